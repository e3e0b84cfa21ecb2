import { plainHeading } from "./list-headings.ts";
import { eventCalled, type ListEvent } from "./event-names.ts";

/** Words around an event's name in a heading: 'RSVP Reception', 'Invited to Mehndi (Y/N)'. */
const filler = new Set(
  "rsvp reply response status attending attendance coming invited invite invitation to for at the y n yes no event rsvp'd".split(
    " ",
  ),
);
const replyWords = new Set("rsvp reply response status attending attendance coming".split(" "));

const significant = (words: string) =>
  words
    .split(" ")
    .filter((word) => !filler.has(word))
    .join(" ");

/** What a column says of an event: whether its cells say who is invited or who answered. */
export type EventColumn = { event: string } | { reply: string };

/** The event whose own name is a heading, with words around it. */
export function recognizeEventColumn(heading: string, events: readonly ListEvent[]): EventColumn | undefined {
  const exact = events.find(({ name }) => plainHeading(name) === heading);
  if (exact !== undefined) return { event: exact.id };
  const rest = significant(heading);
  const event = rest === "" ? undefined : events.find(({ name }) => significant(plainHeading(name)) === rest);
  return columnOf(heading, event);
}

/** The event that a heading means by another name: 'Sangeet' for 'Ladies' sangeet', 'Wedding' for the ceremony. */
export function guessEventColumn(heading: string, events: readonly ListEvent[]): EventColumn | undefined {
  return columnOf(heading, eventCalled(significant(heading), events));
}

function columnOf(heading: string, event: ListEvent | undefined): EventColumn | undefined {
  if (event === undefined) return undefined;
  return heading.split(" ").some((word) => replyWords.has(word)) ? { reply: event.id } : { event: event.id };
}

/** The event that a cell names, in the words of its name or with 'only' beside them, or by another name. */
export function recognizeEventName(words: string, events: readonly ListEvent[]): string | undefined {
  const wanted = plainHeading(words).replace(/^(?:the )?(.*?)(?: only)?$/, "$1");
  if (wanted === "") return undefined;
  const names = events.map((event) => ({ event, name: plainHeading(event.name) }));
  const named =
    names.find(({ name }) => name === wanted) ??
    names.find(({ name }) => significant(name) !== "" && significant(name) === significant(wanted));
  return (named?.event ?? eventCalled(significant(wanted), events))?.id;
}
