import type { InvitedEvent } from "#app/plan/projections/household-view.ts";

/** How far a household's reply is, as a message says it. */
export type FamilyReply = "answered" | "answeredBefore" | "notAnswered";

/** Whether a household has replied, and for the days that its events have now. */
export function familyReply(
  events: readonly Pick<InvitedEvent, "coming" | "open" | "movedFrom">[],
): FamilyReply {
  const isAnswered =
    events.some(({ coming }) => coming !== null) && events.every(({ open }) => open.length === 0);
  if (!isAnswered) return "notAnswered";
  return events.some(({ movedFrom }) => movedFrom !== null) ? "answeredBefore" : "answered";
}
