import { formatTable, type Column } from "./format-table.ts";
import { plainText } from "./plain-text.ts";

/** Prints a table that fits the terminal; a program that reads gets every cell whole, without titles. */
export function printTable(columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const width = process.stdout.isTTY ? process.stdout.columns : null;
  for (const line of formatTable(columns, rows, width)) console.log(line);
}

type Letters = { kind: string; columns: readonly Column[]; rows: readonly string[][]; total: number };

/** Prints a list of what came in, and how much of it is not shown. */
export function printLetters({ kind, columns, rows, total }: Letters): void {
  if (rows.length === 0) console.log(`No ${kind} yet.`);
  else printTable(columns, rows);
  const more = total - rows.length;
  // Beside the list and not in it, so that a program that counts lines is not misled.
  if (more > 0)
    console.error(
      `${more} older ${more === 1 ? "one is" : "ones are"} not shown. All of them: npm run desk -- ${kind} list --all`,
    );
}

/** Prints a field on each line, those that are empty left out. */
export function printFields(
  fields: readonly (readonly [label: string, value: string | null | undefined])[],
): void {
  for (const [label, value] of fields)
    if (value) console.log(`${`${label}:`.padEnd(14)} ${plainText(value, indented)}`);
}

/** Begins a further line of a value: under the value, so that none passes for a field. */
const indented = `\n${" ".repeat(15)}`;
