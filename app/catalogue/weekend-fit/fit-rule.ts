import type { CostSource } from "#content/costs/cost-source.ts";

import type { CateredEvent } from "./caterer-kitchens.ts";
import type { FitFinding } from "./fit-finding.ts";
import type { FitRoom, FitVenue } from "./fit-venue.ts";
import type { WeekendEvent } from "./weekend.ts";

/** What every rule says of itself. */
export type FitRuleWords = {
  id: string;
  /** What it asks of a place, in a sentence for the page. */
  words: string;
  /** Why it is asked, where an authority or a publication says so; empty: the venue's own facts decide. */
  sources: readonly CostSource[];
};

/** An event in a room. */
export type InRoom = { event: CateredEvent; at: number; room: FitRoom; venue: FitVenue };

/** Judges an event in a room, whatever the day. */
export type RoomRule = FitRuleWords & { judge: (placed: InRoom) => FitFinding };

/** A day on which an event may be; without a date only month and weekday are known. */
export type EventDay = { date: string | null; month: number; weekday: number };

/** Judges an event at a venue on a day. */
export type DayRule = FitRuleWords & {
  judge: (held: { event: WeekendEvent; venue: FitVenue; day: EventDay }) => FitFinding;
};

/** Judges two events of one day, the earlier one first. */
export type PairRule = FitRuleWords & { judge: (earlier: InRoom, later: InRoom) => FitFinding };
