import { areaOptions, type AreaOptionId } from "./filter-options.ts";

/** What Calgarians write for an area, beside its name. */
const otherNames: Partial<Record<AreaOptionId, readonly string[]>> = {
  downtown: ["city centre", "east village", "chinatown"],
  northwest: ["nw", "north west"],
  northeast: ["ne", "north east"],
  southwest: ["sw", "south west", "marda loop", "altadore"],
  southeast: ["se", "south east"],
  kensington: ["hillhurst", "sunnyside"],
  "canmore-banff": ["canmore", "banff"],
  "around-calgary": [
    "airdrie",
    "balzac",
    "bragg creek",
    "chestermere",
    "cochrane",
    "high river",
    "langdon",
    "okotoks",
    "strathmore",
  ],
};

const areas = areaOptions.map(({ id, name }) => ({
  id,
  name: name.toLowerCase(),
  others: (otherNames[id] ?? []).map((other) => ` ${other} `),
}));

/**
 * The areas of the directory's filter that a location text names: their names anywhere in it, as the
 * specification has it, and other names as whole words ('NE Calgary', 'N.E.', 'North-East').
 */
export function findAreas(location: string): AreaOptionId[] {
  const text = location.toLowerCase();
  const words = ` ${text
    .replaceAll(".", "")
    .replace(/[^\p{L}\p{N}']+/gu, " ")
    .trim()} `;
  return areas.flatMap(({ id, name, others }) =>
    text.includes(name) || others.some((other) => words.includes(other)) ? [id] : [],
  );
}
