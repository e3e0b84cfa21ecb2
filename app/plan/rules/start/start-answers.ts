import type { TraditionId } from "#content/plan/wedding-kinds.ts";
import type { PlanSeason } from "#content/seasons/season-months.ts";
import type { WeddingPlaceId } from "#content/wedding-places.ts";

/** What a couple says at the start; everything can be left open. */
export type StartAnswers = {
  partnerOne: string;
  partnerTwo: string;
  /** In the form 2027-06-19. */
  date: string | null;
  /** Used while there is no date. */
  season: PlanSeason | null;
  year: number | null;
  /** One tradition, or the two of a wedding that combines them; none where it was skipped. */
  kinds: readonly TraditionId[];
  guests: number | null;
  budgetCents: number | null;
  places: readonly WeddingPlaceId[];
};

/** 'Simran and Daniel'; one name alone, or nothing. */
export function titleOf(partnerOne: string, partnerTwo: string): string {
  return [partnerOne.trim(), partnerTwo.trim()].filter((name) => name !== "").join(" and ");
}
