import { seasonIds, type SeasonId } from "#content/seasons/season-names.ts";
import type { Season } from "#content/seasons/season.ts";

/** The key by which an address chooses a season. */
export const seasonQueryKey = "season";

/** The season that an address asks for; summer (specification §4) when it asks for none. */
export function parseSeason(text: string | null): SeasonId {
  return seasonIds.find((id) => id === text) ?? "summer";
}

/**
 * The season with this id.
 * @throws Error when the theme does not have all four seasons
 */
export function findSeason(entries: readonly Season[], id: SeasonId): Season {
  const season = entries.find((entry) => entry.id === id);
  if (season === undefined) throw new Error(`The theme has no season '${id}'.`);
  return season;
}
