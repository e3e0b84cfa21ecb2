import { eventKinds, type EventKindId } from "#content/plan/event-kinds.ts";
import type { UsualMoment } from "#content/plan/usual-moment.ts";
import { usualMoments } from "#content/plan/usual-moments.ts";

import type { Light } from "#app/plan/schedule/light-of-day.ts";
import type { PlannedEvent } from "#app/plan/schedule/planned.ts";
import { whenOfEvent } from "#app/plan/schedule/when.ts";

/** Kinds of events that are celebrated in the evening: portraits wait for the light. */
const hasPortraits = new Set<string>(["ceremony", "reception", "sangeet", "nikah"] satisfies EventKindId[]);

export type SuggestedMoment = UsualMoment & {
  /** The same for everybody who takes it over, so that two who do it at once get one. */
  row: string;
};

/**
 * The moments that an event of this kind usually has, in their order, and portraits where its golden hour
 * lies within it. None for an event that the couple named itself.
 * @param light of its day; null while it has none
 */
export function suggestMoments(event: PlannedEvent, light: Light | null): SuggestedMoment[] {
  const kind = eventKinds.find(({ id }) => id === event.kind)?.id;
  if (kind === undefined) return [];
  return [...usualMoments[kind], ...portraits(event, light)]
    .toSorted((a, b) => a.after - b.after)
    .map((moment) => ({ ...moment, row: `${event.id}.${moment.id}` }));
}

function portraits(event: PlannedEvent, light: Light | null): UsualMoment[] {
  const when = whenOfEvent(event);
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
