import { largestPicture, pictureLimits } from "#app/listing-pictures/picture-limits.ts";

/**
 * Largest body of the one form that pictures are sent with, in bytes: somewhat more than a picture may
 * have, so that most of those that are too large are refused on the page itself, which keeps their text.
 */
export const largestPicturePost = pictureLimits.bytes + 5 * 1024 * 1024;

export const pictureTooLarge = `This picture is larger than ${largestPicture}. Go back and choose a smaller one: what you typed is still there.`;

/**
 * Whether a request may bring a picture. One that does not say how long it is may not: it would be
 * collected in memory before anybody has looked at its key.
 */
export function isPicturePost({ url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  return /^\/your-listing\/[\w-]{27}\/pictures(\.data)?$/.test(pathname) && headers.has("Content-Length");
}
