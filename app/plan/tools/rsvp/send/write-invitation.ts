import { formatDate } from "#app/calendar/format-date.ts";
import type { Sending } from "#app/plan/rules/rsvp/sending-queue.ts";

type About = {
  couple: string;
  /** Day of the wedding. */
  date: string | null;
  /** The last day for replies. */
  until: string | null;
};

/** The site's words between the greeting and the link, which the couple may replace by its own. */
export const defaultWords: Record<Sending, (about: About) => string> = {
  invitation: ({ date, until }) =>
    `You’re invited to our wedding${date === null ? "" : ` on ${formatDate(date)}`}. Here is your own page: please tell us${by(until)} who’s coming.`,
  reminder: ({ until }) =>
    `A friendly reminder: please tell us${by(until)} who’s coming to our wedding. Here is your page again:`,
};

const by = (until: string | null) => (until === null ? "" : ` by ${formatDate(until)}`);

type Message = About & {
  sending: Sending;
  household: string;
  link: string;
  /** The couple's own words; empty: the site's. */
  words: string;
};

/** A message to a household with its link, ready to send. */
export function writeInvitation({ sending, household, link, words, ...about }: Message): string {
  const greeting = household === "" ? "Hello!" : `Hello ${household}!`;
  const said = words.trim() === "" ? defaultWords[sending](about) : words.trim();
  return [`${greeting} ${said}`, link, ...(about.couple === "" ? [] : [about.couple])].join("\n\n");
}
