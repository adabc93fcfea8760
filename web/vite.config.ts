import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/battlemat/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Where words stand and what dice promise are files of their own, so that tests can ask what was built in a
      // browser.
      input: { index: "index.html", "label-places": "src/lib/labels.ts", "attack-odds": "src/games/xwing/chances.ts" },
      preserveEntrySignatures: "exports-only",
    },
  },
  server: {
    port: 5173,
    proxy: { "/api": { target: server, ws: true } },
  },
});
