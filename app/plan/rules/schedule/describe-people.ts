import type { Headcount } from "#app/plan/rules/guests/headcount.ts";
import { formatCount } from "#app/languages/site-language.ts";

/**
 * '240 people, 30 still to reply', or 'planned for 450 people, 11 on the list so far'; '' where the
 * number is unknown. Those who declined are in neither number.
 */
export function describeExpectedGuests(count: Headcount | undefined): string {
  if (count?.expected == null) return "";
  if (count.planned !== null && count.invited > 0)
    return `planned for ${formatCount(count.expected)} people, ${formatCount(count.invited - count.declined)} on the list so far`;
  const open = count.waiting > 0 ? `, ${formatCount(count.waiting)} still to reply` : "";
  return `${formatCount(count.expected)} people${open}`;
}

/**
 * What of a line's people is news to a vendor: who is there, or the number of an event's guests. How many of these
 * have answered changes with every reply.
 * @param people in the words of `describeExpectedGuests` for an event
 */
export const toldPeople = ({ type, people }: { type: "event" | "moment"; people: string }): string =>
  type === "event" ? expectedNumber(people) : people;

/** The same of the guests of a moment's event, in the words of `describeExpectedGuests`. */
export const toldEvent = (event: { guests: string } | null): string => expectedNumber(event?.guests ?? "");

const expectedNumber = (words: string) => /\d[\d,]*/.exec(words)?.[0] ?? "";

/** Such words where they stand alone, in a cell or on a line of their own: 'Planned for 450 people'. */
export const asOwnLine = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
