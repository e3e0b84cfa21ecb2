import { maxPictureSizeText, pictureLimits } from "#app/business/pictures/picture-limits.ts";

/**
 * Maximum body size of the one form that pictures are sent with, in bytes: somewhat more than a picture may
 * have, so that most oversized ones are rejected by the page itself, which keeps their text.
 */
export const maxPictureUploadBytes = pictureLimits.bytes + 5 * 1024 * 1024;

export const pictureTooLargeMessage = `This picture is larger than ${maxPictureSizeText}. Go back and choose a smaller one: what you typed is still there.`;

/**
 * Whether a request may carry a picture. One without a Content-Length may not: it would be collected in
 * memory before anything has checked its key.
 */
export function isPictureUpload({ url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  return /^\/your-listing\/[\w-]{27}\/pictures(\.data)?$/.test(pathname) && headers.has("Content-Length");
}
