import { isIP } from "node:net";

import { maxCalendarUrl } from "./max-calendar-url.ts";

/** Why we don't read the address of a calendar. */
export type CalendarUrlProblem = "incomplete" | "too-long" | "port" | "password" | "private";

type ReadCalendarUrl = { ok: true; url: URL } | { ok: false; problem: CalendarUrlProblem };

/**
 * Reads the address of a calendar as typed; 'webcal' is a spelling of https. We read only https at its usual port,
 * under a name, without a password.
 */
export function readCalendarUrl(text: string): ReadCalendarUrl {
  const typed = text.trim().replace(/^webcals?:/i, "https:");
  if (typed.length > maxCalendarUrl) return { ok: false, problem: "too-long" };
  if (!URL.canParse(typed)) return { ok: false, problem: "incomplete" };
  const url = new URL(typed);
  const problem = problemOf(url);
  if (problem !== null) return { ok: false, problem };
  url.hash = "";
  return { ok: true, url };
}

function problemOf(url: URL): CalendarUrlProblem | null {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (url.protocol !== "https:") return "incomplete";
  if (isIP(host) !== 0 || !host.includes(".")) return "private";
  if (url.username !== "" || url.password !== "") return "password";
  return url.port === "" ? null : "port";
}
