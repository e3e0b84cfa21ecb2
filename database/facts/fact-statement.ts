import { z } from "zod";

import { factAnswers, factStatuses } from "#content/catalogue/venue-profile-words.ts";
import { confidences } from "#content/provenance.ts";
import type { FactAuthor } from "#database/enums.ts";

const people = z.int().positive().nullable().default(null);

/** The content of a statement; rows older than the guest fields have none of these. */
export const factValue = z.object({
  status: z.enum(factStatuses),
  answer: z.enum(factAnswers).nullable(),
  text: z.string(),
  source: z.string(),
  /** Day of the check, or of the venue's statement; wall date in Alberta. */
  checkedOn: z.iso.date(),
  confidence: z.enum(confidences),
  /** Smallest and largest party in people; only the fact 'guests' has them. */
  guestsFrom: people,
  guestsTo: people,
});

export type FactValue = z.infer<typeof factValue>;

/** One row of a fact's record: a statement, the end of one (content/), or the rejection of one. */
export type FactRecord = {
  /** Later rows have higher numbers. */
  id: number;
  changedBy: FactAuthor;
  after: FactValue | null;
  /** Number of the statement that this row rejects. */
  rejects: number | null;
};

/** A row with a statement. */
export type FactStatement<Row extends FactRecord = FactRecord> = Row & { after: FactValue };

/**
 * The current statement: the newest by day among those that the desk has not rejected; of one day, the later
 * row. Of content/ only the last row counts, and on the same day it yields to venue and desk. Null when
 * nothing is known.
 * @param rows of one fact of one venue
 */
export function acceptedStatement<Row extends FactRecord>(rows: readonly Row[]): FactStatement<Row> | null {
  const rejected = new Set(rows.map(({ rejects }) => rejects));
  const lastOfContent = Math.max(
    ...rows.filter(({ changedBy }) => changedBy === "content").map(({ id }) => id),
  );
  return rows
    .filter(hasStatement)
    .filter(({ id, changedBy }) => !rejected.has(id) && (changedBy !== "content" || id === lastOfContent))
    .reduce<FactStatement<Row> | null>(
      (best, next) => (best === null || isNewer(next, best) ? next : best),
      null,
    );
}

/** Whether a row contains a statement. */
export const hasStatement = <Row extends FactRecord>(row: Row): row is FactStatement<Row> =>
  row.after !== null;

function isNewer(one: FactStatement, other: FactStatement): boolean {
  if (one.after.checkedOn !== other.after.checkedOn) return one.after.checkedOn > other.after.checkedOn;
  const [oneIsContent, otherIsContent] = [one, other].map(({ changedBy }) => changedBy === "content");
  return oneIsContent === otherIsContent ? one.id > other.id : otherIsContent === true;
}
