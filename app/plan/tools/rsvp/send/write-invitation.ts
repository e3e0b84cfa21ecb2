import { formatDay } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import type { Sending } from "#app/plan/rules/rsvp/sending-queue.ts";
import { findPhoneNumber } from "#app/plan/rules/schedule/phone-number.ts";

type InvitationAbout = {
  /** In the household's language. */
  say: Say<"send" | "date">;
  sending: Sending;
  couple: string;
  /** Day of the wedding. */
  date: string | null;
  /** The last day for replies. */
  until: string | null;
};

/** The site's words between the greeting and the link, which the couple may replace by its own. */
export function defaultMessage({ say, sending, date, until }: Omit<InvitationAbout, "couple">): string {
  const by = until === null ? null : { until: formatDay(say, until) };
  if (sending === "reminder") return by === null ? say("send", "remind") : say("send", "remindBy", by);
  const invited =
    date === null ? say("send", "invited") : say("send", "invitedOn", { date: formatDay(say, date) });
  return `${invited} ${by === null ? say("send", "page") : say("send", "pageBy", by)}`;
}

type Message = InvitationAbout & {
  household: string;
  link: string;
  /** Number for answers by voice; '' where there is none. */
  phone: string;
  /** The couple's own words; empty: the site's. */
  words: string;
};

/** A message to a household with its link, ready to send. */
export function writeInvitation({ household, link, phone, words, ...about }: Message): string {
  const { say, couple } = about;
  const greeting = household === "" ? say("send", "hello") : say("send", "helloTo", { household });
  const said = words.trim() === "" ? defaultMessage(about) : words.trim();
  // The couple may have told it itself.
  const byPhone =
    findPhoneNumber(phone) === null || said.includes(phone) ? "" : say("send", "byPhone", { phone });
  return [`${greeting} ${said}`, link, byPhone, couple].filter((part) => part !== "").join("\n\n");
}
