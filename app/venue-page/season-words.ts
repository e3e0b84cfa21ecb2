const seasons: Partial<Record<string, { name: string; months: string }>> = {
  summer: { name: "Summer", months: "June to August" },
  fall: { name: "Fall", months: "September and October" },
  winter: { name: "Winter", months: "November to March" },
  spring: { name: "Spring", months: "April and May" },
};

/** Name and months of a season (specification §9). */
export function seasonWords(season: string): { name: string; months: string } {
  return seasons[season] ?? { name: season, months: "" };
}

/** 'Summer, fall', or 'All seasons'. */
export function describeSeasons(bestSeasons: readonly string[]): string {
  if (bestSeasons.length === 4) return "All seasons";
  const [first = "Not known yet", ...rest] = bestSeasons.map((season) => seasonWords(season).name);
  return [first, ...rest.map((name) => name.toLowerCase())].join(", ");
}
