import { plainHeading } from "./list-headings.ts";
import { recognizeEventName } from "./event-columns.ts";
import type { ListEvent } from "./event-names.ts";

const all = new Set(["all", "all events", "all functions", "everything", "every event", "tous", "toutes"]);

/** 'Mehndi (2)', 'Mehndi x2', 'Mehndi: 2 people', 'Mehndi 2'. */
const nameBeforeNumber =
  /^(?<name>\S.*?)[\s:=–-]*(?:\(\s*[x×]?\s*(?<inBrackets>\d{1,3})\s*(?:people|guests?|persons?|pax)?\s*\)|(?<![\p{L}\p{N}])[x×]?\s*(?<bare>\d{1,3})\s*(?:people|guests?|persons?|pax)?)$/iu;
/** '2 x Mehndi', '2 Mehndi'. */
const numberBeforeName = /^(?<before>\d{1,3})\s*(?:[x×]\s+|\s)(?<name>\p{L}.*)$/iu;

/** Characters of an event's name with its number; the patterns above take long for much longer text. */
const maxNamed = 100;

/** How many of a household an event's name says are invited to it; null where it says no number. */
function splitNumber(text: string): { name: string; number: string } | null {
  const named = text.trim();
  if (named.length > maxNamed) return null;
  const found = (nameBeforeNumber.exec(named) ?? numberBeforeName.exec(named))?.groups;
  const number = found?.["inBrackets"] ?? found?.["bare"] ?? found?.["before"];
  return found?.["name"] === undefined || number === undefined ? null : { name: found["name"], number };
}

/**
 * Events in a cell such as 'Mehndi (2), Sangeet & Reception', each with its number or with 'yes', and the rest: names
 * that the plan does not have.
 */
export function parseEventsCell(
  cell: string,
  events: readonly ListEvent[],
): { events: Map<string, string>; others: string } {
  const found = new Map<string, string>();
  const others: string[] = [];
  const eventsNamed = (words: string): string[] => {
    if (all.has(plainHeading(words))) return events.map(({ id }) => id);
    const event = recognizeEventName(words, events);
    return event === undefined ? [] : [event];
  };
  // An event may be called 'Mehndi & Sangeet', or 'Day 2': the longest name counts.
  const read = (text: string, separators: readonly RegExp[]): void => {
    const counted = splitNumber(text);
    const whole = eventsNamed(text);
    const named = whole.length > 0 || counted === null ? whole : eventsNamed(counted.name);
    if (named.length > 0) {
      const invited = whole.length > 0 || counted === null ? "yes" : counted.number;
      for (const event of named) found.set(event, invited);
      return;
    }
    const [separator, ...finer] = separators;
    if (separator === undefined) return void (text.trim() !== "" && others.push(text.trim()));
    for (const part of text.split(separator)) read(part, finer);
  };
  read(cell, [/[,;|\n]/, /[/+&]|\s(?:and|et)\s/i]);
  return { events: found, others: others.join(", ") };
}
