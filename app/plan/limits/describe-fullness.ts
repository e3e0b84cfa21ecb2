import { largestDocument, mostGuests, warnedFrom } from "#app/plan/plan-limits.ts";

/**
 * A word in time, before a plan is so large that the server takes no more of it.
 * @param bytes as the server would keep it
 * @param guests in all households
 * @returns null as long as there is room enough
 */
export function describeFullness(bytes: number, guests: number): string | null {
  const share = bytes / largestDocument;
  if (share >= 1)
    return `This plan has become larger than the server takes (${inMegabytes(bytes)} of ${inMegabytes(largestDocument)}): what is added from now on stays on this device. Shorten long notes or remove what is not needed, and download a copy.`;
  if (share >= warnedFrom)
    return `This plan fills ${Math.floor(share * 100)}% of the ${inMegabytes(largestDocument)} that the server takes. Long notes are most of it.`;
  if (guests > mostGuests)
    return `A plan is made for ${mostGuests.toLocaleString("en-CA")} guests, and this one has ${guests.toLocaleString("en-CA")}: it may become slow.`;
  if (guests >= warnedFrom * mostGuests)
    return `A plan is made for up to ${mostGuests.toLocaleString("en-CA")} guests; this one has ${guests.toLocaleString("en-CA")}.`;
  return null;
}

const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, "")} MB`;
