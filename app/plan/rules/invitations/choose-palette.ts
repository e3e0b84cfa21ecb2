import { sunTimes } from "#app/calendar/sun-times.ts";
import { findWeddingLocation } from "#app/calendar/wedding-locations.ts";
import { weddingSeason } from "#app/plan/rules/wedding-season.ts";
import type { PaletteFamily, PaletteHour } from "#content/invitations/palettes.ts";
import type { TraditionId } from "#content/plan/wedding-kinds.ts";
import type { PlanSeason } from "#content/seasons/season-months.ts";

/** When an event is: a day, or only the season of the wedding, and its hour in minutes after midnight. */
type EventTime = { date: string | null; season: PlanSeason | null; start: number | null };

/** The printing of an invitation: colours of a tradition's textiles, of a season, and of an hour's light. */
export type InvitationPalette = { family: PaletteFamily; season: PlanSeason; hour: PaletteHour };

/** The palette of an event: its season and the light at its hour, as the sun stands then in Calgary. */
export function choosePalette(time: EventTime, wedding: readonly TraditionId[]): InvitationPalette {
  return { family: familyOf(wedding), season: weddingSeason(time) ?? "summer", hour: hourOf(time) };
}

const western = new Set<TraditionId>(["standard", "elopement"]);

const familyOf = (wedding: readonly TraditionId[]): PaletteFamily =>
  wedding.some((tradition) => !western.has(tradition)) ? "indian" : "standard";

/** Before it, the light is that of the morning. */
const morningEnds = 11 * 60;
/** Minutes before sunset from which the light is that of the evening, and after it until which it is. */
const eveningBegins = 120;
const eveningEnds = 40;
/** Where there is no date: sunset on an average day of the year. */
const usualSunset = 19 * 60 + 30;

function hourOf({ date, start }: EventTime): PaletteHour {
  if (start === null) return "evening";
  const sunset = date === null ? usualSunset : sunTimes(date, findWeddingLocation(null)).sunset;
  if (start < 5 * 60 || start > sunset + eveningEnds) return "night";
  if (start >= sunset - eveningBegins) return "evening";
  return start < morningEnds ? "morning" : "afternoon";
}
