import { formatTime, formatWeekday } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import type { InvitedEvent } from "#app/plan/projections/household-view.ts";

type EventWhenProps = {
  say: Say<"date" | "time">;
  event: Pick<InvitedEvent, "date" | "start" | "place">;
};

/** Day, hour and place of an event, as far as they are known. */
export function EventWhen({ say, event: { date, start, place } }: EventWhenProps) {
  return (
    <p className="household__when">
      {[date === null ? null : formatWeekday(say, date), start === null ? null : formatTime(say, start)]
        .filter((part) => part !== null)
        .join(" · ")}
      {place !== "" && <span dir="auto">{place}</span>}
    </p>
  );
}
