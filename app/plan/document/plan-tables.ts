import { z } from "zod";

import { planTable } from "./plan-table.ts";

const text = (most: number) =>
  z
    .string()
    .transform((value) => value.slice(0, most))
    .catch("");
const wholeOrNone = (least: number, most: number) => z.int().min(least).max(most).nullable().catch(null);
const dateOrNone = z.iso.date().nullable().catch(null);

/** The wedding as a whole: one row. */
export const wedding = planTable(
  "wedding",
  z.object({
    title: text(120),
    date: dateOrNone,
    /** Where there is no date yet. */
    season: z.enum(["spring", "summer", "autumn", "winter"]).nullable().catch(null),
    year: wholeOrNone(1900, 2100),
    guests: wholeOrNone(0, 5000),
    budgetCents: wholeOrNone(0, 1_000_000_000),
    places: z.array(z.enum(["calgary", "banff"])).catch([]),
  }),
);
export const weddingRow = "wedding";

export const events = planTable(
  "events",
  z.object({
    /** An id of content/plan, or '' for one that the couple named itself. */
    kind: text(40),
    name: text(120),
    date: dateOrNone,
    /** Minutes after midnight on Alberta's clock. */
    start: wholeOrNone(0, 1439),
    minutes: wholeOrNone(1, 2880),
    guests: wholeOrNone(0, 5000),
    place: text(200),
    notes: text(4000),
  }),
);

/** All of them, for what goes through the whole plan: undoing, downloads. */
export const planTables = [wedding, events];
