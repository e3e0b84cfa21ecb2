import { weddingSeason } from "#app/plan/rules/wedding-season.ts";
import { toSeasonId, type PlanSeason } from "#content/seasons/season-months.ts";

/** Drawings of venues, by the words of a place that mean it (public/art/venues). */
const venuePosters: readonly (readonly [words: string, drawing: string])[] = [
  ["bmo centre", "bmo-centre"],
  ["bow valley ranche", "bow-valley-ranche"],
  ["marriott", "calgary-marriott"],
  ["cornerstone", "cornerstone-canmore"],
  ["emerald lake", "emerald-lake-lodge"],
  ["banff springs", "fairmont-banff-springs"],
  ["chateau lake louise", "fairmont-chateau-lake-louise"],
  ["glenmore inn", "glenmore-inn"],
  ["heritage park", "heritage-park"],
  ["hotel arts", "hotel-arts"],
  ["hyatt", "hyatt-regency-calgary"],
  ["lake house", "lake-house"],
  ["palliser", "palliser"],
  ["reader rock", "reader-rock-garden"],
  ["rimrock", "rimrock"],
  ["river cafe", "river-cafe"],
  ["silvertip", "silvertip"],
  ["teatro", "teatro-restaurant"],
  ["westin", "westin-calgary"],
];

type Wedding = {
  date: string | null;
  season: PlanSeason | null;
  events: readonly { kind: string; place: string }[];
};

/**
 * The drawing of this wedding's poster: its venue where we have drawn it, its baraat, or the valley in its
 * season.
 */
export function choosePoster({ date, season, events }: Wedding): string {
  const places = events.map(({ place }) => place.toLowerCase());
  const venue = venuePosters.find(([words]) => places.some((place) => place.includes(words)));
  if (venue !== undefined) return `/art/venues/${venue[1]}.svg`;
  if (events.some(({ kind }) => kind === "baraat")) return "/art/ceremonies/baraat.svg";
  return `/art/seasons/${toSeasonId(weddingSeason({ date, season }) ?? "summer")}.svg`;
}
