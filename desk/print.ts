import { formatTable, type TableColumn } from "./format-table.ts";
import { sanitizeText } from "./sanitize-text.ts";

/** Prints a table that fits the terminal; a program that reads gets every cell in full, without titles. */
export function printTable(columns: readonly TableColumn[], rows: readonly (readonly string[])[]): void {
  const width = process.stdout.isTTY ? process.stdout.columns : null;
  for (const line of formatTable(columns, rows, width)) console.log(line);
}

type Letters = { kind: string; columns: readonly TableColumn[]; rows: readonly string[][]; total: number };

/** Prints a list of submissions, and how many more there are. */
export function printNewestFirst({ kind, columns, rows, total }: Letters): void {
  if (rows.length === 0) console.log(`No ${kind} yet.`);
  else printTable(columns, rows);
  const more = total - rows.length;
  // On standard error and not in the list, so that a program that counts lines is not misled.
  if (more > 0)
    console.error(
      `${more} older ${more === 1 ? "one is" : "ones are"} not shown. All of them: npm run desk -- ${kind} list --all`,
    );
}

/** Prints one field per line; empty ones are left out. */
export function printFields(
  fields: readonly (readonly [label: string, value: string | null | undefined])[],
): void {
  for (const [label, value] of fields)
    if (value) console.log(`${`${label}:`.padEnd(14)} ${sanitizeText(value, indented)}`);
}

/** Indents further lines of a value below the value, so that none looks like a field. */
const indented = `\n${" ".repeat(15)}`;
