import { useMemo } from "react";

import { absences } from "#app/plan/rules/rsvp/attendees.ts";
import { attendees, guestReplies, guests, invitations } from "#app/plan/schema/guests.schema.ts";
import { useGrid, useRows } from "#app/plan/session/plan-provider.tsx";

/** Tells which named guests are known not to come to an event. */
export function useAbsences(): ReturnType<typeof absences> {
  const cells = useGrid(invitations);
  const said = useGrid(attendees);
  const replies = useGrid(guestReplies);
  const people = useRows(guests);
  return useMemo(() => absences(cells, said, replies, people), [cells, said, replies, people]);
}
