import type { Config } from "@react-router/dev/config";
import { join } from "node:path";

import { buildPlanWorker } from "./tooling/build-plan-worker.mjs";
import { compressFiles } from "./tooling/compress-files.mjs";
import { splitStylesheets } from "./tooling/split-stylesheets.mjs";

export default {
  // The whole table is 3 kB: it comes with the page, and no address of a manifest is needed.
  routeDiscovery: { mode: "initial" },
  // A route's client loader is a few lines: a file of its own costs more than it saves.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    splitStylesheets(buildDirectory);
    await buildPlanWorker(buildDirectory);
    await compressFiles(join(buildDirectory, "client"));
  },
} satisfies Config;
