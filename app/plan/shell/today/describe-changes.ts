import type { ForeignChange } from "#app/plan/session/changes/changes-since.ts";
import type { ToolWithRows } from "#app/plan/ui/shown-row.ts";
import type { ToolId } from "#app/plan/ui/tool-ids.ts";

import type { NewsItem } from "./news.ts";

/** Up to this number of rows of a kind each has a line of its own. */
const mostNamed = 2;

type Kind = {
  to: ToolId;
  one: string;
  many: string;
  /** The tool that opens at a row of this kind. */
  rows?: ToolWithRows;
};

/** What a couple calls the rows of the plan's tables and grids; changes of other ones are not listed. */
const kinds: Readonly<Record<string, Kind>> = {
  wedding: { to: "details", one: "the wedding details", many: "wedding details" },
  events: { to: "details", one: "an event", many: "events", rows: "details" },
  tasks: { to: "checklist", one: "a task", many: "tasks", rows: "checklist" },
  "budget-items": { to: "budget", one: "a budget item", many: "budget items" },
  payments: { to: "budget", one: "a payment", many: "payments", rows: "budget" },
  households: { to: "guests", one: "a household", many: "households", rows: "guests" },
  guests: { to: "guests", one: "a guest", many: "guests" },
  invitations: { to: "guests", one: "an invitation", many: "invitations", rows: "guests" },
  moments: { to: "schedule", one: "a schedule item", many: "schedule items", rows: "schedule" },
  "seating-tables": { to: "seating", one: "a table", many: "tables" },
  "seated-households": { to: "seating", one: "a household’s seats", many: "households’ seats" },
  shortlist: { to: "shortlist", one: "a vendor", many: "vendors", rows: "shortlist" },
  rsvp: { to: "rsvp", one: "the reply page", many: "reply pages" },
  delays: { to: "day", one: "a delay", many: "delays" },
};

/** What a couple calls the fields of its wedding, where one alone was changed. */
const weddingFields: Readonly<Record<string, string>> = {
  title: "whose wedding it is",
  date: "the wedding day",
  guests: "the number of guests",
  budgetCents: "the total budget",
  places: "where the wedding is",
  kinds: "the traditions",
};

/** How a field that says more than 'changed' is told. */
const doneFields: Readonly<Record<string, string>> = {
  doneOn: "ticked",
  doneAt: "ticked",
  paidOn: "marked as paid",
};

/**
 * What others changed, in sentences with their names: 'Rajvir ticked “Book the hall”'.
 * @param nameOf what the couple calls a row; '' where it has no name
 */
export function describeChanges(
  changes: readonly ForeignChange[],
  nameOf: (change: ForeignChange) => string,
): NewsItem[] {
  const listed = changes.flatMap((change) => {
    const kind = kinds[change.table];
    return kind === undefined ? [] : [{ ...change, kind }];
  });
  const groups = Map.groupBy(
    listed,
    ({ editor, table, removed }) => `${editor}/${table}${removed === undefined ? "" : "/-"}`,
  );
  return [...groups].flatMap(([group, rows]): NewsItem[] => {
    const [first] = rows;
    if (first === undefined) return [];
    const who = first.editor.trim() || "Someone";
    // Each delay says how much it moved.
    if (first.table === "delays")
      return rows.map((row) => ({
        key: `change/${group}/${row.id}`,
        text: `${who}: ${nameOf(row)}`,
        to: row.kind.to,
      }));
    if (rows.length > mostNamed)
      return [
        {
          key: `change/${group}`,
          text: `${who} ${first.removed === undefined ? "changed" : "removed"} ${rows.length} ${first.kind.many}`,
          to: first.kind.to,
        },
      ];
    return rows.map((row) => {
      const name = nameOf(row);
      const what = name === "" ? (weddingField(row) ?? row.kind.one) : `“${name}”`;
      const { to, rows: tool } = row.kind;
      return {
        key: `change/${group}/${row.id}`,
        text: `${who} ${verb(row)} ${what}`,
        to,
        ...(tool !== undefined && row.removed === undefined && { row: { tool, id: row.id } }),
      };
    });
  });
}

function weddingField({ table, fields }: ForeignChange): string | undefined {
  const [field, ...more] = fields.filter((one) => one !== "+");
  return table === "wedding" && field !== undefined && more.length === 0 ? weddingFields[field] : undefined;
}

function verb({ fields, table, removed, isBroughtBack }: ForeignChange): string {
  if (removed !== undefined) return "removed";
  // A task of the site's list gets its row with its first change, and has no title of its own.
  const isListed = table === "tasks" && !fields.includes("title");
  const isWhole = fields.includes("+") && !isListed;
  if (isWhole && isBroughtBack === true) return "brought back";
  const done = fields.map((field) => doneFields[field]).find((words) => words !== undefined);
  if (done !== undefined) return done;
  if (table === "invitations") return "changed the invitation of";
  if (table === "seated-households") return "seated";
  return isWhole ? "added" : "changed";
}
