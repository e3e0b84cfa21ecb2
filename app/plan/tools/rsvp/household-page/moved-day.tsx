import { formatWeekday } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import type { InvitedEvent } from "#app/plan/projections/household-view.ts";

type MovedDayProps = {
  say: Say<"reply" | "date">;
  event: Pick<InvitedEvent, "name" | "date" | "movedFrom">;
  isClosed?: boolean;
};

/** Says that an event moved after the household had replied. */
export function MovedDay({ say, event: { name, date, movedFrom }, isClosed = false }: MovedDayProps) {
  if (movedFrom === null || date === null) return null;
  const [before, now] = [formatWeekday(say, movedFrom), formatWeekday(say, date)];
  return (
    <p className="household__moved">
      <strong>{say("reply", "moved", { event: name, before, now })}</strong>{" "}
      {say("reply", isClosed ? "stays" : "checkReply")}
    </p>
  );
}
