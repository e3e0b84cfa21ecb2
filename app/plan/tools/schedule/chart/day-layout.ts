import type { Entry, EventEntry, MomentEntry } from "#app/plan/rules/schedule/timeline.ts";
import { stackLines } from "./overlap-lanes.ts";
import { pixelsPerMinute } from "./use-drag-in-time.ts";

/** Heights in pixels: of the head of an event's ticket, and of the line of a moment. */
const headHeight = 62;
export const lineHeight = 24;

/** How a day is drawn, in pixels from its top. */
export type DrawnDay = {
  tickets: Map<
    string,
    { top: number; height: number; /** Moments for which it has no room. */ more: number }
  >;
  lines: Map<string, number>;
};

/**
 * Where the tickets of a day's events and the lines of its moments stand. A ticket is as long as its event,
 * and longer where its moments need it, but never over what comes after it: moments for which it has no
 * room are counted on it.
 * @param from minute at the top of the drawing
 * @param to minute at its bottom
 */
export function drawDay(entries: readonly Entry[], { from, to }: { from: number; to: number }): DrawnDay {
  const held = entries.filter((entry): entry is EventEntry => entry.type === "event");
  const moments = entries.filter((entry): entry is MomentEntry => entry.type === "moment");
  const y = (minute: number) => (minute - from) * pixelsPerMinute;
  const drawn: DrawnDay = { tickets: new Map(), lines: new Map() };

  for (const { id, when } of held) {
    const own = moments.filter((moment) => moment.event?.id === id && isWithin(moment));
    const next = Math.min(
      to,
      ...held.flatMap((other) => (other.when.start >= when.end ? [other.when.start] : [])),
    );
    const [top, bottom] = [y(when.start), Math.max(y(when.end), y(next) - 4)];
    const lines = stackLines(
      own.map((moment) => Math.max(y(moment.when.start), top + headHeight)),
      lineHeight,
    );
    const fits = lines.filter(
      (line, at) => line + lineHeight + (at < lines.length - 1 ? lineHeight : 0) <= bottom,
    );
    fits.forEach((line, at) => drawn.lines.set(own[at]?.id ?? "", line));
    const end = (fits.at(-1) ?? top) + lineHeight + (fits.length < own.length ? lineHeight : 4);
    drawn.tickets.set(id, {
      top,
      height: Math.max(y(when.end), Math.min(end, bottom)) - top,
      more: own.length - fits.length,
    });
  }
  // What belongs to no event, or is made ready before one, stands at its time.
  const loose = moments.filter((moment) => !isWithin(moment));
  stackLines(
    loose.map(({ when }) => y(when.start)),
    lineHeight + 2,
  ).forEach((line, at) => drawn.lines.set(loose[at]?.id ?? "", line));
  return drawn;
}

/** Whether a moment is drawn on the ticket of its event; what is made ready before it stands above. */
export function isWithin({ event, when }: MomentEntry): boolean {
  return event !== null && when.date === event.date && when.start >= (event.start ?? 0);
}
