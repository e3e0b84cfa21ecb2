import { z } from "zod";

import { booleanOrFalse, instantOrNull, textUpTo } from "#app/plan/document/field-types.ts";

/** What the day itself needs to know about an event or a moment. */
export const dayFields = {
  /** It begins at its hour whatever runs late, such as a ceremony at a gurdwara. */
  fixed: booleanOrFalse,
  /** Who or what fixes it: 'Gurdwara', 'Sunset'. */
  fixedWhy: textUpTo(120),
  /** Id of the event or moment after whose end it begins; '' for the usual order. */
  afterEntry: textUpTo(200),
  /** When it was ticked off on the day. */
  doneAt: instantOrNull,
};

const shape = z.object(dayFields);

export type DayFields = z.infer<typeof shape>;
