import { useMemo } from "react";

import { absences } from "#app/plan/rules/rsvp/attendees.ts";
import { attendees, declinedGuests, guests, invitations } from "#app/plan/schema/guests.schema.ts";
import { useGrid, useRows } from "#app/plan/session/plan-provider.tsx";

/** Tells which named guests are known not to come to an event. */
export function useAbsences(): ReturnType<typeof absences> {
  const cells = useGrid(invitations);
  const said = useGrid(attendees);
  const declined = useGrid(declinedGuests);
  const people = useRows(guests);
  return useMemo(() => absences(cells, said, declined, people), [cells, said, declined, people]);
}
