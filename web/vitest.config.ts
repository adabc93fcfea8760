// The page's own tests. Building the page needs none of this: it must work where only its dependencies are installed.
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(
  page,
  defineConfig({ test: { include: ["tests/**/*.test.ts"], environment: "happy-dom", testTimeout: 60_000 } }),
);
