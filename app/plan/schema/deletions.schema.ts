import { z } from "zod";

import { enumOrNull, integerOrNull, textUpTo } from "#app/plan/document/field-types.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

/** Tables whose removed rows are told; what is removed along with a row of an earlier one is not. */
export const toldTables = [
  "events",
  "households",
  "budget-items",
  "guests",
  "payments",
  "tasks",
  "moments",
  "seating-tables",
  "shortlist",
] as const;

/**
 * What was removed, for the others: of a removed row the plan keeps neither its name nor who removed it. The visit
 * that wrote a line says who (editors.schema.ts). It is no content: exports leave it out.
 */
export const deletions = planTable(
  "deletions",
  z.object({
    of: enumOrNull(toldTables),
    name: textUpTo(200),
    /** Milliseconds since 1970 on the writing device's clock: the oldest lines make room for new ones. */
    at: integerOrNull(0, 4_102_444_800_000),
  }),
);

/** The number of lines that a plan keeps. */
export const maxDeletions = 40;
