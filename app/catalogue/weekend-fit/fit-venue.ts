import type { FactReading } from "#content/fit/fact-readings.ts";
import type { CostVenue } from "#app/catalogue/event-costs/cost-venue.ts";

/** Facts that rules ask for. */
export const fitFactKeys = [
  "openFlame",
  "baraat",
  "outsideCaterer",
  "halalKitchen",
  "vegetarianKitchen",
  "ownBar",
  "liveMusicUntil",
  "decorLoadIn",
  "stepFree",
] as const;

export type FitFactKey = (typeof fitFactKeys)[number];

/** A fact of the catalogue; a `doubtful` one is neither yes nor no. */
export type FitFact = {
  answer: string | null;
  text: string;
  source: string;
  checkedOn: string;
  doubtful: boolean;
};

/** How many a room holds in one layout. */
export type FitCapacity = {
  layout: string;
  guests: number;
  source: string;
  checkedOn: string;
  /** An estimate of ours or an old report. */
  doubtful: boolean;
};

/** A room in the sense of walls: its layouts share it. No capacities: nobody has said. */
export type FitRoom = { name: string; capacities: readonly FitCapacity[] };

/** What a sentence of a fact says, with where the fact comes from. */
export type FitReading<Reading extends FactReading = FactReading> = Reading & {
  source: string;
  checkedOn: string;
};

/** What the rules know of a venue. */
export type FitVenue = {
  cost: CostVenue;
  /** Fewest guests that it is listed for; null where nobody has said. */
  guestsFrom: number | null;
  position: readonly [longitude: number, latitude: number] | null;
  rooms: readonly FitRoom[];
  facts: Partial<Record<FitFactKey, FitFact>>;
  readings: readonly FitReading[];
  /** Days that it has said are taken, and up to when it is free on all others. */
  taken: readonly string[];
  freeUntil: string | null;
};

/** What a venue's sentences say about one thing; null where none does. */
export function readingOf<About extends FactReading["about"]>(
  { readings }: Pick<FitVenue, "readings">,
  about: About,
): FitReading<Extract<FactReading, { about: About }>> | null {
  return (
    readings.find(
      (reading): reading is FitReading<Extract<FactReading, { about: About }>> => reading.about === about,
    ) ?? null
  );
}
