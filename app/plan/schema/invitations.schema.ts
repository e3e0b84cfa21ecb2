import { z } from "zod";

import { paletteFamilies, paletteHours } from "#content/invitations/palettes.ts";
import { planSeasons } from "#content/seasons/season-months.ts";

import { enumOrNull, textOrNullUpTo, textUpTo } from "#app/plan/document/field-types.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";

/**
 * How each event's invitation and its set for the day look, and what they say: a row has the event's id, or that of the save-the-date.
 * Null where the couple has not chosen: then it follows the plan.
 */
export const invitationDesigns = planTable(
  "invitation-designs",
  z.object({
    /** Id of a composition, or ''. */
    composition: textUpTo(60),
    family: enumOrNull(paletteFamilies),
    season: enumOrNull(planSeasons),
    hour: enumOrNull(paletteHours),
    names: textOrNullUpTo(160),
    /** In a script of its own, as the couple typed it: it is never transliterated. */
    nativeNames: textOrNullUpTo(160),
    hosts: textOrNullUpTo(300),
    wording: textOrNullUpTo(300),
    nativeWording: textOrNullUpTo(300),
    heading: textOrNullUpTo(120),
    when: textOrNullUpTo(120),
    where: textOrNullUpTo(200),
    /** Of the set for the day. The order is a line for each item, with its time first. */
    welcome: textOrNullUpTo(200),
    nativeWelcome: textOrNullUpTo(200),
    order: textOrNullUpTo(3000),
    menu: textOrNullUpTo(3000),
    thanks: textOrNullUpTo(300),
    nativeThanks: textOrNullUpTo(160),
  }),
);

export const saveTheDateId = "save-the-date";

export type InvitationDesign = PlanRow<(typeof invitationDesigns)["shape"]>;
