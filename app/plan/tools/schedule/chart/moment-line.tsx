import type { MomentEntry } from "#app/plan/rules/schedule/timeline.ts";
import { laneStyle } from "./event-ticket.tsx";
import type { OverlapLane } from "./overlap-lanes.ts";
import { isInsideEvent } from "./day-layout.ts";
import { pixelsPerMinute, useDragInTime } from "./use-drag-in-time.ts";
import { useShiftEntry } from "#app/plan/tools/schedule/use-shift-entry.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

type MomentLineProps = {
  entry: MomentEntry;
  /** Pixels from the top of the drawing. */
  y: number;
  lane: OverlapLane;
  open: (id: string) => void;
};

/** A moment in the drawing of its day. */
export function MomentLine({ entry, y, lane, open }: MomentLineProps) {
  const shift = useShiftEntry();
  const { moving, listen } = useDragInTime(shift && ((minutes) => shift(entry, minutes)), () =>
    open(entry.id),
  );
  return (
    <button
      type="button"
      className="moment-line"
      data-loose={isInsideEvent(entry) ? undefined : ""}
      data-moves={shift === null ? undefined : ""}
      style={{ ...laneStyle(lane), top: y + moving * pixelsPerMinute }}
      aria-describedby={shift === null ? undefined : "schedule-keys"}
      {...listen}
    >
      <span>
        <b>{formatClockTime(entry.when.start + moving)}</b> {entry.title}
      </span>
    </button>
  );
}
