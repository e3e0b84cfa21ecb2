import type { MomentEntry } from "./days.ts";
import { atTime } from "./event-ticket.tsx";
import type { Lane } from "./lanes.ts";
import { pixelsPerMinute, useMoveInTime } from "./use-move-in-time.ts";
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
  const { moving, wasMoved, listen } = useMoveInTime(shift && ((minutes) => shift(entry, minutes)));
  return (
    <button
      type="button"
      className="moment-line"
      data-loose={entry.event === null || entry.when.start < (entry.event.start ?? 0) || undefined}
      data-moves={shift === null ? undefined : ""}
      style={{ ...atTime(0, lane), top: y + moving * pixelsPerMinute }}
      aria-describedby={shift === null ? undefined : "schedule-keys"}
      {...listen}
      onClick={() => {
        if (!wasMoved.current) open(entry.id);
        wasMoved.current = false;
      }}
    >
      <span>{spellClock(entry.when.start + moving)}</span> {entry.title}
    </button>
  );
}
