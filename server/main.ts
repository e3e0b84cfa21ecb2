import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";

import { readSettings, SettingsError } from "./environment.ts";
import { reportError, takeOverConsole } from "./log/report-error.ts";
import { watchForFaults } from "./log/until-fault.ts";
import { serveSite } from "./serve-site.ts";

/** By name: the site's classes are those of the build. */
const forOperator = new Set([
  "FolderInUseError",
  "ContentError",
  "PortInUseError",
  "DatabaseDamagedError",
  "DatabaseStoppedError",
  "WrongSecretError",
  "DataFolderError",
]);

const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });

// The heap of this thread has its limit already, from the command line; as a flag it would also be that of
// every worker thread, whatever resourceLimits say.
setFlagsFromString("--max-old-space-size=0");
watchForFaults();
if (!values.dev) takeOverConsole();
try {
  const projectRoot = fileURLToPath(new URL("..", import.meta.url));
  const serve = values.dev ? (await import("./development-server.ts")).serveDevelopment : serveSite;
  await serve(readSettings(process.env), projectRoot);
  // All is closed and given back; a mail server that is silent may hold its line for half a minute more.
  process.exit();
} catch (error) {
  // What the operator can mend is said in words; anything else keeps its stack.
  if (error instanceof SettingsError || isForOperator(error)) process.stderr.write(`\n${error.message}\n`);
  else reportError({ what: "The site could not be opened", error });
  process.exitCode = 1;
}

function isForOperator(error: unknown): error is Error {
  return error instanceof Error && forOperator.has(error.name);
}
