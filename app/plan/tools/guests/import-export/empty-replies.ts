import { formatCount } from "#app/languages/site-language.ts";

import type { ColumnMeaning } from "./list-columns.ts";
import type { ListEvent } from "./event-names.ts";

/** What an empty cell of a column of replies means. */
export type EmptyReply = "no reply yet" | "not invited";

/** Lines without a reply to an event, and what they are taken as. */
export type EmptyReplies = { event: string; lines: number; means: EmptyReply };

/**
 * What an empty reply means, by event. Other programs leave the cell empty until a guest answers; only where a file
 * has replies to several events, or says who is invited, are those without a reply not invited.
 */
export function meaningOfEmptyReplies(columns: readonly ColumnMeaning[]): ReadonlyMap<string, EmptyReply> {
  const replies = columns.flatMap((one) => (one !== null && "reply" in one ? [one.reply] : []));
  const saysWhoIsInvited = columns.some(
    (one) => one !== null && ("event" in one || ("field" in one && one.field === "events")),
  );
  const means = new Set(replies).size > 1 || saysWhoIsInvited ? "not invited" : "no reply yet";
  return new Map(replies.map((event) => [event, means]));
}

/** What the review of an import says of lines without a reply. */
export function describeEmptyReplies(
  { event, lines, means }: EmptyReplies,
  events: readonly ListEvent[],
): string {
  const name = events.find(({ id }) => id === event)?.name ?? "this event";
  const count = lines === 1 ? "1 line has" : `${formatCount(lines)} lines have`;
  const they = lines === 1 ? "We take it" : "We take them";
  return means === "no reply yet"
    ? `${count} no reply to ${name}. ${they} as invited, with no reply yet.`
    : `${count} no reply to ${name}. ${they} as not invited to it.`;
}
