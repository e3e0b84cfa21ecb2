import { setFlagsFromString } from "node:v8";

import { readSettings } from "#server/environment.ts";
import { serveSite } from "#server/serve-site.ts";

import { inProject } from "./project-folder.ts";
import { highLimits } from "./high-limits.ts";

// What server/main.ts serves, for tests that send more forms than people do.
setFlagsFromString("--max-old-space-size=0");
await serveSite(readSettings(process.env), inProject("."), highLimits);
