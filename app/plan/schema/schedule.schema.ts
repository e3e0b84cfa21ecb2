import { z } from "zod";

import {
  booleanOrNull,
  dateOrNull,
  textUpTo,
  timeOrNull,
  integerOrNull,
} from "#app/plan/document/field-types.ts";
import { dayFields } from "./day-fields.ts";
import { planGrid } from "#app/plan/document/plan-grid.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";

/** Moments within the events and between them: the lines of a run sheet. */
export const moments = planTable(
  "moments",
  z.object({
    title: textUpTo(200),
    /** Id of the event that it belongs to, or ''. */
    event: textUpTo(60),
    /** Minutes after the event's beginning, negative before it: so it moves along with the event. */
    after: integerOrNull(-720, 2880),
    /** Day and hour of a moment without an event. */
    date: dateOrNull,
    start: timeOrNull,
    minutes: integerOrNull(1, 2880),
    place: textUpTo(200),
    /** The people involved, as the couple writes them. */
    people: textUpTo(500),
    notes: textUpTo(4000),
    /** Whether guests of the event see it; null: as usual (rules/schedule/guest-items.ts). */
    guestsSee: booleanOrNull,
    ...dayFields,
  }),
);

export type MomentRow = PlanRow<(typeof moments)["shape"]>;

/**
 * Event or moment by row of the shortlist: which businesses it needs. One cell each, so that two people who
 * each add one both keep theirs.
 */
export const businessesAt = planGrid("businesses-at", z.literal("1"));
export const businessNeeded = "1";

/** How long the drive between two places takes; its id follows from the places (rules/schedule/drives.ts). */
export const drives = planTable(
  "drives",
  z.object({
    from: textUpTo(200),
    to: textUpTo(200),
    minutes: integerOrNull(0, 600),
  }),
);

export type DriveRow = PlanRow<(typeof drives)["shape"]>;
