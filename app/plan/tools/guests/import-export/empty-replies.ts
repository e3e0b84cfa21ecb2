import { formatCount } from "#app/languages/site-language.ts";

import type { ColumnMeaning } from "./list-columns.ts";
import type { ListEvent } from "./event-names.ts";

/** What an empty cell of a column of replies means. */
export type EmptyReply = "no reply yet" | "not invited";

/** A line without a reply to an event. */
export type UnansweredLine = {
  /** The first line of its household. */
  household: number;
  event: string;
  means: EmptyReply;
};

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

/** How many lines have no reply, by event. */
export const countEmptyReplies = (unanswered: readonly UnansweredLine[]): EmptyReplies[] =>
  Array.from(
    Map.groupBy(unanswered, ({ event }) => event),
    ([event, lines]) => ({ event, lines: lines.length, means: lines[0]?.means ?? "no reply yet" }),
  );

/** What the review of an import says of lines without a reply. */
export function describeEmptyReplies(
  { event, lines, means }: EmptyReplies,
  events: readonly ListEvent[],
): string {
  const name = events.find(({ id }) => id === event)?.name ?? "this event";
  const count = lines === 1 ? "1 line has" : `${formatCount(lines)} lines have`;
  return means === "no reply yet"
    ? `${count} no reply to ${name}. We take ${lines === 1 ? "it" : "them"} as invited, with no reply yet.`
    : `${count} no reply to ${name}. We don’t take that as an invitation, and invitations on your list stay.`;
}
