import { combineMissing } from "./missing-guests.ts";
import type { RsvpReply } from "./rsvp-reply.ts";

/** Two replies of one household as one: the later one wins where both say something. */
export function combineReplies(earlier: RsvpReply, later: RsvpReply): RsvpReply {
  const persons = new Map(earlier.persons.map((person) => [person.id, person]));
  for (const person of later.persons) persons.set(person.id, { ...persons.get(person.id), ...person });
  // Both are about whom both pages showed: whoever only one did is not said to stay away.
  const asked = earlier.asked?.filter((id) => later.asked?.includes(id) ?? true) ?? later.asked;
  return {
    ...earlier,
    ...later,
    coming: { ...earlier.coming, ...later.coming },
    persons: [...persons.values()],
    ...(asked !== undefined && { asked }),
    ...((earlier.missing ?? later.missing) !== undefined && {
      missing: combineMissing(earlier.missing ?? [], later.missing ?? []),
    }),
  };
}
