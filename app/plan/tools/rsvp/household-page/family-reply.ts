import type { InvitedEvent } from "#app/plan/projections/household-view.ts";

/** How far a household's reply is, as a message says it. */
export type FamilyReply = "answered" | "answeredBefore" | "notAnswered";

/**
 * Whether a household has replied, and for the days that its events have now.
 * @param today a day in Alberta; null where replies are closed, and nobody can check theirs any more
 */
export function familyReply(
  events: readonly Pick<InvitedEvent, "date" | "coming" | "open" | "movedFrom">[],
  today: string | null,
): FamilyReply {
  const isAnswered =
    events.some(({ coming }) => coming !== null) && events.every(({ open }) => open.length === 0);
  if (!isAnswered) return "notAnswered";
  const isToCheck = events.some(
    ({ date, movedFrom }) => movedFrom !== null && today !== null && date !== null && date >= today,
  );
  return isToCheck ? "answeredBefore" : "answered";
}
