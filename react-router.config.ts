import type { Config } from "@react-router/dev/config";

export default {
  // About twenty routes: the whole table comes with the page, and no manifest address is needed.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
