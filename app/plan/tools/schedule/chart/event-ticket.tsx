import type { CSSProperties } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { EventEntry } from "#app/plan/rules/schedule/timeline.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { headHeight, lineHeight } from "./day-layout.ts";
import type { OverlapLane } from "./overlap-lanes.ts";
import { pixelsPerMinute, useDragInTime } from "./use-drag-in-time.ts";
import { useShiftEntry } from "#app/plan/tools/schedule/use-shift-entry.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

type EventTicketProps = {
  entry: EventEntry;
  /** Pixels from the top of the drawing, and the number of moments without room. */
  ticket: { top: number; height: number; more: number };
  lane: OverlapLane;
  hasConflict: boolean;
  expected: number | null;
  /** Names of the businesses that work at it. */
  businesses: readonly string[];
  open: (id: string) => void;
};

/** An event in the drawing of its day: a ticket as long as it lasts. */
export function EventTicket({
  entry,
  ticket,
  lane,
  hasConflict,
  expected,
  businesses,
  open,
}: EventTicketProps) {
  const shift = useShiftEntry();
  const { moving, listen } = useDragInTime(shift && ((minutes) => shift(entry, minutes)), () =>
    open(entry.id),
  );
  const { title, event, when } = entry;
  const isShort = ticket.more > 0 && ticket.height < headHeight + lineHeight;
  return (
    <div
      className="event-ticket"
      data-conflicts={hasConflict || undefined}
      data-short={isShort || undefined}
      style={{ ...laneStyle(lane), top: ticket.top + moving * pixelsPerMinute, height: ticket.height }}
    >
      <button
        type="button"
        className="event-ticket__head"
        data-moves={shift === null ? undefined : ""}
        aria-describedby={shift === null ? undefined : "schedule-keys"}
        {...listen}
      >
        <strong>
          {hasConflict && <Icon name="alert" />}
          {title}
          {hasConflict && <span className="visually-hidden"> (conflict)</span>}
        </strong>
        <span>
          {formatClockTime(when.start + moving)} to {formatClockTime(when.end + moving)}
        </span>
        <span>
          {[expected === null ? "" : `${formatCount(expected)} people`, event.place, ...businesses]
            .filter((text) => text !== "")
            .join(" · ")}
        </span>
      </button>
      {ticket.more > 0 && (
        <button type="button" className="event-ticket__more" onClick={() => open(entry.id)}>
          and {ticket.more} more<span className="visually-hidden"> moments of {title}</span>
        </button>
      )}
    </div>
  );
}

/** Width of an element in its lane. */
export function laneStyle({ lane, of }: OverlapLane): CSSProperties {
  return {
    insetInlineStart: `calc(var(--column-start) + (100% - var(--column-start) - var(--column-end)) * ${lane / of})`,
    width: `calc((100% - var(--column-start) - var(--column-end)) * ${1 / of} - 3px)`,
  };
}
