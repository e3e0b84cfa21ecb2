import { seasonNames, type SeasonId } from "./season-names.ts";

/** First month of each season, and how many it has (specification §9); seasonNames says the same in words. */
export const seasonMonths: Readonly<Record<SeasonId, { first: number; count: number }>> = {
  summer: { first: 6, count: 3 },
  fall: { first: 9, count: 2 },
  winter: { first: 11, count: 5 },
  spring: { first: 4, count: 2 },
};

/** Seasons as plans and the printings of invitations store them, which have said 'autumn' from the start. */
export const planSeasons = ["spring", "summer", "autumn", "winter"] as const;

export type PlanSeason = (typeof planSeasons)[number];

/** What the rest of the site calls a plan's season. */
export const toSeasonId = (season: PlanSeason): SeasonId => (season === "autumn" ? "fall" : season);

/** 'Fall'. */
export const planSeasonName = (season: PlanSeason): string => seasonNames[toSeasonId(season)].name;

/** The season of a day, in the form yyyy-mm-dd. */
export function planSeasonOf(day: string): PlanSeason {
  const month = Number(day.slice(5, 7));
  const isIn = (season: PlanSeason) => {
    const { first, count } = seasonMonths[toSeasonId(season)];
    return (month - first + 12) % 12 < count;
  };
  return planSeasons.find(isIn) ?? "summer";
}
