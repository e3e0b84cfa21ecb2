import { plainHeading } from "./list-headings.ts";
import { recognizeEventName } from "./event-columns.ts";

type Named = { id: string; name: string };

const all = new Set(["all", "all events", "all functions", "everything", "every event", "tous", "toutes"]);

/** Events in a cell such as 'Mehndi, Sangeet & Reception', and the rest: names that the plan does not have. */
export function parseEventsCell(
  cell: string,
  events: readonly Named[],
): { events: Set<string>; others: string } {
  if (all.has(plainHeading(cell)) && events.length > 0)
    return { events: new Set(events.map(({ id }) => id)), others: "" };
  const found = new Set<string>();
  const others: string[] = [];
  // An event may be called 'Mehndi & Sangeet': the longest name counts.
  const read = (text: string, separators: readonly RegExp[]): void => {
    const event = recognizeEventName(text, events);
    if (event !== undefined) return void found.add(event);
    const [separator, ...finer] = separators;
    if (separator === undefined) return void (text.trim() !== "" && others.push(text.trim()));
    for (const part of text.split(separator)) read(part, finer);
  };
  read(cell, [/[,;|\n]/, /[/+&]|\s(?:and|et)\s/i]);
  return { events: found, others: others.join(", ") };
}
