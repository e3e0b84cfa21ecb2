import { readSettings, SettingsError } from "#server/environment.ts";

import { withDesk } from "./desk-client.ts";
import { printEnquiries, printEnquiry } from "./print-enquiries.ts";

const usage = `Usage:
  npm run desk -- enquiries list             what has come in, newest first
  npm run desk -- enquiries show REFERENCE   one enquiry, whole`;

const [subject, command, reference, ...more] = process.argv.slice(2);

try {
  if (more.length > 0) explainUse();
  else if (subject === "enquiries" && command === "list" && reference === undefined)
    await withDesk(readSettings(process.env), async (ask) => printEnquiries(await ask("/enquiries")));
  else if (subject === "enquiries" && command === "show" && reference !== undefined)
    await withDesk(readSettings(process.env), async (ask) =>
      printEnquiry(await ask(`/enquiries/${encodeURIComponent(reference)}`)),
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
