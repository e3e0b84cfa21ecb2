import type { z } from "zod";

import type { Settings } from "#app/messaging/settings.ts";

import type { DeskRequest } from "./desk-client.ts";

/** The operator's arguments of a command, and the command's access to the site. */
export type DeskCommandContext = {
  /** What stands for the positionals, in their order. */
  positionals: readonly string[];
  /** Switches that were given. */
  flags: ReadonlySet<string>;
  /** Options with a value that were given. */
  values: ReadonlyMap<string, string>;
  settings: Settings;
  /** Asks the site, or the database where no site runs; opened with the first question. */
  request: DeskRequest;
};

type DeskOption = { help: string; value?: string };

type CommandWords = {
  /** The word after the subject; empty where the subject is itself the command. */
  name: string;
  /** Required arguments, such as 'REFERENCE'; one in brackets is optional. */
  positionals?: readonly string[];
  /** Without the dashes; `value` names its value, and an option without one is a switch. */
  options?: Readonly<Record<string, DeskOption>>;
  /** One line. */
  help: string;
};

/** A command of the desk, as an entry of a subject's table. */
export type DeskCommand = Required<CommandWords> & {
  /** Returns what `--json` prints. */
  run: (call: DeskCommandContext) => Promise<unknown>;
  /** Prints the answer for people. */
  print: (answer: unknown, call: DeskCommandContext) => void;
  /** Whether the result means that nothing was done: then the exit code is 1. */
  failed: (answer: unknown) => boolean;
};

/** A subject of the desk's commands. */
export type DeskCommandGroup = { name: string; help: string; commands: readonly DeskCommand[] };

/**
 * Makes a command whose response is validated before it is printed.
 * @param answer schema of the site's response
 */
export function deskCommand<Answer>({
  positionals = [],
  options = {},
  answer: schema,
  print,
  failed = () => false,
  ...rest
}: CommandWords & {
  answer: z.ZodType<Answer>;
  run: (call: DeskCommandContext) => Promise<unknown>;
  print: (answer: Answer, call: DeskCommandContext) => void;
  failed?: (answer: Answer) => boolean;
}): DeskCommand {
  return {
    ...rest,
    positionals,
    options,
    print: (answer, call) => print(schema.parse(answer), call),
    failed: (answer) => failed(schema.parse(answer)),
  };
}
