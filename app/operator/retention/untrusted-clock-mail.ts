import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { MailContent } from "#mail/mail-content.ts";

import type { ClockCheck } from "./clock-check.server.ts";

/** What to do about an untrusted date, for the log, the desk and the mail. */
export function describeClockProblem({ now, believed, days }: ClockCheck): string {
  const today = albertaDate(now);
  return `The clock says ${today}, ${Math.round(days)} days away from ${believed === null ? "what was known" : albertaDate(believed)}, the last date that was believed. Nothing is erased for its age and nobody is invited to review. If ${today} is right, say so: npm run desk -- clock confirm ${today}. If not, set the clock and start the site anew.`;
}

/** The mail to the team about an untrusted date. */
export const untrustedClockMail = (seen: ClockCheck): MailContent => ({
  subject: "The clock of the site has leapt: is the date right?",
  preview: "Nothing is erased until you have confirmed the date.",
  heading: "Is the date right?",
  parts: [{ kind: "text", text: describeClockProblem(seen) }],
  reason: "This mail goes to the team's inbox once when the clock of the site is many days off.",
});
