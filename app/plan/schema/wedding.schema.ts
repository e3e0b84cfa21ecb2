import { z } from "zod";

import { weddingKinds } from "#content/plan/wedding-kinds.ts";
import { planSeasons } from "#content/seasons/season-months.ts";
import { weddingPlaceIds } from "#content/wedding-places.ts";

import {
  centsOrNull,
  dateOrNull,
  enumOrNull,
  enumArray,
  textUpTo,
  timeOrNull,
  integerOrNull,
  booleanOrFalse,
} from "#app/plan/document/field-types.ts";
import { dayFields } from "./day-fields.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";

/** The wedding as a whole: one row. */
export const wedding = planTable(
  "wedding",
  z.object({
    title: textUpTo(120),
    /** Names of the two; their families are the sides of the guest list. */
    partnerOne: textUpTo(80),
    partnerTwo: textUpTo(80),
    date: dateOrNull,
    /** Used while there is no date. */
    season: enumOrNull(planSeasons),
    year: integerOrNull(1900, 2100),
    /** The couple's estimate of all invited guests. */
    guests: integerOrNull(0, 5000),
    /** Everybody is on the guest list: from then on the list counts, and not the estimate. */
    guestListComplete: booleanOrFalse,
    budgetCents: centsOrNull,
    places: enumArray(weddingPlaceIds),
    /** Its tradition, or the two that it combines. */
    kinds: enumArray(weddingKinds.map(({ id }) => id)),
  }),
);
export const weddingRowId = "wedding";

export const events = planTable(
  "events",
  z.object({
    /** An id of content/plan, or '' for an event that the couple named itself. */
    kind: textUpTo(40),
    name: textUpTo(120),
    date: dateOrNull,
    start: timeOrNull,
    minutes: integerOrNull(1, 2880),
    guests: integerOrNull(0, 5000),
    place: textUpTo(200),
    /** Capacity of its place. */
    room: integerOrNull(1, 20_000),
    /** Until when the place is booked. */
    until: timeOrNull,
    /** Contact on the day: name and number. */
    contact: textUpTo(200),
    notes: textUpTo(4000),
    ...dayFields,
  }),
);

export type EventRow = PlanRow<(typeof events)["shape"]>;
