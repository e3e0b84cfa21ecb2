import { combineMissing } from "./missing-guests.ts";
import type { RsvpReply } from "./rsvp-reply.ts";

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
      declined: { ...earlier.declined, ...later.declined },
    }),
    ...((earlier.missing ?? later.missing) !== undefined && {
      missing: combineMissing(earlier.missing ?? [], later.missing ?? []),
    }),
  };
}
