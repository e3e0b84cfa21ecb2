import type { Config } from "@react-router/dev/config";
import { join } from "node:path";

import { compressFiles } from "./scripts/prepare/compress-files.mjs";

export default {
  // About twenty routes: the whole table comes with the page, and no manifest address is needed.
  routeDiscovery: { mode: "initial" },
  buildEnd: ({ reactRouterConfig }) => compressFiles(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
