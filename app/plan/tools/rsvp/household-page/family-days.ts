import { formatClock, formatWeekday } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import type { GuestMoment } from "#app/plan/projections/guest-page.ts";
import type { InvitedEvent } from "#app/plan/projections/household-view.ts";

type FamilyLine = { id: string; time: string; title: string; place: string; isEvent: boolean };

/** A day of the wedding, in words of one language. */
export type FamilyDay = { day: string; lines: FamilyLine[] };

type Entry = Pick<InvitedEvent, "id" | "date" | "start" | "place"> & { title: string; isEvent: boolean };

/**
 * The order of the days as a relative follows it: each event of its households once, and what happens in it.
 * Events without a day come last, and those without an hour first on their day.
 * @param events of all its households, named
 * @param moments of these events, as far as their guests see them
 */
export function describeFamilyDays(
  say: Say<"date" | "time" | "page">,
  events: readonly InvitedEvent[],
  moments: readonly Omit<GuestMoment, "event">[],
): FamilyDay[] {
  const entries: Entry[] = [
    ...new Map(events.map((event) => [event.id, { ...event, title: event.name, isEvent: true }])).values(),
    ...moments.map((moment) => ({ ...moment, isEvent: false })),
  ].toSorted((one, other) => (one.start ?? -1) - (other.start ?? -1));
  return Array.from(Map.groupBy(entries, ({ date }) => date))
    .toSorted(([one], [other]) => ((one ?? "~") < (other ?? "~") ? -1 : 1))
    .map(([date, ofDay]) => ({
      day: date === null ? say("page", "dayToCome") : formatWeekday(say, date),
      lines: ofDay.map(({ id, start, title, place, isEvent }) => ({
        id,
        time: start === null ? say("page", "hourToCome") : formatClock(say, start),
        title,
        place,
        isEvent,
      })),
    }));
}
