import { formatGuests } from "#app/languages/format-guests.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { guestCounts } from "#database/enquiry-enums.ts";

export type GuestCount = (typeof guestCounts)[number];

/** How many guests a couple says it has: a range of the form, a number, both, or neither. */
export type StatedGuests<Count extends string = string> = {
  guestCount: Count | null;
  guestNumber: number | null;
};

/** The fewest and the most guests that were said; `most` is null where a range is open upwards. */
export type GuestBounds = { least: number; most: number | null };

/** The choice of the form that a number of guests falls into. */
export function guestCountOption(guests: number): GuestCount {
  return guestCounts.find((count) => guests <= Number(count.split("-")[1])) ?? "200+";
}

/** What an answer is given for: the number of guests where there is one, the range of the form otherwise. */
export const guestsAnswered = ({ guestCount, guestNumber }: StatedGuests): string | null =>
  guestNumber === null ? guestCount : String(guestNumber);

/** '1 guest', '1,200 guests', '101-150 guests': what an answer is given for, in words. */
export const formatGuestsAnswered = (guests: string): string =>
  /^\d+$/.test(guests) ? formatGuests(Number(guests)) : `${guests} guests`;

/** 'about 1,200', '101-150': the same beside a label that says it is guests. */
export const describeGuestsAnswered = (guests: string): string =>
  /^\d+$/.test(guests) ? `about ${formatCount(Number(guests))}` : guests;

/** The ends of a number or of a range of the form: '420', '101-150' or '200+'. */
export function boundsOfGuests(guests: string): GuestBounds {
  const [least = 0, most = null] = (guests.match(/\d+/g) ?? []).map(Number);
  return { least, most: /^\d+$/.test(guests) ? least : most };
}

/**
 * Brings range and number together. The number is the more exact one: it chooses the range where that is open,
 * or where it alone was changed; a range that alone was changed drops the number that no longer fits.
 * @param shown what the form had before it was filled in
 * @returns 'conflict' where both were given again and do not fit
 */
export function reconcileGuests(
  said: StatedGuests<GuestCount>,
  shown: StatedGuests = { guestCount: null, guestNumber: null },
): StatedGuests<GuestCount> | "conflict" {
  const { guestCount, guestNumber } = said;
  if (guestNumber === null) return said;
  const fromNumber = { guestCount: guestCountOption(guestNumber), guestNumber };
  if (guestCount === null) return fromNumber;
  const { least, most } = boundsOfGuests(guestCount);
  if (guestNumber >= least && (most === null || guestNumber <= most)) return said;
  if (guestCount === shown.guestCount) return fromNumber;
  return guestNumber === shown.guestNumber ? { guestCount, guestNumber: null } : "conflict";
}

/** 'about 420 guests', 'about 1 guest', '151-200 guests'; null where nothing was said. */
export function describeGuests({ guestCount, guestNumber }: StatedGuests): string | null {
  if (guestNumber !== null) return `about ${formatGuests(guestNumber)}`;
  return guestCount === null ? null : `${guestCount} guests`;
}
