import type { DayRule, FitRuleWords, PairRule, RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

import { alcoholRule } from "./alcohol.ts";
import { baraatRule, horseRule } from "./baraat.ts";
import { budgetRule } from "./budget.ts";
import { ceremonialFireRule } from "./ceremonial-fire.ts";
import { fewestGuestsRule } from "./fewest-guests.ts";
import { freeDaysRule } from "./free-days.ts";
import { guestsRule } from "./guests.ts";
import { musicUntilRule } from "./music-until.ts";
import { openHoursRule } from "./open-hours.ts";
import { outsideCatererRule } from "./outside-caterer.ts";
import { overnightRule } from "./overnight.ts";
import { prayerRoomRule } from "./prayer-room.ts";
import { sameRoomRule } from "./same-room.ts";
import { seasonRule } from "./season.ts";
import { separateRoomsRule } from "./separate-rooms.ts";
import { stepFreeRule } from "./step-free.ts";
import { travelRule } from "./travel.ts";

/** What is asked of a room for an event. */
export const roomRules: readonly RoomRule[] = [
  guestsRule,
  fewestGuestsRule,
  openHoursRule,
  ceremonialFireRule,
  baraatRule,
  horseRule,
  outsideCatererRule,
  alcoholRule,
  musicUntilRule,
  stepFreeRule,
  prayerRoomRule,
  separateRoomsRule,
  overnightRule,
];

/** What is asked of a venue on a day. */
export const dayRules: readonly DayRule[] = [seasonRule, freeDaysRule];

/** What is asked of two events of one day. */
export const pairRules: readonly PairRule[] = [sameRoomRule, travelRule];

/** All of them in words, as the page lists them. */
export const allFitRules: readonly FitRuleWords[] = [...roomRules, ...dayRules, ...pairRules, budgetRule];
