import { readSettings, SettingsError } from "#server/environment.ts";

import { withDesk } from "./desk-client.ts";
import { printCorrection, printCorrections } from "./print-corrections.ts";
import { printEnquiries, printEnquiry } from "./print-enquiries.ts";

const usage = `Usage:
  npm run desk -- enquiries list [--all]       what has come in, newest first
  npm run desk -- enquiries show REFERENCE     one enquiry, whole
  npm run desk -- corrections list [--all]     what is said to be wrong, newest first
  npm run desk -- corrections show REFERENCE   one correction, whole`;

const subjects = new Map([
  ["enquiries", { printAll: printEnquiries, printOne: printEnquiry }],
  ["corrections", { printAll: printCorrections, printOne: printCorrection }],
]);

const [name = "", command, argument, ...more] = process.argv.slice(2);
const subject = subjects.get(name);

try {
  if (subject === undefined || more.length > 0) explainUse();
  else if (command === "list" && (argument === undefined || argument === "--all"))
    await withDesk(readSettings(process.env), async (ask) =>
      subject.printAll(await ask(`/${name}${argument === undefined ? "" : "?all"}`)),
    );
  else if (command === "show" && argument !== undefined)
    await withDesk(readSettings(process.env), async (ask) =>
      subject.printOne(await ask(`/${name}/${encodeURIComponent(argument)}`)),
    );
  else explainUse();
} catch (error) {
  const forOperator =
    error instanceof SettingsError ||
    (error instanceof Error && ["DeskError", "FolderInUseError"].includes(error.name));
  console.error(forOperator && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function explainUse(): void {
  console.error(usage);
  process.exitCode = 2;
}
