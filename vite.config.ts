import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

import { chunkGroups } from "./tooling/chunk-groups.mjs";

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Scripts and styles are files: an inlined asset would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Every page can tell the plan of a heart, and none has to name all files that this then needs.
    modulePreload: {
      resolveDependencies: (file, needed) => (file.includes("deliver-outbox") ? [] : needed),
    },
    // Says which files the plan's pages load; tooling/build-plan-worker.mjs reads and removes it.
    manifest: true,
  },
  // A module waits for its WebAssembly at the top, which only modules can. One file each: their policy loads no other.
  worker: { format: "es", rolldownOptions: { output: { codeSplitting: false } } },
  // Found only once a page asks for them, they would make the first visit in development load twice.
  optimizeDeps: { include: ["@base-ui/react/dialog", "@base-ui/react/toast"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
  },
});
