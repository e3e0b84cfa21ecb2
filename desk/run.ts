import { readSettings } from "#server/environment.ts";

import { openDesk } from "./desk-client.ts";
import { parseCommand, type ParsedCommand } from "./parse-command.ts";
import { commandGroups } from "./commands/index.ts";

/**
 * Runs an operator's command, and prints the result.
 * @param words the arguments after the name of the program
 * @param environment source of the settings
 * @returns the exit code
 */
export async function runDesk(words: string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const read = parseCommand(commandGroups, words);
  if (read.kind === "run") return run(read, environment);
  if (read.kind === "help") {
    console.log(read.text);
    return 0;
  }
  console.error(read.message);
  return 2;
}

async function run(
  { command, json, ...typed }: ParsedCommand & { kind: "run" },
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const settings = readSettings(environment);
    await using desk = openDesk(settings);
    const call = { ...typed, settings, request: desk.ask };
    const answer = await command.run(call);
    if (json) console.log(JSON.stringify(answer, null, 2));
    else command.print(answer, call);
    return command.failed(answer) ? 1 : 0;
  } catch (error) {
    // Errors that the operator can fix are shown in words; all others with their stack.
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
