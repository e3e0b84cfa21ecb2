import { planSeasonOf, type PlanSeason } from "#content/seasons/season-months.ts";

/**
 * The season of a wedding or an event: that of its day. A season that the couple chose counts while there is no
 * day, and stays in the plan afterwards.
 */
export const weddingSeason = ({
  date,
  season,
}: {
  date: string | null;
  season: PlanSeason | null;
}): PlanSeason | null => (date === null ? season : planSeasonOf(date));
