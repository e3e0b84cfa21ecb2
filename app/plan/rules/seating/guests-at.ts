import { eventKinds } from "#content/plan/event-kinds.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

/**
 * How many guests an event has to seat: the couple's number for it, or what is usual for its kind.
 * @param all guests of the wedding
 */
export function guestsAt({ kind, guests }: Pick<EventRow, "kind" | "guests">, all: number): number {
  return guests ?? Math.round(all * (eventKinds.find(({ id }) => id === kind)?.guestShare ?? 1));
}
