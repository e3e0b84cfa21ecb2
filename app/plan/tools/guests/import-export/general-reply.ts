import { guessEventColumn, recognizeEventColumn } from "./event-columns.ts";
import type { ListEvent } from "./event-names.ts";
import type { ColumnMeaning } from "./list-columns.ts";
import { plainHeading } from "./list-headings.ts";

/**
 * What the review of an import says of a column of replies whose heading names no event: it is taken as the replies
 * to one of several. Null where there is no such column, or where the couple chose otherwise for it.
 * @param recognized what the columns were taken for before anything was chosen
 */
export function describeGeneralReply(
  headings: readonly string[],
  columns: readonly ColumnMeaning[],
  recognized: readonly ColumnMeaning[],
  events: readonly ListEvent[],
): string | null {
  if (events.length < 2) return null;
  for (const [at, meaning] of columns.entries()) {
    const heading = headings[at] ?? "";
    const words = plainHeading(heading);
    const names = recognizeEventColumn(words, events) ?? guessEventColumn(words, events);
    const before = recognized[at] ?? null;
    const isAsRead =
      meaning !== null &&
      "reply" in meaning &&
      before !== null &&
      "reply" in before &&
      before.reply === meaning.reply;
    const event = isAsRead && names === undefined ? events.find(({ id }) => id === meaning.reply) : undefined;
    if (event !== undefined)
      return `“${heading.trim()}” doesn’t say which event it’s for, so we take it as the replies to ${event.name} only. Choose another event for it below if that’s wrong.`;
  }
  return null;
}
