import { categoryIds } from "#content/catalogue/categories.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";

import { nameOf } from "#app/plan/shortlist/shortlist-rules.ts";
import { shortlistStatuses, type Shortlisted } from "#app/plan/shortlist/shortlist-tables.ts";

type Group = { category: string; name: string; rows: readonly Shortlisted[] };

/** Rows by category, in the order of the directory, booked ones first; those without one at the end. */
export function byCategory(rows: readonly Shortlisted[]): Group[] {
  const known: readonly string[] = categoryIds;
  const isKnown = ({ category }: Shortlisted) => known.includes(category);
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

const furthestFirst = (a: Shortlisted, b: Shortlisted) =>
  shortlistStatuses.indexOf(b.status) - shortlistStatuses.indexOf(a.status) ||
  nameOf(a).localeCompare(nameOf(b), "en-CA") ||
  (a.id < b.id ? -1 : 1);

export type ComparedQuote = {
  row: Shortlisted;
  cents: number;
  /** More than the lowest of them. */ more: number;
};

/** The quotes of a category, the lowest first. */
export function compareQuotes(rows: readonly Shortlisted[]): ComparedQuote[] {
  const quoted = rows
    .flatMap((row) => (row.quoteCents === null ? [] : [{ row, cents: row.quoteCents }]))
    .toSorted((a, b) => a.cents - b.cents || (a.row.id < b.row.id ? -1 : 1));
  const lowest = quoted[0]?.cents ?? 0;
  return quoted.map(({ row, cents }) => ({ row, cents, more: cents - lowest }));
}

/** How many rows stand where, and what the booked ones come to. */
export function countShortlist(rows: readonly Shortlisted[]) {
  const count = { considering: 0, contacted: 0, quoted: 0, booked: 0 };
  let bookedCents = 0;
  for (const { status, quoteCents } of rows) {
    count[status] += 1;
    if (status === "booked") bookedCents += quoteCents ?? 0;
  }
  return { ...count, bookedCents };
}
