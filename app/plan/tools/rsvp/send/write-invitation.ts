import { formatDate } from "#app/calendar/format-date.ts";

type Invitation = {
  household: string;
  couple: string;
  /** Day of the wedding. */
  date: string | null;
  /** The last day for replies. */
  until: string | null;
  link: string;
};

/** A message to a household with its link, ready to send. */
export function writeInvitation({ household, couple, date, until, link }: Invitation): string {
  const greeting = household === "" ? "Hello!" : `Hello ${household}!`;
  const when = date === null ? "" : ` on ${formatDate(date)}`;
  const by = until === null ? "" : ` by ${formatDate(until)}`;
  return [
    `${greeting} You’re invited to our wedding${when}. Here is your own page: please tell us${by} who’s coming.`,
    link,
    ...(couple === "" ? [] : [couple]),
  ].join("\n\n");
}
