import type { EventKindId } from "./event-kinds.ts";
import { partyMoments } from "./party-moments.ts";
import { ceremonyMoments } from "./ceremony-moments.ts";
import { traditionMoments } from "./tradition-moments.ts";
import type { UsualMoment } from "./usual-moment.ts";

/**
 * Order and lengths are those of the guides of this site (content/ceremonies, content/traditions): general
 * knowledge of Calgary weddings, research of November 2026. Families and officiants differ, so each is only
 * proposed, and everything can be changed.
 */
export const usualMoments: Record<EventKindId, readonly UsualMoment[]> = {
  ...partyMoments,
  ...ceremonyMoments,
  ...traditionMoments,
};
