import { eventKinds, rites } from "#content/plan/event-kinds.ts";

import { plainHeading } from "./list-headings.ts";

/** An event of the plan, as far as a list can name it. */
export type ListEvent = { id: string; name: string; kind?: string };

/** Other names and spellings of a kind of event in lists. */
const alsoCalled: Readonly<Record<string, string>> = {
  mehndi: "mehendi|mehandi|henna",
  sangeet: "sangit",
  maiyan: "mayian|maiya",
  garba: "garba",
  dandiya: "dandiya",
  puja: "puja|pooja",
  vidaai: "vidai|bidaai|doli|rukhsati",
  "anand-karaj": "gurdwara|gurudwara",
  nikah: "nikkah",
  walima: "valima|walimah",
};

const namesOfKinds = eventKinds.map(({ id, name }) => ({
  id,
  names: [plainHeading(name), ...(alsoCalled[id]?.split("|") ?? [])],
}));

/** Words beside the name of an event that say nothing more: 'Sangeet night', 'Wedding reception'. */
const generic = /\b(?:wedding|night|party|function|ceremony|day|evening)\b/gu;
const bare = (words: string) => words.replaceAll(generic, " ").replaceAll(/ +/g, " ").trim();

/** All that names the ceremony of a plan that has only one. */
const theCeremony = new Set(["wedding", "wedding ceremony", "wedding day", "ceremony", "shaadi", "shadi"]);

/**
 * The only event that goes by other words than its own name: by the usual name of its kind, by one that is a part of
 * its own, or as the ceremony.
 * @param words as in plainHeading
 */
export function eventCalled<Event extends ListEvent>(
  words: string,
  events: readonly Event[],
): Event | undefined {
  const name = bare(words);
  const called = name === "" ? [] : events.filter((event) => namesOf(event).has(name));
  if (called.length === 1) return called[0];
  const ceremonies = events.filter(({ kind }) => rites.some((rite) => rite === kind));
  return theCeremony.has(words) && ceremonies.length === 1 ? ceremonies[0] : undefined;
}

function namesOf({ name, kind }: ListEvent): ReadonlySet<string> {
  const own = plainHeading(name);
  const within = namesOfKinds.filter(
    ({ id, names }) => id === kind || names.some((usual) => ` ${own} `.includes(` ${usual} `)),
  );
  return new Set([bare(own), ...within.flatMap(({ names }) => names.map(bare))].filter((one) => one !== ""));
}
