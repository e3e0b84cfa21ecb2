import { eventKinds, type EventKindId } from "#content/plan/event-kinds.ts";
import type { UsualMoment } from "#content/plan/usual-moment.ts";
import { usualMoments } from "#content/plan/usual-moments.ts";

import type { Daylight } from "./daylight.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { eventTimeSpan } from "./time-span.ts";

/** Kinds of evening events: portraits wait for the golden hour. */
const hasPortraits = new Set<string>(["ceremony", "reception", "sangeet", "nikah"] satisfies EventKindId[]);

export type SuggestedMoment = UsualMoment & {
  /** The same for everybody who accepts it, so that two who do it at once create one. */
  row: string;
};

/**
 * The usual moments of an event of this kind, in order, and portraits where its golden hour lies within it.
 * None for an event that the couple named itself.
 * @param light of its day; null while unknown
 */
export function suggestMoments(event: EventRow, light: Daylight | null): SuggestedMoment[] {
  const kind = eventKinds.find(({ id }) => id === event.kind)?.id;
  if (kind === undefined) return [];
  return [...usualMoments[kind], ...portraits(event, light)]
    .toSorted((a, b) => a.after - b.after)
    .map((moment) => ({ ...moment, row: `${event.id}.${moment.id}` }));
}

function portraits(event: EventRow, light: Daylight | null): UsualMoment[] {
  const when = eventTimeSpan(event);
  if (when === null || light === null || !hasPortraits.has(event.kind)) return [];
  if (light.goldenHour < when.start - 30 || light.goldenHour + 20 > when.end) return [];
  return [
    {
      id: "golden-hour",
      title: "Portraits in the golden hour",
      after: light.goldenHour - when.start,
      minutes: 20,
      people: "The couple and the photographer",
      note: "By the sun of this day: look again when the day or the hour moves.",
    },
  ];
}
