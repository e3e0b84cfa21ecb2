import { maxPicturesSizeText, pictureLimits } from "#app/business/pictures/picture-limits.ts";

/** Maximum body size of the one form that pictures are sent with, in bytes: the files, and what is around them. */
export const maxPictureUploadBytes = pictureLimits.bytesTogether + 64 * 1024;

export const picturesTooLargeMessage = `These pictures are larger than ${maxPicturesSizeText} together. Go back and choose fewer of them, or smaller ones.`;

/**
 * Whether a request may carry a picture. One without a Content-Length may not: it would be collected in
 * memory before anything has checked its key.
 */
export function isPictureUpload({ url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  return /^\/your-listing\/[\w-]{27}\/pictures(\.data)?$/.test(pathname) && headers.has("Content-Length");
}
