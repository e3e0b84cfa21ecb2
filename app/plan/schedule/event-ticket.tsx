import type { CSSProperties } from "react";

import { Icon } from "#app/illustrations/icon.tsx";

import type { EventEntry } from "./days.ts";
import type { Lane } from "./lanes.ts";
import { pixelsPerMinute, useMoveInTime } from "./use-move-in-time.ts";
import { useShift } from "./use-shift.ts";
import { spellClock } from "./when.ts";

type EventTicketProps = {
  entry: EventEntry;
  /** Minute at the top of the drawing. */
  top: number;
  lane: Lane;
  clashes: boolean;
  expected: number | null;
  open: (id: string) => void;
};

/** An event in the drawing of its day: a ticket as long as it lasts. */
export function EventTicket({ entry, top, lane, clashes, expected, open }: EventTicketProps) {
  const shift = useShift();
  const { moving, wasMoved, listen } = useMoveInTime(shift && ((minutes) => shift(entry, minutes)));
  const { title, event, when } = entry;
  const people = expected === null ? "" : `${expected} people`;
  return (
    <div
      className="event-ticket"
      data-clashes={clashes || undefined}
      style={{
        ...atTime(when.start + moving - top, lane),
        height: (when.end - when.start) * pixelsPerMinute,
      }}
    >
      <button
        type="button"
        className="event-ticket__head"
        data-moves={shift === null ? undefined : ""}
        aria-describedby={shift === null ? undefined : "schedule-keys"}
        {...listen}
        onClick={() => {
          if (!wasMoved.current) open(entry.id);
          wasMoved.current = false;
        }}
      >
        <strong>
          {clashes && <Icon name="alert" />}
          {title}
          {clashes && <span className="visually-hidden"> (clashes)</span>}
        </strong>
        <span>
          {spellClock(when.start + moving)} to {spellClock(when.end + moving)}
          {[event.place, people].map((text) => (text === "" ? "" : ` · ${text}`)).join("")}
        </span>
      </button>
    </div>
  );
}

/** Where something stands in the drawing: so many minutes from its top, in its lane. */
export function atTime(minutes: number, { lane, of }: Lane): CSSProperties {
  return {
    top: minutes * pixelsPerMinute,
    left: `calc(var(--column-start) + (100% - var(--column-start) - var(--column-end)) * ${lane / of})`,
    width: `calc((100% - var(--column-start) - var(--column-end)) * ${1 / of} - 3px)`,
  };
}
