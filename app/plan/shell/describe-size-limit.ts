import type { deviceName } from "#app/ui/design-system/device-name.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { maxDocumentBytes, maxGuests, limitWarningShare } from "#app/plan/document/plan-limits.ts";

/**
 * A word in time, before a plan is so large that the server takes no more of it.
 * @param bytes as the server would keep it
 * @param guests in all households
 * @param device where it is open
 * @returns null as long as there is room enough
 */
export function describeSizeLimit(
  bytes: number,
  guests: number,
  device: ReturnType<typeof deviceName>,
): string | null {
  const share = bytes / maxDocumentBytes;
  if (share >= 1)
    return `Your plan is larger than we can save online (${inMegabytes(bytes)} of ${inMegabytes(maxDocumentBytes)}). What you add now stays on ${device}. Shorten long notes or remove what you don’t need, and download a backup.`;
  if (share >= limitWarningShare)
    return `Your plan fills ${Math.floor(share * 100)}% of the ${inMegabytes(maxDocumentBytes)} we can save online. Long notes take most of it.`;
  if (guests > maxGuests)
    return `A plan is made for up to ${formatCount(maxGuests)} guests. Yours has ${formatCount(guests)}, so it may be slow.`;
  if (guests >= limitWarningShare * maxGuests)
    return `A plan is made for up to ${formatCount(maxGuests)} guests. Yours has ${formatCount(guests)}.`;
  return null;
}

const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, "")} MB`;
