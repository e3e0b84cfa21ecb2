import { formatCount } from "#app/languages/site-language.ts";
import { maxDocumentBytes, maxGuests, limitWarningShare } from "#app/plan/document/plan-limits.ts";

/**
 * A word in time, before a plan is so large that the server takes no more of it.
 * @param bytes as the server would keep it
 * @param guests in all households
 * @returns null as long as there is room enough
 */
export function describeSizeLimit(bytes: number, guests: number): string | null {
  const share = bytes / maxDocumentBytes;
  if (share >= 1)
    return `This plan has become larger than the server takes (${inMegabytes(bytes)} of ${inMegabytes(maxDocumentBytes)}): what is added from now on stays on this device. Shorten long notes or remove what is not needed, and download a copy.`;
  if (share >= limitWarningShare)
    return `This plan fills ${Math.floor(share * 100)}% of the ${inMegabytes(maxDocumentBytes)} that the server takes. Long notes are most of it.`;
  if (guests > maxGuests)
    return `A plan is made for ${formatCount(maxGuests)} guests, and this one has ${formatCount(guests)}: it may become slow.`;
  if (guests >= limitWarningShare * maxGuests)
    return `A plan is made for up to ${formatCount(maxGuests)} guests; this one has ${formatCount(guests)}.`;
  return null;
}

const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, "")} MB`;
