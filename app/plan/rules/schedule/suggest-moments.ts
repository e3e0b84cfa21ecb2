import { eventKinds } from "#content/plan/event-kinds.ts";
import type { UsualMoment } from "#content/plan/usual-moment.ts";
import { findUsualTitle, usualMoments, type UsualTitle } from "#content/plan/usual-moments.ts";

import type { Daylight } from "./daylight.ts";
import { goldenHourPortraits, suggestedRow, type TimedEvent } from "./golden-hour.ts";

export type SuggestedMoment = UsualMoment & {
  /** The same for everybody who accepts it, so that two who do it at once create one. */
  row: string;
};

/**
 * The usual moments of an event of this kind, in order, and portraits where its golden hour lies within it.
 * None for an event that the couple named itself.
 * @param light of its day; null while unknown
 */
export function suggestMoments(event: TimedEvent, light: Daylight | null): SuggestedMoment[] {
  const kind = eventKinds.find(({ id }) => id === event.kind)?.id;
  if (kind === undefined) return [];
  return [...usualMoments[kind], ...goldenHourPortraits(event, light)]
    .toSorted((a, b) => a.after - b.after)
    .map((moment) => ({ ...moment, row: suggestedRow(event, moment) }));
}

/** The title of a schedule item that was proposed, while it bears it; null where the couple has words of its own. */
export const suggestedTitle = ({ id, title }: { id: string; title: string }): UsualTitle | null =>
  findUsualTitle(id.slice(id.lastIndexOf(".") + 1), title);
