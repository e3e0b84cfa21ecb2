import { parseArgs } from "node:util";

import type { DeskCommand, DeskCommandGroup } from "./desk-command.ts";
import { helpOfCommand, helpOfGroup, helpOverview } from "./help.ts";

/** The parsed command line: a command to run, a help text, or a mistake with advice. */
export type ParsedCommand =
  | {
      kind: "run";
      command: DeskCommand;
      positionals: string[];
      flags: ReadonlySet<string>;
      values: ReadonlyMap<string, string>;
      json: boolean;
    }
  | { kind: "help"; text: string }
  | { kind: "wrong"; message: string };

/** @param words the arguments after `npm run desk --` */
export function parseCommand(subjects: readonly DeskCommandGroup[], words: readonly string[]): ParsedCommand {
  const [first, second] = words;
  if (first === undefined) return { kind: "wrong", message: helpOverview(subjects) };
  if (first === "--help" || first === "-h" || first === "help")
    return { kind: "help", text: helpOverview(subjects) };

  const subject = subjects.find(({ name }) => name === first);
  if (subject === undefined)
    return {
      kind: "wrong",
      message: `The desk does not know '${first}'. It knows: ${subjects.map(({ name }) => name).join(", ")}.`,
    };
  const alone = subject.commands.find(({ name }) => name === "");
  const named = subject.commands.find(({ name }) => name !== "" && name === second);
  const command = named ?? alone;
  const rest = words.slice(named ? 2 : 1);
  if (command === undefined) {
    if (rest.some((word) => word === "--help" || word === "-h"))
      return { kind: "help", text: helpOfGroup(subject) };
    const mistake = second === undefined ? "" : `${first} has no command '${second}'.\n\n`;
    return { kind: "wrong", message: `${mistake}${helpOfGroup(subject)}` };
  }
  return readRest(subject, command, rest);
}

/** The name of a picture is a hash, and one in 64 of them begins like an option. */
const isHyphenatedHash = (word: string) => /^-[\w-]{26}$/.test(word);

/** The same words; those names come behind '--', where nothing is read as an option. */
function withNamesLast(words: readonly string[]): string[] {
  const names = words.filter(isHyphenatedHash);
  if (names.length === 0 || words.includes("--")) return [...words];
  return [...words.filter((word) => !isHyphenatedHash(word)), "--", ...names];
}

function readRest(subject: DeskCommandGroup, command: DeskCommand, rest: readonly string[]): ParsedCommand {
  const wrong = (mistake: string): ParsedCommand => ({
    kind: "wrong",
    message: `${mistake}\n\n${helpOfCommand(subject, command)}`,
  });
  try {
    const { values, positionals } = parseArgs({
      args: withNamesLast(rest),
      allowPositionals: true,
      options: {
        ...Object.fromEntries(
          Object.entries(command.options).map(([name, { value }]) => [
            name,
            { type: value === undefined ? ("boolean" as const) : ("string" as const) },
          ]),
        ),
        json: { type: "boolean" },
        help: { type: "boolean", short: "h" },
      },
    });
    if (values.help) return { kind: "help", text: helpOfCommand(subject, command) };
    const needed = command.positionals.filter((name) => !name.startsWith("["));
    const missing = needed[positionals.length];
    if (missing !== undefined) return wrong(`${missing} is missing.`);
    const extra = positionals[command.positionals.length];
    if (extra !== undefined) return wrong(`'${extra}' is one word too many.`);
    const given = Object.entries<string | boolean | undefined>(values).filter(
      ([name]) => name in command.options,
    );
    return {
      kind: "run",
      command,
      positionals,
      flags: new Set(given.flatMap(([name, value]) => (value === true ? [name] : []))),
      values: new Map(given.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []))),
      json: values.json === true,
    };
  } catch (error) {
    if (error instanceof TypeError && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))
      return wrong(error.message.split(". ")[0] + ".");
    throw error;
  }
}
