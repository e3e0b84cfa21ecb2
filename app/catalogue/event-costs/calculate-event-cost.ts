import { addRanges, type CentsRange } from "./cents-range.ts";
import type { CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";
import { barLines } from "./bar-lines.ts";
import { eventCostLines, type EventCostLine, type EventCostLineId } from "./event-cost-line.ts";
import { findObstacles } from "./find-obstacles.ts";
import { foodLines } from "./food-lines.ts";
import { hallLines, type PricedRoom } from "./hall-lines.ts";
import { hiredLines } from "./hired-lines.ts";
import { musicLines } from "./music-lines.ts";
import { gstLine, provincialTaxLines } from "./tax-lines.ts";

const ranks: ReadonlyMap<EventCostLineId, number> = new Map(eventCostLines.map((id, at) => [id, at]));
const rank = (id: EventCostLineId) => ranks.get(id) ?? 0;

/** An event's cost at a venue, with every line of it. */
export type EventCost = {
  event: CostEvent;
  /** The room that it was priced in; null where no room has a price. */
  room: string | null;
  lines: readonly EventCostLine[];
  total: CentsRange;
  /** Why it cannot be held there; the sum then says what it would come to. */
  obstacles: readonly string[];
};

/** What a couple was told, in cents for the whole event before GST. */
export type ToldAmounts = Partial<Record<EventCostLineId, number>>;

/**
 * The sum of an event at a venue: in the room that comes to least, of those that hold its guests.
 * @param told what the venue told the couple, which goes before everything published
 */
export function calculateEventCost(venue: CostVenue, event: CostEvent, told: ToldAmounts = {}): EventCost {
  const rooms = venue.charges?.rooms ?? [];
  const large = rooms.filter(({ guests }) => guests >= event.guests);
  // Of an event that no room holds, the largest says what it would come to.
  const considered = large.length > 0 ? large : rooms.slice(-1);
  const [first, ...others] =
    considered.length === 0
      ? [inRoom(venue, null, event, told)]
      : considered.map((room) => inRoom(venue, room, event, told));
  if (first === undefined) throw new Error("An event has at least one room to be priced in.");
  const best = others.reduce((least, other) => (other.total.low < least.total.low ? other : least), first);
  return { ...best, obstacles: findObstacles(venue, event) };
}

function inRoom(
  venue: CostVenue,
  room: PricedRoom | null,
  event: CostEvent,
  told: ToldAmounts,
): Omit<EventCost, "obstacles"> {
  const lines = [
    ...hallLines(venue, room, event),
    ...foodLines(venue, room, event, told["food-and-drink"]),
    ...barLines(venue, event),
    ...musicLines(event, room?.guests ?? null),
    ...hiredLines(venue, event),
    ...provincialTaxLines(venue.province),
  ]
    .map((line) => withToldAmount(line, told[line.id]))
    .toSorted((a, b) => rank(a.id) - rank(b.id));
  const all = [...lines, gstLine(lines)];
  return { event, room: room?.name ?? null, lines: all, total: addRanges(all) };
}

const withToldAmount = (line: EventCostLine, cents: number | undefined): EventCostLine =>
  cents === undefined
    ? line
    : {
        ...line,
        low: cents,
        high: cents,
        open: false,
        formula: "What they told you",
        origin: { kind: "answered" },
      };
