import { z } from "zod";

import { deskCommand, type DeskCall } from "./desk-command.ts";
import { DeskError } from "./desk-error.ts";
import type { Column } from "./format-table.ts";
import { printLetters } from "./print.ts";

type LetterList<Row> = {
  /** What they are called, which is also where the site tells of them. */
  kind: string;
  help: string;
  row: z.ZodType<Row>;
  columns: readonly Column[];
  cells: (row: Row) => string[];
};

/** The command that lists what came in of one kind, newest first. */
export const letterList = <Row>({ kind, help, row, columns, cells }: LetterList<Row>) =>
  deskCommand({
    name: "list",
    options: { all: { help: "all of them, not only the newest 200" } },
    help,
    answer: z.object({ rows: z.array(row), total: z.int() }),
    run: ({ ask, flags }) => ask(`/${kind}${flags.has("all") ? "?all" : ""}`),
    print: ({ rows, total }) => printLetters({ kind, columns, rows: rows.map(cells), total }),
  });

/** What was given as --reason. @param without what the operator reads where none was */
export function reasonOf({ values }: Pick<DeskCall, "values">, without: string): string {
  const reason = values.get("reason")?.trim() ?? "";
  if (reason === "") throw new DeskError(without);
  return reason;
}
