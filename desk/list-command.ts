import { z } from "zod";

import { deskCommand, type DeskCommandContext } from "./desk-command.ts";
import { DeskError } from "./desk-error.ts";
import type { TableColumn } from "./format-table.ts";
import { printNewestFirst } from "./print.ts";

type LetterList<Row> = {
  /** Plural name, which is also the site's path for them. */
  kind: string;
  help: string;
  answer: z.ZodType<{ rows: Row[]; total: number }>;
  columns: readonly TableColumn[];
  cells: (row: Row) => string[];
  /** The states by which they can be filtered. */
  states?: readonly string[];
};

/** The newest rows of a list, and how many there are in all. */
export const newestRows = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int() });

/** The command that lists what came in of one kind, newest first. */
export const listCommand = <Row>({ kind, help, answer, columns, cells, states = [] }: LetterList<Row>) =>
  deskCommand({
    name: "list",
    options: {
      all: { help: "all of them, not only the newest 200" },
      ...(states.length > 0 && { state: { help: `only these: ${states.join(", ")}`, value: "STATE" } }),
    },
    help,
    answer,
    run: ({ request, flags, values }) => {
      const state = values.get("state");
      if (state !== undefined && !states.includes(state))
        throw new DeskError(`--state is one of ${states.join(", ")}.`);
      const query = [flags.has("all") ? ["all"] : [], state === undefined ? [] : [`state=${state}`]].flat();
      return request(`/${kind}${query.length === 0 ? "" : `?${query.join("&")}`}`);
    },
    print: ({ rows, total }) => printNewestFirst({ kind, columns, rows: rows.map(cells), total }),
  });

/**
 * The value of --reason.
 * @param without error message where there was none
 */
export function requireReason({ values }: Pick<DeskCommandContext, "values">, without: string): string {
  const reason = values.get("reason")?.trim() ?? "";
  if (reason === "") throw new DeskError(without);
  return reason;
}
