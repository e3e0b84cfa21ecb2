import { isIP } from "node:net";

import { maxCalendarUrl } from "./max-calendar-url.ts";

/**
 * The address of a calendar as typed; 'webcal' is a spelling of https. Null where it is not one that we read: only
 * https at its usual port, under a name, without a password.
 */
export function parseCalendarUrl(text: string): URL | null {
  const typed = text.trim().replace(/^webcals?:/i, "https:");
  if (typed.length > maxCalendarUrl || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isPlain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  if (!isPlain || isIP(host) !== 0 || !host.includes(".")) return null;
  url.hash = "";
  return url;
}
