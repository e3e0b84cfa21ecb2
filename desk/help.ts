import type { DeskCommand, DeskCommandGroup } from "./desk-command.ts";

const call = "npm run desk --";

/** All subjects with their commands. */
export function helpOverview(subjects: readonly DeskCommandGroup[]): string {
  const commands = subjects.flatMap((subject) =>
    subject.commands.map((command): Line => [synopsis(subject, command), command.help]),
  );
  return [
    "The desk: what has come in, the catalogue, and the copy of it all. It works while the site runs, and without it.",
    "",
    ...aligned(commands),
    "",
    ...everywhere,
  ].join("\n");
}

/** One subject with its commands and their options. */
export function helpOfGroup(subject: DeskCommandGroup): string {
  return [
    `${subject.name}: ${subject.help}`,
    "",
    ...aligned(subject.commands.map((command): Line => [synopsis(subject, command), command.help])),
    ...optionLines(subject.commands.flatMap(({ options }) => Object.entries(options))),
    "",
    ...everywhere,
  ].join("\n");
}

/** One command with its options. */
export function helpOfCommand(subject: DeskCommandGroup, command: DeskCommand): string {
  return [
    `${call} ${synopsis(subject, command)}`,
    `  ${command.help}`,
    ...optionLines(Object.entries(command.options)),
    "",
    ...everywhere,
  ].join("\n");
}

type Line = readonly [left: string, right: string];

const everywhere = [
  "--json prints the answer for a program (npm run --silent desk -- ... --json), --help explains.",
  "Exit code 0: done, 1: could not be done, 2: wrong use.",
];

function synopsis(subject: DeskCommandGroup, { name, positionals, options }: DeskCommand): string {
  const switches = Object.entries(options).map(
    ([option, { value }]) => `[--${option}${value === undefined ? "" : ` ${value}`}]`,
  );
  return [subject.name, name, ...positionals, ...switches].filter(Boolean).join(" ");
}

function optionLines(options: readonly (readonly [string, { help: string; value?: string }])[]): string[] {
  const lines = new Map(
    options.map(([name, { help, value }]) => [`--${name}${value === undefined ? "" : ` ${value}`}`, help]),
  );
  return lines.size === 0 ? [] : ["", ...aligned([...lines])];
}

/** Explanations in a column; after a long left side on a separate line. */
function aligned(lines: readonly Line[]): string[] {
  const width = Math.min(36, Math.max(...lines.map(([left]) => left.length)));
  return lines.flatMap(([left, right]) =>
    left.length > width
      ? [`  ${left}`, `  ${" ".repeat(width)}  ${right}`]
      : [`  ${left.padEnd(width)}  ${right}`],
  );
}
