import { z } from "zod";

/** Who can say something about a venue. */
export const factAuthors = ["content", "venue", "desk"] as const;

export type FactAuthor = (typeof factAuthors)[number];

const people = z.int().positive().nullable().default(null);

/** What a statement says; rows of before there were parties of guests have none. */
export const factValue = z.object({
  status: z.enum(["confirmed", "reported"]),
  answer: z.enum(["yes", "no", "depends"]).nullable(),
  text: z.string(),
  source: z.string(),
  /** Day on which somebody looked, or on which the venue said it; wall date in Alberta. */
  checkedOn: z.iso.date(),
  confidence: z.enum(["high", "medium", "low"]),
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

/** A row that says something. */
export type FactStatement<Row extends FactRecord = FactRecord> = Row & { after: FactValue };

/**
 * The statement that counts: the newest by its day among those that the desk has not rejected, of one
 * day the later one. Of content/ only its last word is one, and on the same day it yields to venue
 * and desk. Null when nothing is known.
 * @param rows of one fact of one venue
 */
export function acceptedStatement<Row extends FactRecord>(rows: readonly Row[]): FactStatement<Row> | null {
  const rejected = new Set(rows.map(({ rejects }) => rejects));
  const lastOfContent = Math.max(
    ...rows.filter(({ changedBy }) => changedBy === "content").map(({ id }) => id),
  );
  return rows
    .filter(saysSomething)
    .filter(({ id, changedBy }) => !rejected.has(id) && (changedBy !== "content" || id === lastOfContent))
    .reduce<FactStatement<Row> | null>(
      (best, next) => (best === null || isNewer(next, best) ? next : best),
      null,
    );
}

/** Whether a row says what is so. */
export const saysSomething = <Row extends FactRecord>(row: Row): row is FactStatement<Row> =>
  row.after !== null;

function isNewer(one: FactStatement, other: FactStatement): boolean {
  if (one.after.checkedOn !== other.after.checkedOn) return one.after.checkedOn > other.after.checkedOn;
  const [oneIsContent, otherIsContent] = [one, other].map(({ changedBy }) => changedBy === "content");
  return oneIsContent === otherIsContent ? one.id > other.id : otherIsContent === true;
}
