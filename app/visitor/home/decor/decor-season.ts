import { seasonIds } from "#content/seasons/season-names.ts";

/** Choices of the decor filter (specification §4). */
export const decorSeasons = ["all", ...seasonIds] as const;

export type DecorSeason = (typeof decorSeasons)[number];

/** The key by which an address filters the decor. */
export const decorQueryKey = "decor";

/** The choice that an address asks for; anything that is none means all. */
export function parseDecorSeason(text: string | null): DecorSeason {
  return decorSeasons.find((season) => season === text) ?? "all";
}

/** Keeps the ideas whose season text contains the word; 'Year-round' matches no season, only `all`. */
export function filterBySeason<Idea extends { season: string }>(
  ideas: readonly Idea[],
  season: DecorSeason,
): readonly Idea[] {
  if (season === "all") return ideas;
  return ideas.filter((idea) => idea.season.toLowerCase().includes(season));
}
