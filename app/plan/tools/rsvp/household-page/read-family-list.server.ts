import { albertaDate } from "#app/calendar/alberta-time.ts";
import { allWords, familyWords } from "#app/languages/guest-words.server.ts";
import type { Language } from "#app/languages/language.ts";
import { translate } from "#app/languages/translate.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { nameEvents } from "#app/plan/projections/name-events.ts";
import { openFamilyHouseholds, type OpenedFamilyLink } from "#app/plan/server/rsvp/family-link.server.ts";
import { findPageOfPlan, publicMoments } from "#app/plan/server/wedding-page/open-page.server.ts";

import { describeFamilyDays } from "./family-days.ts";
import { familyReply } from "./family-reply.ts";
import { repliesClosedOn } from "./receive-reply.server.ts";

/**
 * What a relative's link shows before a household is chosen: its households, and the order of their days with
 * what of the schedule their guests see.
 */
export async function readFamilyList(site: Site, link: OpenedFamilyLink, language: Language) {
  const say = translate(allWords(language));
  const today = albertaDate(new Date());
  const pages = await openFamilyHouseholds(site, link);
  const events = pages.flatMap(({ view }) => nameEvents(say, view).events);
  const weddingPage = await findPageOfPlan(site, link.planId);
  const ids = events.map(({ id }) => id);
  const moments = weddingPage === null ? [] : publicMoments(say, weddingPage, ids);
  return {
    words: familyWords(language),
    name: link.name,
    couple: pages[0]?.view.couple ?? "",
    households: pages.map(({ household, view }) => ({
      id: household,
      name: view.name,
      reply: familyReply(view.events, repliesClosedOn(view) === null ? today : null),
    })),
    schedule: { heading: say("block", "schedule"), days: describeFamilyDays(say, events, moments) },
  };
}
