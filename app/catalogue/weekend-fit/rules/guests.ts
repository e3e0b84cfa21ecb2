import { fails, fits, isOpen, type FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { FitCapacity, FitRoom } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { InRoom, RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";
import type { EventSeating, WeekendEvent } from "#app/catalogue/weekend-fit/weekend.ts";
import { formatCount } from "#app/languages/site-language.ts";

import { inBrackets } from "./in-brackets.ts";

/** A room holds the guests in the way that they sit or stand. */
export const guestsRule: RoomRule = {
  id: "guests",
  words: "A room holds all guests, at tables, in rows, on the floor or standing.",
  sources: [],
  judge,
};

/** The layouts of the catalogue that say it outright. */
const ownLayouts: Record<EventSeating, readonly string[]> = {
  tables: ["seated"],
  rows: ["theatre", "ceremony"],
  floor: ["floor"],
  standing: ["standing"],
};

/** Layouts that need more room for a guest: as many fit in any case. */
const roomierLayouts: Record<EventSeating, readonly string[]> = {
  tables: [],
  rows: ["seated"],
  floor: [],
  standing: ["seated", "theatre", "ceremony", "floor"],
};

/** Layouts that need less room for a guest: more never fit. */
const tighterLayouts: Record<EventSeating, readonly string[]> = {
  tables: ["theatre", "ceremony", "standing", "unspecified"],
  rows: ["standing"],
  floor: ["standing"],
  standing: [],
};

const seatingWords: Record<EventSeating, string> = {
  tables: "at tables",
  rows: "in rows",
  floor: "on the floor",
  standing: "standing",
};

const layoutWords = new Map([
  ["seated", "at tables"],
  ["theatre", "in rows"],
  ["ceremony", "in rows"],
  ["standing", "standing"],
  ["floor", "on the floor"],
  ["unspecified", "in a layout that nobody has said"],
]);

function judge({ event, at, room }: InRoom): FitFinding {
  const { guests, seating } = event;
  const known = room.capacities.filter(({ doubtful }) => !doubtful);
  const own = largestOf(known, ownLayouts[seating]);
  const most: (Known & Partial<Estimated>) | null =
    own ?? smallestOf(known, tighterLayouts[seating]) ?? stretched(known, seating);
  const safe = own ?? largestOf(known, roomierLayouts[seating]);
  if (safe !== null && guests <= safe.guests) return fits;
  if (most !== null && guests > most.guests)
    return fails(
      `the ${event.name.toLowerCase()} of ${formatCount(guests)} is above ${describeMost(most)}${inBrackets(room)}`,
      { text: most.text, checkedOn: most.checkedOn },
      {
        kind: "fewer-guests",
        event: at,
        by: guests - most.guests,
        to: most.guests,
        isSure: safe !== null && most.guests <= safe.guests,
      },
    );
  return openCapacity(event, room);
}

function openCapacity({ name, seating, guests }: WeekendEvent, room: FitRoom): FitFinding {
  const [said] = room.capacities;
  const words = seatingWords[seating];
  return isOpen(
    "unknown",
    said === undefined
      ? `how many it holds ${words} for the ${name.toLowerCase()}`
      : `how many fit ${words} for the ${name.toLowerCase()}${inBrackets(room)}: ${said.doubtful ? "perhaps" : "listed for"} ${formatCount(said.guests)} ${layoutWords.get(said.layout) ?? ""}`,
    {
      source: said === undefined ? null : sourceOf(said),
      ask: "guests",
      isUnlikely:
        said !== undefined &&
        (room.capacities.every((capacity) => capacity.guests < guests) ||
          !room.capacities.some(({ layout }) => usualLayouts(seating).includes(layout))),
    },
  );
}

/** Layouts that say that guests are placed like this, or may be. */
const usualLayouts = (seating: EventSeating) => [
  ...ownLayouts[seating],
  ...roomierLayouts[seating],
  "unspecified",
];

/**
 * How far a number at tables goes in another layout, at most: of all rooms whose numbers are published, one holds
 * 2.9 times as many standing (Heritage Park, 344 and 1,000), none twice as many in rows.
 */
const mostTimes: Record<EventSeating, number | null> = { tables: null, rows: 2, floor: null, standing: 3 };

function stretched(known: readonly FitCapacity[], seating: EventSeating): Estimated | null {
  const times = mostTimes[seating];
  const seated = times === null ? null : largestOf(known, ["seated"]);
  return times === null || seated === null
    ? null
    : { ...seated, guests: times * seated.guests, fromTables: seated.guests };
}

/** '320', or '92, our estimate from 46 at tables': the page of the place has the second number only. */
const describeMost = ({ guests, fromTables }: Known & Partial<Estimated>): string =>
  fromTables === undefined
    ? formatCount(guests)
    : `${formatCount(guests)}, our estimate from ${formatCount(fromTables)} at tables`;

const sourceOf = ({ source, checkedOn }: FitCapacity) => ({ text: source, checkedOn });

type Known = { guests: number; text: string; checkedOn: string };

/** Worked out of a number at tables. */
type Estimated = Known & { fromTables: number };

function pickOf(
  capacities: readonly FitCapacity[],
  layouts: readonly string[],
  isBetter: (one: number, other: number) => boolean,
): Known | null {
  let best: FitCapacity | null = null;
  for (const capacity of capacities)
    if (layouts.includes(capacity.layout) && (best === null || isBetter(capacity.guests, best.guests)))
      best = capacity;
  return best === null ? null : { guests: best.guests, ...sourceOf(best) };
}

const largestOf = (capacities: readonly FitCapacity[], layouts: readonly string[]) =>
  pickOf(capacities, layouts, (one, other) => one > other);
/** The tightest known bound: what holds no more standing holds no more seated. */
const smallestOf = (capacities: readonly FitCapacity[], layouts: readonly string[]) =>
  pickOf(capacities, layouts, (one, other) => one < other);
