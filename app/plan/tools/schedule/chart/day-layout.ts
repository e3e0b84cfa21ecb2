import type { TimelineEntry, EventEntry, MomentEntry } from "#app/plan/rules/schedule/timeline.ts";
import { stackLines } from "./overlap-lanes.ts";
import { pixelsPerMinute } from "./use-drag-in-time.ts";

/** Heights in pixels: of the head of an event's ticket, and of a moment's line. */
export const headHeight = 62;
export const lineHeight = 24;

/** Layout of a day, in pixels from its top. */
export type DayLayout = {
  tickets: Map<string, { top: number; height: number; /** Moments without room. */ more: number }>;
  lines: Map<string, number>;
};

/**
 * Positions of a day's event tickets and moment lines. A ticket is as long as its event, and longer where its
 * moments need it, but never overlaps what comes after it: the ticket shows the number of moments without
 * room.
 * @param from minute at the top of the drawing
 * @param to minute at its bottom
 */
export function layOutDay(
  entries: readonly TimelineEntry[],
  { from, to }: { from: number; to: number },
): DayLayout {
  const held = entries.filter((entry): entry is EventEntry => entry.type === "event");
  const moments = entries.filter((entry): entry is MomentEntry => entry.type === "moment");
  const y = (minute: number) => (minute - from) * pixelsPerMinute;
  const drawn: DayLayout = { tickets: new Map(), lines: new Map() };

  for (const { id, when } of held) {
    const own = moments.filter((moment) => moment.event?.id === id && isInsideEvent(moment));
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
  // A moment without an event, or one that prepares an event, is at its own time.
  const loose = moments.filter((moment) => !isInsideEvent(moment));
  stackLines(
    loose.map(({ when }) => y(when.start)),
    lineHeight + 2,
  ).forEach((line, at) => drawn.lines.set(loose[at]?.id ?? "", line));
  return drawn;
}

/** Whether a moment is drawn on the ticket of its event; preparations are drawn above it. */
export function isInsideEvent({ event, when }: MomentEntry): boolean {
  return event !== null && when.date === event.date && when.start >= (event.start ?? 0);
}
