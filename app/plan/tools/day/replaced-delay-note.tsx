import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";

import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import type { ReplacedDelay } from "#app/plan/rules/day/find-replaced-delay.ts";
import { clockMinutesAt } from "#app/plan/rules/schedule/clock-minutes.ts";
import type { DelayRow } from "#app/plan/schema/delays.schema.ts";
import { describeLate } from "#app/plan/ui/day/describe-delay.ts";
import { useToast } from "#app/site/frame/toasts.tsx";
import { rememberFocus } from "#app/plan/ui/surviving-focus.ts";

type ReplacedDelayNoteProps = {
  /** Null where every delay stands. */
  found: ReplacedDelay | null;
  decide: (replaced: ReplacedDelay, which: "newer" | "older") => void;
};

/** Says that an older delay, from a phone without a signal, has replaced a newer one, and asks which one counts. */
export function ReplacedDelayNote({ found, decide }: ReplacedDelayNoteProps) {
  const press = (replaced: ReplacedDelay, which: "newer" | "older") => {
    const focusNearby = rememberFocus();
    flushSync(() => decide(replaced, which));
    focusNearby();
  };
  const toast = useToast();
  const id = found?.newer.id;
  const told = useRef(id);
  // One that comes while the list is read may stand above what is on the screen.
  useEffect(() => {
    if (id === undefined || id === told.current) return;
    told.current = id;
    toast({ title: "Two delays", description: "An older one replaced a newer one: choose above the list." });
  }, [id, toast]);
  return (
    found !== null && (
      <section className="day-replaced" aria-label="Two delays">
        <p>
          Two phones moved the schedule while one had no signal. The list shows the older delay,{" "}
          {describe(found.older)}. The newer one is {describe(found.newer)}.
        </p>
        <p className="day__actions">
          <button
            type="button"
            className="day-button"
            data-kind="primary"
            onClick={() => press(found, "newer")}
          >
            Use the newer times
          </button>
          <button type="button" className="day-button" onClick={() => press(found, "older")}>
            Keep the list as it is
          </button>
        </p>
      </section>
    )
  );
}

function describe(delay: DelayRow): string {
  const { at, by } = delay;
  const who = by === "" ? "" : `${by}, `;
  const when = at === null ? "" : ` (${who}${formatClockTime(clockMinutesAt(new Date(at)))})`;
  return `${describeLate(delay)}${when}`;
}
