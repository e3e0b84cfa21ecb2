import type { RsvpReply } from "./rsvp-reply.ts";

/** Days by event. */
type ReplyDays = Readonly<Record<string, string>>;

type Said = Pick<RsvpReply, "coming" | "days" | "confirmed">;

/**
 * Which days a household's answers are for, once it has sent a reply. An answer whose day is unknown takes the place
 * of one whose day is known; one that stays is for the day that its page showed, if nobody answered since.
 */
export function daysAfterReply(before: ReplyDays, { coming, days = {}, confirmed = {} }: Said): ReplyDays {
  const stays = ([event]: [event: string, ...unknown[]]) => coming[event] === undefined;
  const again = Object.entries(confirmed)
    .filter(stays)
    .filter(([event, said]) => (before[event] ?? null) === said.before)
    .map(([event, { day }]) => [event, day]);
  return {
    ...Object.fromEntries(Object.entries(before).filter(stays)),
    ...Object.fromEntries(again),
    ...days,
  };
}

/** Two replies of one household as one, as `combineReplies` makes it: as if one were written after the other. */
export function combineDays(earlier: Said, later: Said): Pick<Said, "days" | "confirmed"> {
  const entries = Object.entries(later.confirmed ?? {});
  // An answer that isn't in the plan yet gets its new day here.
  const ofEarlier = Object.fromEntries(entries.filter(([event]) => earlier.coming[event] !== undefined));
  const days = daysAfterReply(earlier.days ?? {}, { ...later, confirmed: ofEarlier });
  const confirmed = { ...earlier.confirmed };
  for (const [event, said] of entries) {
    const first = confirmed[event];
    if (first === undefined) confirmed[event] = said;
    // Otherwise it is of a page from before the earlier one was sent.
    else if (first.day === said.before) confirmed[event] = { before: first.before, day: said.day };
  }
  for (const event of [...Object.keys(earlier.coming), ...Object.keys(later.coming)]) delete confirmed[event];
  return {
    ...(((earlier.days ?? later.days) !== undefined || Object.keys(days).length > 0) && { days }),
    ...((earlier.confirmed ?? later.confirmed) !== undefined && { confirmed }),
  };
}
