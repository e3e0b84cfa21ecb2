import { combineMissing } from "./missing-guests.ts";
import { combineDays } from "./reply-days-after.ts";
import { maxNamed, type RsvpReply } from "./rsvp-reply.ts";

/** Two replies of one household as one: the later one wins where both say something. */
export function combineReplies(earlier: RsvpReply, later: RsvpReply): RsvpReply {
  const persons = new Map(earlier.persons.map((person) => [person.id, person]));
  for (const person of later.persons) persons.set(person.id, { ...persons.get(person.id), ...person });
  return {
    ...earlier,
    ...later,
    coming: { ...earlier.coming, ...later.coming },
    persons: [...persons.values()],
    ...((earlier.declined ?? later.declined) !== undefined && {
      declined: combineDeclined(earlier, later),
    }),
    ...combineDays(earlier, later),
    ...((earlier.missing ?? later.missing) !== undefined && {
      missing: combineMissing(earlier.missing ?? [], later.missing ?? []),
    }),
  };
}

/** Who declines: where the later reply answers for an event, as it says; elsewhere, both name them. */
function combineDeclined(earlier: RsvpReply, later: RsvpReply): NonNullable<RsvpReply["declined"]> {
  const before = Object.entries(earlier.declined ?? {}).filter(
    ([event]) => later.coming[event] === undefined,
  );
  const combined = new Map(before);
  for (const [event, away] of Object.entries(later.declined ?? {}))
    combined.set(event, [...new Set([...(combined.get(event) ?? []), ...away])].slice(0, maxNamed));
  return Object.fromEntries(combined);
}
