import { readSettings, SettingsError } from "#server/environment.ts";

import { withDesk } from "./desk-client.ts";
import { printCorrection, printCorrections } from "./print-corrections.ts";
import { printEnquiries, printEnquiry } from "./print-enquiries.ts";
import { readCommand, usage, type DeskCommand } from "./read-command.ts";

const printers = {
  enquiries: { list: printEnquiries, show: printEnquiry },
  corrections: { list: printCorrections, show: printCorrection },
};

const command = readCommand(process.argv.slice(2));
if (command) await obey(command);
else {
  console.error(usage);
  process.exitCode = 2;
}

async function obey(wanted: DeskCommand): Promise<void> {
  const { kind, subject } = wanted;
  const path = kind === "list" ? (wanted.all ? "?all" : "") : `/${encodeURIComponent(wanted.reference)}`;
  try {
    await withDesk(readSettings(process.env), async (ask) =>
      printers[subject][kind](await ask(`/${subject}${path}`)),
    );
  } catch (error) {
    const forOperator =
      error instanceof SettingsError ||
      (error instanceof Error && ["DeskError", "FolderInUseError"].includes(error.name));
    console.error(forOperator && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
