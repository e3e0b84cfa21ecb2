import { maxCalendarBytes, maxCalendarSizeText } from "#app/business/calendar-feed/calendar-size.ts";

import { isOnPrivateRoute } from "./private-route.ts";

/** Maximum body size of the form that a calendar is sent with, in bytes: the file, and what is around it. */
export const maxCalendarUploadBytes = maxCalendarBytes + 64 * 1024;

/** Maximum time for it to arrive, in milliseconds, from a phone. */
export const calendarUploadMillis = 60_000;

export const calendarTooLargeMessage = `That calendar is larger than ${maxCalendarSizeText}. Go back and export one with fewer past events.`;

/** Whether a request may carry a calendar; one without a Content-Length may not. */
export function isCalendarUpload({ method, url, headers }: Request): boolean {
  return (
    method === "POST" &&
    headers.has("Content-Length") &&
    (headers.get("Content-Type") ?? "").toLowerCase().startsWith("multipart/form-data") &&
    isOnPrivateRoute(new URL(url).pathname, ["/your-listing/:key"])
  );
}
