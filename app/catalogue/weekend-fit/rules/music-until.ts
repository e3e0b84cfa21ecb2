import { fails, fits, isOpen, type FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { readingOf } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { InRoom, RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";
import { formatShortClockTime } from "#app/calendar/format-time-of-day.ts";
import { parseOnlyTime } from "#app/catalogue/weekend-fit/parse-only-time.ts";

import { factSource, isSure } from "./judge-fact.ts";

/** Dhol, DJ or band play as long as the family dances. */
export const musicUntilRule: RoomRule = {
  id: "music-until",
  words: "Dhol, DJ or band may play until the hour that you name.",
  sources: [],
  judge,
};

function judge({ event, at, venue }: InRoom): FitFinding {
  const { musicUntil, name } = event;
  if (musicUntil === null) return fits;
  const change = { kind: "drop-need", event: at, need: "music" } as const;
  const asked = `whether music may play until ${formatShortClockTime(musicUntil)} at the ${name.toLowerCase()}`;
  const fact = venue.facts.liveMusicUntil;
  const reading = readingOf(venue, "musicUntil");
  const only = isSure(fact) ? parseOnlyTime(fact.text) : null;
  const [until, latest] = reading === null ? [only, only] : [reading.says, reading.latest];
  const source = reading !== null ? factSource(reading) : fact === undefined ? null : factSource(fact);
  if (until !== null && latest !== null) {
    if (musicUntil <= until) return fits;
    return musicUntil > latest
      ? fails(
          `music until ${formatShortClockTime(latest)}, not ${formatShortClockTime(musicUntil)}`,
          source,
          change,
        )
      : isOpen("condition", `${asked}: “${fact?.text ?? ""}”`, { source });
  }
  if (fact === undefined) return isOpen("unknown", asked, { ask: "liveMusicUntil" });
  return isOpen("condition", `${asked}: “${fact.text}”`, { source });
}
