const names: Partial<Record<string, string>> = {
  summer: "Summer",
  fall: "Fall",
  winter: "Winter",
  spring: "Spring",
};

/** 'Summer, fall', or 'All seasons'. */
export function describeSeasons(seasons: readonly string[]): string {
  if (seasons.length === 4) return "All seasons";
  const [first = "", ...rest] = seasons.map((season) => names[season] ?? season);
  return [first, ...rest.map((name) => name.toLowerCase())].join(", ");
}
