// The page's own tests. Building the page needs none of this: it must work where only its dependencies are installed.
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(
  page,
  defineConfig({
    // Without it tests would get the parts of Svelte that are for servers, which have no effects.
    resolve: { conditions: ["browser"] },
    test: { include: ["tests/**/*.test.ts"], environment: "happy-dom", testTimeout: 60_000 },
  }),
);
