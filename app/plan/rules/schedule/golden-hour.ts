import type { EventKindId } from "#content/plan/event-kinds.ts";
import { goldenHourMoment } from "#content/plan/golden-hour-moment.ts";
import type { UsualMoment } from "#content/plan/usual-moment.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";

import type { Daylight } from "./daylight.ts";
import { eventTimeSpan } from "./time-span.ts";

/** Kinds of evening events: portraits wait for the golden hour. */
const hasPortraits = new Set<string>(["ceremony", "reception", "sangeet", "nikah"] satisfies EventKindId[]);

/** What suggestions need to know of an event. */
export type TimedEvent = Pick<EventRow, "id" | "kind" | "date" | "start" | "minutes">;

/**
 * Portraits at an event where its golden hour lies within it.
 * @param light of its day; null while unknown
 */
export function goldenHourPortraits(event: TimedEvent, light: Daylight | null): UsualMoment[] {
  const when = eventTimeSpan(event);
  if (when === null || light === null || !hasPortraits.has(event.kind)) return [];
  if (light.goldenHour < when.start - 30 || light.goldenHour + 20 > when.end) return [];
  return [{ ...goldenHourMoment, after: light.goldenHour - when.start }];
}

/** Id of a suggested item's row: the same for everybody who accepts it, so that two who do it at once create one. */
export const suggestedRow = (event: { id: string }, moment: { id: string }): string =>
  `${event.id}.${moment.id}`;
