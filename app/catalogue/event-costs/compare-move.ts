import { guestShuttles } from "#content/costs/rules/guest-shuttles.ts";

import { addRanges, type CentsRange } from "./cents-range.ts";
import { calculateEventCost } from "./calculate-event-cost.ts";
import type { CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";
import { eventCostLines, type EventCostLine, type EventCostLineId } from "./event-cost-line.ts";
import { gstLine } from "./tax-lines.ts";

/** One line before and after an event moves to another venue; null where it has no such line. */
type MovedLine = { id: EventCostLineId; before: EventCostLine | null; after: EventCostLine | null };

export type MoveComparison = {
  before: CentsRange;
  after: CentsRange;
  /** Only the lines that change. */
  lines: readonly MovedLine[];
  obstacles: readonly string[];
};

/**
 * What changes when one event is held at another venue than the rest.
 * @param hasOthers other events stay behind, so that guests travel between two places
 */
export function compareMove(
  from: CostVenue,
  to: CostVenue,
  event: CostEvent,
  hasOthers: boolean,
): MoveComparison {
  const here = calculateEventCost(from, event);
  const there = calculateEventCost(to, event);
  const after = hasOthers && from.slug !== to.slug ? withTransport(there.lines) : there.lines;
  return {
    before: here.total,
    after: addRanges(after),
    lines: eventCostLines.flatMap((id) => {
      const pair = { id, before: find(here.lines, id), after: find(after, id) };
      return isSame(pair.before, pair.after) ? [] : [pair];
    }),
    obstacles: there.obstacles,
  };
}

const find = (lines: readonly EventCostLine[], id: EventCostLineId) =>
  lines.find((line) => line.id === id) ?? null;

const isSame = (a: EventCostLine | null, b: EventCostLine | null) =>
  a?.low === b?.low && a?.high === b?.high && a?.open === b?.open;

/** The lines with shuttles between two places, and GST on them too. */
function withTransport(lines: readonly EventCostLine[]): EventCostLine[] {
  const { low, high, text, sources } = guestShuttles;
  const transport: EventCostLine = {
    id: "transport",
    low,
    high,
    open: false,
    formula: "Shuttles between the two places for a day",
    origin: { kind: "elsewhere", text, sources },
    tax: "added",
  };
  const before = [...lines.filter(({ id }) => id !== "gst"), transport];
  return [...before, gstLine(before)];
}
