import { formatDay } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import type { HouseholdView } from "#app/plan/projections/household-view.ts";

/** What a chat shows below the link: the day, where there is one, and until when to reply. */
export function describeLinkPreview(
  { events, until }: Pick<HouseholdView, "events" | "until">,
  say: Say<"preview" | "date">,
): string {
  const days = events.flatMap(({ date }) => (date === null ? [] : [date])).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  const by = until === null ? null : formatDay(say, until);
  if (from === undefined || to === undefined)
    return by === null ? say("preview", "invited") : say("preview", "invitedBy", { until: by });
  const first = formatDay(say, from);
  if (from === to)
    return by === null ? say("preview", "on", { first }) : say("preview", "onBy", { first, until: by });
  const last = formatDay(say, to);
  return by === null
    ? say("preview", "days", { first, last })
    : say("preview", "daysBy", { first, last, until: by });
}
