import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/ironroad/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      "/api": { target: "http://127.0.0.1:8018", ws: true },
      "/titles": { target: "http://127.0.0.1:8018" },
    },
    fs: { allow: [".."] },
  },
  test: { include: ["tests/**/*.test.ts"], css: true },
});
