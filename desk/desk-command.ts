import type { z } from "zod";

import type { Settings } from "#server/environment.ts";

import type { AskDesk } from "./desk-client.ts";

/** What the operator typed behind a command, and how the command reaches the site. */
export type DeskCall = {
  /** What stands for the positionals, in their order. */
  words: readonly string[];
  /** Switches that were given. */
  flags: ReadonlySet<string>;
  /** Options with a value that were given. */
  values: ReadonlyMap<string, string>;
  settings: Settings;
  /** Asks the site, or the database where no site runs; opened with the first question. */
  ask: AskDesk;
};

type DeskOption = { help: string; value?: string };

type CommandWords = {
  /** The word behind the subject's; empty where the subject is itself the command. */
  name: string;
  /** What has to be given behind it, such as 'REFERENCE'; one in brackets may be left out. */
  positionals?: readonly string[];
  /** Without the dashes; `value` names what follows, and none makes a switch. */
  options?: Readonly<Record<string, DeskOption>>;
  /** One line. */
  help: string;
};

/** A command of the desk, as the table of subjects holds it. */
export type DeskCommand = Required<CommandWords> & {
  /** Gives what `--json` prints. */
  run: (call: DeskCall) => Promise<unknown>;
  /** Prints the answer for people. */
  print: (answer: unknown, call: DeskCall) => void;
  /** Whether the answer means that what was wanted was not done: then the exit code is 1. */
  failed: (answer: unknown) => boolean;
};

/** What the desk can be asked about. */
export type DeskSubject = { name: string; help: string; commands: readonly DeskCommand[] };

/**
 * Makes a command whose answer is checked before it is printed.
 * @param definition.answer what the site answers
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
  run: (call: DeskCall) => Promise<unknown>;
  print: (answer: Answer, call: DeskCall) => void;
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
