import { foldText } from "#app/catalogue/directory/fold-text.ts";

import type { Clash } from "#app/plan/schedule/clash.ts";
import type { Entry } from "#app/plan/rules/schedule/timeline.ts";
import { spellClock } from "#app/plan/schedule/when.ts";

/** The businesses of the couple, and which of them an event or a moment needs. */
export type Businesses = {
  all: readonly { id: string; name: string; category: string }[];
  at: (id: string) => Iterable<string>;
};

/** One business that is wanted in two places at the same time. */
export function businessClashes(entries: readonly Entry[], { all, at }: Businesses): Clash[] {
  const wanted = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const business of at(entry.id)) wanted.set(business, [...(wanted.get(business) ?? []), entry]);
  return all.flatMap(({ id, name }) => {
    const own = wanted.get(id) ?? [];
    return own.flatMap((first, position) =>
      own.slice(position + 1).flatMap((second): Clash[] => {
        if (!isElsewhere(first, second) || !overlap(first, second)) return [];
        return [
          {
            id: `business ${id} ${first.id} ${second.id}`,
            kind: "business",
            events: [first, second].flatMap((entry) => eventOf(entry)?.id ?? []),
            date: second.when.date,
            what: `${name === "" ? "A business without a name" : name} is wanted at ${first.title} (${placeOf(first)}) and at ${second.title} (${placeOf(second)}) at ${spellClock(second.when.start)}.`,
            todo: "Ask whether they send two teams, or move one of the two.",
          },
        ];
      }),
    );
  });
}

const eventOf = (entry: Entry) => entry.event;

/** A moment without a place of its own is where its event is. */
function placeOf(entry: Entry): string {
  const own = entry.type === "moment" ? entry.moment.place : "";
  return (own === "" ? (eventOf(entry)?.place ?? "") : own).trim();
}

function isElsewhere(first: Entry, second: Entry): boolean {
  const [one, other] = [placeOf(first), placeOf(second)];
  return one !== "" && other !== "" && foldText(one) !== foldText(other);
}

function overlap(first: Entry, second: Entry): boolean {
  return (
    first.when.date === second.when.date &&
    first.when.start < second.when.end &&
    second.when.start < first.when.end
  );
}
