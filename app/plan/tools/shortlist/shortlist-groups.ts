import { categoryIds } from "#content/catalogue/categories.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { alphabetically } from "#app/languages/alphabetically.ts";

import { businessName, quotedTotal } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlistStatuses } from "#app/catalogue/plan-outbox/shortlist-status.ts";
import { type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

type Group = { category: string; name: string; rows: readonly ShortlistRow[] };

/**
 * Rows by category, in the order of the directory, booked ones first; those without a category at the end.
 */
export function groupByCategory(rows: readonly ShortlistRow[]): Group[] {
  const known: readonly string[] = categoryIds;
  const isKnown = ({ category }: ShortlistRow) => known.includes(category);
  const groups = categoryIds.map((id) => ({
    category: id,
    name: categoryName(id),
    rows: rows.filter(({ category }) => category === id),
  }));
  const others = { category: "", name: "Others", rows: rows.filter((row) => !isKnown(row)) };
  return [...groups, others]
    .filter((group) => group.rows.length > 0)
    .map((group) => ({ ...group, rows: group.rows.toSorted(furthestFirst) }));
}

const furthestFirst = (a: ShortlistRow, b: ShortlistRow) =>
  shortlistStatuses.indexOf(b.status) - shortlistStatuses.indexOf(a.status) ||
  alphabetically(businessName(a), businessName(b)) ||
  (a.id < b.id ? -1 : 1);

export type ComparedQuote = {
  row: ShortlistRow;
  /** What the quote comes to for the guests. */
  cents: number;
  /** Difference from the lowest quote. */
  more: number;
};

/**
 * The quotes of a category by what they come to, lowest first; one per guest is left out while nobody knows how
 * many come.
 * @param guests how many the wedding has to be ready for; null where that is open
 */
export function compareQuotes(rows: readonly ShortlistRow[], guests: number | null): ComparedQuote[] {
  const quoted = rows
    .map((row) => ({ row, cents: quotedTotal(row, guests) }))
    .filter((quote): quote is { row: ShortlistRow; cents: number } => quote.cents !== null)
    .toSorted((a, b) => a.cents - b.cents || (a.row.id < b.row.id ? -1 : 1));
  const lowest = quoted[0]?.cents ?? 0;
  return quoted.map(({ row, cents }) => ({ row, cents, more: cents - lowest }));
}

/** Number of rows by status, and the total of the booked ones for that many guests. */
export function countShortlist(rows: readonly ShortlistRow[], guests: number | null) {
  const count = { considering: 0, contacted: 0, quoted: 0, booked: 0 };
  let bookedCents = 0;
  for (const row of rows) {
    count[row.status] += 1;
    if (row.status === "booked") bookedCents += quotedTotal(row, guests) ?? 0;
  }
  return { ...count, bookedCents };
}
