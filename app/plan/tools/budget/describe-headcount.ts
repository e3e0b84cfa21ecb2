import type { Headcount } from "#app/plan/rules/guests/headcount.ts";
import { formatCount } from "#app/languages/site-language.ts";

/**
 * The source of an event's number of guests.
 * @param written the couple's own number for the event
 */
export function describeHeadcount(headcount: Headcount, written: number | null): string {
  const { invited, coming, waiting, declined, expected, planned } = headcount;
  if (invited > 0 && planned !== null) {
    const listed = invited - declined;
    const soFar = `${listed === 0 ? "none" : formatCount(listed)} ${listed === 1 ? "is" : "are"} on the list so far.`;
    // Whoever declined is still on the list, but in none of these numbers after the first.
    return declined === 0
      ? `Planned for ${formatCount(planned)} guests; ${soFar}`
      : `Planned for ${formatCount(planned)} guests, less ${formatCount(declined)} not coming: ${formatCount(expected ?? 0)}, of whom ${soFar}`;
  }
  if (invited > 0 && expected !== null) {
    const others =
      declined === 0 ? "" : ` ${formatCount(declined)} more ${declined === 1 ? "isn’t" : "aren’t"} coming.`;
    return `${formatCount(expected)} from the guest list: ${formatCount(coming)} coming, ${formatCount(waiting)} yet to reply.${others}`;
  }
  if (written !== null)
    return "The number planned for this event. Your guest list takes over once it’s complete or has more people.";
  return expected === null
    ? "No number of guests yet."
    : `${formatCount(expected)}: all guests of the wedding, until you enter a number here.`;
}

/**
 * The same in two or three words, for the number in an item's calculation.
 * @param guests that number
 */
export function describeHeadcountSource(
  headcount: Headcount | undefined,
  written: number | null,
  guests: number,
): string {
  if (headcount === undefined) return "all of the wedding";
  if (headcount.expected !== guests) return "tried out";
  if (headcount.invited > 0 && headcount.planned === null) return "guest list";
  const source = written === null ? "all of the wedding" : "as written there";
  const { declined } = headcount;
  return declined === 0 ? source : `${source}, less ${formatCount(declined)} not coming`;
}
