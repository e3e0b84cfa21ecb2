import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";

/**
 * What an entry waits for: the entry that it is put after, with an event the moments of that event that are over
 * before it (the langar follows the Anand Karaj); else for a moment the earlier moments of its
 * event, for the first one the event itself, and for an event also its moments before it begins (the groom's
 * party assembles). Something that begins later than the entry itself is no reason to wait: so nothing waits in
 * a circle.
 * @param earlier all entries that come before it, in order
 */
export function findDependencies(entry: DayEntry, earlier: readonly DayEntry[]): DayEntry[] {
  const isNamed = ({ id, eventId, end }: DayEntry) =>
    id === entry.after || (entry.after !== "" && eventId === entry.after && end <= entry.start);
  if (entry.type === "event") return earlier.filter((other) => isNamed(other) || other.eventId === entry.id);
  // The name of an entry that was removed says nothing.
  const named = earlier.filter(isNamed);
  if (named.length > 0 || entry.eventId === null) return named;
  const ofEvent = earlier.filter(({ id, eventId }) => id === entry.eventId || eventId === entry.eventId);
  const event = ofEvent.findIndex(({ id }) => id === entry.eventId);
  const isFirst = event === ofEvent.length - 1;
  return isFirst ? ofEvent : ofEvent.filter((_other, at) => at !== event);
}
