import type { CentsRange } from "#app/catalogue/event-costs/cents-range.ts";
import type { CostEvent } from "#app/catalogue/event-costs/cost-event.ts";

import type { Obstacle, OpenPoint } from "./fit-finding.ts";
import type { EventDay } from "./fit-rule.ts";
import type { FitRoom, FitVenue } from "./fit-venue.ts";
import type { KindFit } from "./vendors/vendor-search.ts";

/** Where an event of the weekend is held: its position in the weekend, and the room. */
type Placement = { at: number; venue: FitVenue; room: FitRoom };

/** How well a place, or some together, carry a weekend. */
export type WeekendFit = {
  verdict: "fits" | "if" | "not";
  venues: readonly FitVenue[];
  /** In the order of the weekend, without what is held elsewhere. */
  placements: readonly Placement[];
  /** First days that carry it equally well, in order. */
  starts: readonly EventDay[];
  /** What is not settled, each once, with the venue that can say. */
  open: readonly (OpenPoint & { venue: FitVenue | null })[];
  /** Who can be booked for it, by the kinds of vendor that it needs. */
  vendors: readonly KindFit[];
  /** What is in the way, for each event. */
  obstacles: readonly (Obstacle & { venue: FitVenue | null })[];
  cost: CentsRange;
  /** The events as `cost` goes by them, in the order of the placements. */
  costEvents: readonly CostEvent[];
  /** The less, the better. */
  score: number;
};
