import { seasonIds, seasonNames } from "#content/seasons/season-names.ts";

/** 'Summer, fall', or 'All seasons'. */
export function describeSeasons(seasons: readonly string[]): string {
  if (seasons.length === seasonIds.length) return "All seasons";
  const [first = "", ...rest] = seasons.map((season) => wordsOf(season)?.name ?? season);
  return [first, ...rest.map((name) => name.toLowerCase())].join(", ");
}

/** 'June to August' of 'summer'. */
export function seasonMonths(season: string): string {
  return wordsOf(season)?.months ?? "";
}

/** The database stores seasons as text. */
function wordsOf(season: string) {
  const id = seasonIds.find((known) => known === season);
  return id && seasonNames[id];
}
