import type { Say } from "#app/languages/translate.ts";
import { suggestedTitle } from "#app/plan/rules/schedule/suggest-moments.ts";

/**
 * Schedule items as guests read them. What the couple typed stays as it typed it; an item that the site proposed is
 * said in the guest's language while it bears the site's title.
 */
export const nameMoments = <Moment extends { id: string; title: string }>(
  say: Say<"moment">,
  moments: readonly Moment[],
): Moment[] =>
  moments.map((moment) => {
    const suggested = suggestedTitle(moment);
    return suggested === null ? moment : { ...moment, title: say("moment", suggested) };
  });
