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
