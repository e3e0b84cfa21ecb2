import { readSettings } from "#server/environment.ts";

import { openDesk } from "./desk-client.ts";
import { readCommand, type ReadCommand } from "./parse-command.ts";
import { subjects } from "./commands/index.ts";

/**
 * Does what an operator typed, and prints what came of it.
 * @param words what stands behind the name of the program
 * @param environment where the settings are
 * @returns the exit code
 */
export async function obey(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const read = readCommand(subjects, words);
  if (read.kind === "run") return run(read, environment);
  if (read.kind === "help") {
    console.log(read.text);
    return 0;
  }
  console.error(read.message);
  return 2;
}

async function run(
  { command, json, ...typed }: ReadCommand & { kind: "run" },
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const settings = readSettings(environment);
    await using desk = openDesk(settings);
    const call = { ...typed, settings, ask: desk.ask };
    const answer = await command.run(call);
    if (json) console.log(JSON.stringify(answer, null, 2));
    else command.print(answer, call);
    return command.failed(answer) ? 1 : 0;
  } catch (error) {
    // What the operator can mend is said in words; anything else keeps its stack.
    console.error(isForOperator(error) ? error.message : error);
    return 1;
  }
}

function isForOperator(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ["SettingsError", "DeskError", "FolderInUseError", "BackupError"].includes(error.name)
  );
}
