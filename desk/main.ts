import { readSettings } from "#server/environment.ts";

import { openDesk } from "./desk-client.ts";
import { readCommand, type ReadCommand } from "./read-command.ts";
import { subjects } from "./subjects/index.ts";

// A reader such as `head` may leave before everything is printed; that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

const read = readCommand(subjects, process.argv.slice(2));
if (read.kind === "run") await obey(read);
else if (read.kind === "help") console.log(read.text);
else {
  console.error(read.message);
  process.exitCode = 2;
}

async function obey({ command, json, ...typed }: ReadCommand & { kind: "run" }): Promise<void> {
  try {
    const settings = readSettings(process.env);
    await using desk = openDesk(settings);
    const call = { ...typed, settings, ask: desk.ask };
    const answer = await command.run(call);
    if (json) console.log(JSON.stringify(answer, null, 2));
    else command.print(answer, call);
    if (command.failed(answer)) process.exitCode = 1;
  } catch (error) {
    // What the operator can mend is said in words; anything else keeps its stack.
    console.error(isForOperator(error) ? error.message : error);
    process.exitCode = 1;
  }
}

function isForOperator(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ["SettingsError", "DeskError", "FolderInUseError", "BackupError"].includes(error.name)
  );
}
