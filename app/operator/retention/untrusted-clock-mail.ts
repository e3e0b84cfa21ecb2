import { albertaDate } from "#app/calendar/alberta-time.ts";
import type { MailContent } from "#mail/mail-content.ts";

import type { ClockCheck } from "./clock-check.server.ts";

/** What to do about an untrusted date, for the log, the desk and the mail. */
export function describeClockProblem({ now, believed, days }: ClockCheck): string {
  const today = albertaDate(now);
  return `The clock says ${today}, ${Math.round(days)} days away from ${believed === null ? "what was known" : albertaDate(believed)}, the last trusted date. Nothing is erased for its age, and no one is invited to review. If ${today} is right, confirm it: npm run desk -- clock confirm ${today}. If not, set the clock and restart the site.`;
}

/** The mail to the team about an untrusted date. */
export const untrustedClockMail = (seen: ClockCheck): MailContent => ({
  subject: "The site’s clock jumped: is the date right?",
  preview: "Nothing is erased until you have confirmed the date.",
  heading: "Is the date right?",
  parts: [{ kind: "text", text: describeClockProblem(seen) }],
  reason: "This mail goes to the team’s inbox once when the clock of the site is many days off.",
});
