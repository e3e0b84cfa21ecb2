import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

import { latePartsLast } from "./tooling/deferred-styles-last.mjs";
import { scriptGroups } from "./scripts/prepare/script-groups.mjs";
import { withoutUnusedFeatures } from "./tooling/strip-unused-features.mjs";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), withoutUnusedFeatures(), latePartsLast()],
  build: {
    // Scripts and styles are files: an inlined asset would need a hole in the Content-Security-Policy.
    assetsInlineLimit: 0,
    // Every page can tell the plan of a heart, and none has to name all files that this then needs.
    modulePreload: {
      resolveDependencies: (file, needed) => (file.includes("take-news") ? [] : needed),
    },
    // Says which files the plan's pages load; scripts/prepare/build-plan-worker.mjs reads and removes it.
    manifest: true,
  },
  // Found only once a page asks for them, they would make the first visit in development load twice.
  optimizeDeps: { include: ["@base-ui/react/dialog", "@base-ui/react/toast", "@tanstack/react-query"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptGroups } } } } },
    ssr: { build: { rolldownOptions: { input: "./server/app.ts" } } },
  },
});
