import { z } from "zod";

import { enumOrNull, textUpTo, integerOrNull } from "#app/plan/document/field-types.ts";
import { parseJson } from "#app/plan/document/parse-json.ts";
import { planGrid } from "#app/plan/document/plan-grid.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";

/** Tables of an event's room. */
export const seatingTables = planTable(
  "seating-tables",
  z.object({
    /** Id of the event. */
    event: textUpTo(60),
    name: textUpTo(120),
    seats: integerOrNull(1, 500),
  }),
);

export type SeatingTableRow = PlanRow<(typeof seatingTables)["shape"]>;

/**
 * Two households that the couple wants at one table, or at two. The row's id is `pairId` of theirs, so that
 * two people who say the same write one row, and of two who disagree the later one counts.
 */
export const seatingWishes = planTable(
  "seating-wishes",
  z.object({
    first: textUpTo(60),
    second: textUpTo(60),
    wish: enumOrNull(["together", "apart"]),
  }),
);

export type SeatingWishRow = PlanRow<(typeof seatingWishes)["shape"]>;

const seatedAt = z.tuple([z.string().min(1).max(60), z.int().min(1).max(500)]);

/**
 * Household by event: at which tables how many of them sit, packed as `[["table id", 4]]` in JSON; a
 * household too large for one table sits at several.
 */
export const seatedHouseholds = planGrid(
  "seated-households",
  z
    .string()
    .transform((packed) => z.array(seatedAt).catch([]).parse(parseJson(packed)))
    .transform((tables) => tables.map(([table, people]) => ({ table, people }))),
);

/**
 * Guest by event: the table where a named person of a split household sits, or `withoutSeat`. It counts while that
 * table has a seat of the household left. It shares a grid with `seatedHouseholds`: former versions refuse a grid
 * that they do not know, and read these cells as households without a seat that no household's id names.
 */
export const namedSeats = planGrid("seated-households", z.string().regex(/^[^[]{1,60}$/));

/** In place of a table: the unseated people of a split household. */
export const withoutSeat = "-";

export type SeatAssignments = { table: string; people: number }[];

/** The form of a cell of `seatedHouseholds`: `[["table id", 4]]` in JSON. */
export function packSeatAssignments(seated: SeatAssignments): string {
  return JSON.stringify(seated.map(({ table, people }) => [table, people]));
}
