import type { MomentEntry } from "#app/plan/rules/schedule/timeline.ts";
import { across } from "#app/plan/tools/schedule/chart/event-ticket.tsx";
import type { Lane } from "#app/plan/tools/schedule/chart/overlap-lanes.ts";
import { isWithin } from "#app/plan/tools/schedule/chart/day-layout.ts";
import { pixelsPerMinute, useMoveInTime } from "#app/plan/tools/schedule/chart/use-drag-in-time.ts";
import { useShift } from "./use-shift.ts";
import { spellClock } from "./when.ts";

type MomentLineProps = {
  entry: MomentEntry;
  /** Pixels from the top of the drawing. */
  y: number;
  lane: Lane;
  open: (id: string) => void;
};

/** A moment in the drawing of its day. */
export function MomentLine({ entry, y, lane, open }: MomentLineProps) {
  const shift = useShift();
  const { moving, listen } = useMoveInTime(shift && ((minutes) => shift(entry, minutes)), () =>
    open(entry.id),
  );
  return (
    <button
      type="button"
      className="moment-line"
      data-loose={isWithin(entry) ? undefined : ""}
      data-moves={shift === null ? undefined : ""}
      style={{ ...across(lane), top: y + moving * pixelsPerMinute }}
      aria-describedby={shift === null ? undefined : "schedule-keys"}
      {...listen}
    >
      <span>
        <b>{spellClock(entry.when.start + moving)}</b> {entry.title}
      </span>
    </button>
  );
}
