import type { Entry } from "./days.ts";
import { stackLines } from "./lanes.ts";
import { pixelsPerMinute } from "./use-move-in-time.ts";

/** Heights in pixels: of the head of an event's ticket, and of the line of a moment. */
const headHeight = 48;
const lineHeight = 25;

/**
 * How far from the top each moment of a day is drawn: at its time, but below the head of its event and below
 * the moment before it.
 * @param from minute at the top of the drawing
 */
export function placeLines(entries: readonly Entry[], from: number): Map<string, number> {
  const placed = new Map<string, number>();
  const heads = new Map(
    entries.flatMap(({ type, id, when }) => (type === "event" ? [[id, when] as const] : [])),
  );
  const ofEvents = Map.groupBy(
    entries.filter((entry) => entry.type === "moment"),
    ({ moment }) => moment.event,
  );
  for (const [event, lines] of ofEvents) {
    const head = heads.get(event);
    const tops = lines.map(({ when }) => {
      const top = (when.start - from) * pixelsPerMinute;
      if (head === undefined || when.start < head.start) return top;
      return Math.max(top, (head.start - from) * pixelsPerMinute + headHeight);
    });
    stackLines(tops, lineHeight).forEach((top, line) => {
      const entry = lines[line];
      if (entry !== undefined) placed.set(entry.id, top);
    });
  }
  return placed;
}
