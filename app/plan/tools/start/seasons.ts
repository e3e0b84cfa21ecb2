import { planSeasonName, planSeasons } from "#content/seasons/season-months.ts";

/** Seasons of a wedding without a day. */
export const seasons = planSeasons.map((id) => ({ id, name: planSeasonName(id) }));
