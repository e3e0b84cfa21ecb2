import { maxPicturesSizeText, pictureLimits } from "#app/messaging/pictures/picture-limits.ts";

import { isOnPrivateRoute } from "./private-route.ts";

/** Maximum body size of the forms that pictures are sent with, in bytes: the files, and what is around them. */
export const maxPictureUploadBytes = pictureLimits.bytesTogether + 64 * 1024;

export const picturesTooLargeMessage = `These pictures are larger than ${maxPicturesSizeText} together. Go back and choose fewer of them, or smaller ones.`;

/**
 * Whether a request may carry a picture. One without a Content-Length may not: it would be collected in
 * memory before anything has checked its key.
 */
export function isPictureUpload({ url, headers }: Request): boolean {
  return (
    headers.has("Content-Length") &&
    isOnPrivateRoute(new URL(url).pathname, ["/your-listing/:key/pictures", "/plans/:key/photographs"])
  );
}
