import { readSettings } from "#server/environment.ts";
import { serveSite } from "#server/serve-site.ts";

import { inProject } from "./project-folder.ts";
import { highLimits } from "./high-limits.ts";

// The site as the build in another folder has it, which is the argument; without one as the project's has it.
await serveSite(readSettings(process.env), process.argv[2] ?? inProject("."), highLimits);
// As server/main.ts ends.
process.exit();
