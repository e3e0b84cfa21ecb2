import { z } from "zod";

import {
  centsOrNone,
  dateOrNone,
  oneOrNone,
  someOf,
  text,
  timeOrNone,
  wholeOrNone,
  yesOrNo,
} from "./fields-of-tables.ts";
import { planTable } from "./plan-table.ts";

/** The wedding as a whole: one row. */
export const wedding = planTable(
  "wedding",
  z.object({
    title: text(120),
    /** Names of the two; their families are the sides of the guest list. */
    partnerOne: text(80),
    partnerTwo: text(80),
    date: dateOrNone,
    /** Where there is no date yet. */
    season: oneOrNone(["spring", "summer", "autumn", "winter"]),
    year: wholeOrNone(1900, 2100),
    /** How many are invited in all, as the couple estimates. */
    guests: wholeOrNone(0, 5000),
    /** Everybody is on the guest list: from then on it counts, and not the estimate. */
    guestListComplete: yesOrNo,
    budgetCents: centsOrNone,
    places: someOf(["calgary", "banff"]),
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
    start: timeOrNone,
    minutes: wholeOrNone(1, 2880),
    guests: wholeOrNone(0, 5000),
    place: text(200),
    /** How many its place holds. */
    room: wholeOrNone(1, 20_000),
    /** Until when the place is theirs. */
    until: timeOrNone,
    /** Whom to call on the day: name and number. */
    contact: text(200),
    notes: text(4000),
  }),
);
