import { z } from "zod";

import type { RsvpReply } from "#app/plan/rules/rsvp/rsvp-reply.ts";

import { repliedForField, shownDayField } from "./shown-day-field.ts";

const shown = z.iso.date();
const before = z.union([z.iso.date(), z.literal("").transform(() => null)]);

/**
 * Reads which days a reply is for.
 * @param values the posted ones, by field
 * @param events ids of those that it answers, and of those whose answer it leaves as it was
 */
export function sayDays(
  values: Readonly<Record<string, string[]>>,
  events: { said: readonly string[]; unchanged: readonly string[] },
): Pick<RsvpReply, "days" | "confirmed"> {
  const dayOf = (event: string) => shown.safeParse(values[shownDayField(event)]?.[0]).data;
  const days: NonNullable<RsvpReply["days"]> = {};
  const confirmed: NonNullable<RsvpReply["confirmed"]> = {};
  for (const event of events.said) {
    const day = dayOf(event);
    if (day !== undefined) days[event] = day;
  }
  for (const event of events.unchanged) {
    const [day, known] = [dayOf(event), before.safeParse(values[repliedForField(event)]?.[0])];
    if (day !== undefined && known.success && known.data !== day)
      confirmed[event] = { before: known.data, day };
  }
  return {
    ...(Object.keys(days).length > 0 && { days }),
    ...(Object.keys(confirmed).length > 0 && { confirmed }),
  };
}
