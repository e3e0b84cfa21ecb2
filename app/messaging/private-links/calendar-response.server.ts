import { createHash } from "node:crypto";

import { privateHeaders } from "./private-page.server.ts";

/** A tag for everything that a calendar is made of. */
export const calendarTag = (madeOf: unknown): string =>
  createHash("sha256").update(JSON.stringify(madeOf)).digest("base64url");

/** Headers of a calendar: a program may store its own copy and revalidate it; shared caches store none. */
export const calendarHeaders = (tag: string) => ({
  ...privateHeaders,
  "Cache-Control": "private, no-cache",
  ETag: `"${tag}"`,
});

/** Whether a program has this version already; a proxy on the way may have weakened the tag. */
export const hasCalendarVersion = ({ headers }: Request, tag: string): boolean =>
  headers.get("If-None-Match")?.includes(`"${tag}`) ?? false;

/** The calendar as a file. */
export const calendarResponse = (text: string, tag: string): Response =>
  new Response(text, {
    headers: { ...calendarHeaders(tag), "Content-Type": "text/calendar; charset=utf-8" },
  });

/** The response in place of a calendar: a sentence for whoever opens the address in a browser. */
export const noCalendar = (status: number, text: string, headers = {}): Response =>
  new Response(`${text}.\n`, {
    status,
    headers: { ...privateHeaders, ...headers, "Content-Type": "text/plain; charset=utf-8" },
  });
