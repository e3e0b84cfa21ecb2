import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { setFlagsFromString } from "node:v8";

import { readSettings, SettingsError } from "./environment.ts";
import { reportError, redirectConsole } from "./log/report-error.ts";
import { watchUncaughtErrors } from "./log/uncaught-errors.ts";
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

// The heap limit of this thread is already set on the command line; as a flag here it would also be that of
// every worker thread, whatever resourceLimits say.
setFlagsFromString("--max-old-space-size=0");
watchUncaughtErrors();
if (!values.dev) redirectConsole();
try {
  const projectRoot = fileURLToPath(new URL("..", import.meta.url));
  const serve = values.dev ? (await import("./development-server.ts")).serveDevelopment : serveSite;
  await serve(readSettings(process.env), projectRoot);
  // Everything is closed and released; a silent mail server may hold its connection for half a minute more.
  process.exit();
} catch (error) {
  // Errors that the operator can fix are shown in words; all others with their stack.
  if (error instanceof SettingsError || isForOperator(error)) process.stderr.write(`\n${error.message}\n`);
  else reportError({ what: "The site could not be opened", error });
  process.exitCode = 1;
}

function isForOperator(error: unknown): error is Error {
  return error instanceof Error && forOperator.has(error.name);
}
