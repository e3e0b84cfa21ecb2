import { ConcurrencyLimiter } from "./concurrency-limiter.ts";
import { encodePicture, type PictureEncodingResult } from "./encode-picture.server.ts";
import { pictureLimits, pictureTooLargeText } from "./picture-limits.ts";

/** A form is held in memory: maximum number at once in one process; others wait before they are read. */
const senders = new ConcurrencyLimiter({ atOnce: 2, waiting: 4 });

/** One picture is decoded at a time; all forms may wait for it. */
const decoders = new ConcurrencyLimiter({ atOnce: 1, waiting: 4 });

/** For who is turned away, in seconds. */
export const busySeconds = 30;

/**
 * Runs what receives a form with pictures, of whichever page, when there is memory for it.
 * @returns null when too many are sending
 */
export const withSenderPlace = <Result>(work: () => Promise<Result>): Promise<Result | null> =>
  senders.take(work);

/** Encodes a sent file, one after the other in this process. */
export async function encodeSentPicture(file: File): Promise<PictureEncodingResult> {
  if (file.size > pictureLimits.bytes) return { ok: false, error: pictureTooLargeText };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const making = await decoders.take(() => encodePicture(bytes));
  return making ?? { ok: false, error: "we’re very busy right now: please send it again in a minute" };
}
