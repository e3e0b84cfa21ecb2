import { plainHeading } from "./list-headings.ts";

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

/** The event that a heading names, and whether its cells say who is invited or who answered. */
export function recognizeEventColumn(
  heading: string,
  events: readonly { id: string; name: string }[],
): { event: string } | { reply: string } | undefined {
  const exact = events.find(({ name }) => plainHeading(name) === heading);
  if (exact !== undefined) return { event: exact.id };
  const rest = significant(heading);
  const event = rest === "" ? undefined : events.find(({ name }) => significant(plainHeading(name)) === rest);
  if (event === undefined) return undefined;
  return heading.split(" ").some((word) => replyWords.has(word)) ? { reply: event.id } : { event: event.id };
}

/** The event that a cell names, in the words of its name or with 'only' beside them. */
export function recognizeEventName(
  words: string,
  events: readonly { id: string; name: string }[],
): string | undefined {
  const wanted = plainHeading(words).replace(/^(?:the )?(.*?)(?: only)?$/, "$1");
  if (wanted === "") return undefined;
  const names = events.map(({ id, name }) => ({ id, name: plainHeading(name) }));
  return (
    names.find(({ name }) => name === wanted) ??
    names.find(({ name }) => significant(name) !== "" && significant(name) === significant(wanted))
  )?.id;
}
