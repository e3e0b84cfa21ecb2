import { spawn } from "node:child_process";
import { createWriteStream } from "node:fs";

import { inProject } from "./project-folder.ts";

// Serves the site of the browser tests, and adds all that it writes to a file: the run looks for keys in it.
const site = spawn(process.execPath, [inProject("test-support/serve-with-high-limits.ts")], {
  stdio: ["ignore", "pipe", "pipe"],
});
const file = process.env.SITES_LOG;
if (file !== undefined)
  for (const stream of [site.stdout, site.stderr]) stream.pipe(createWriteStream(file, { flags: "a" }));
site.stdout.resume();
site.stderr.pipe(process.stderr);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => site.kill(signal));
site.on("close", (code) => process.exit(code ?? 1));
