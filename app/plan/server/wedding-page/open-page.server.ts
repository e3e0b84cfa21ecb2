import { eq, type SQL } from "drizzle-orm";

import { allWords } from "#app/languages/guest-words.server.ts";
import type { Language } from "#app/languages/language.ts";
import { translate, type Say } from "#app/languages/translate.ts";
import {
  pageProjection,
  publishedPage,
  type PageProjection,
  type PublishedPage,
} from "#app/plan/document/projection-types.ts";
import { composeGuestPage, type GuestPage, type PageHousehold } from "#app/plan/projections/guest-page.ts";
import type { HouseholdView } from "#app/plan/projections/household-view.ts";
import { nameBlocks } from "#app/plan/projections/name-blocks.ts";
import { nameEvents } from "#app/plan/projections/name-events.ts";
import { nameMoments } from "#app/plan/projections/name-moments.ts";
import { withGuestMoments } from "#app/plan/projections/project-page.ts";
import { awaitProjections, readProjection } from "#app/plan/repository/read-projections.server.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { parsePageName } from "#app/plan/rules/wedding-page/page-name.ts";
import { placeOnMap } from "#app/plan/rules/wedding-page/position-on-map.ts";
import { openHouseholdPage } from "#app/plan/server/rsvp/save-reply.server.ts";
import { parseHouseholdCode } from "#app/plan/server/links/household-code.ts";
import { venueCapacitiesOf } from "#app/plan/server/venue-capacities.server.ts";
import { readPhotographs } from "./photographs/photograph-rows.server.ts";
import { weddingPages } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

type Premises = Pick<Site, "database" | "planWork" | "directory">;

/** A page that is public, before it is known who looks. */
export type PublicPage = {
  planId: string;
  name: string;
  published: PublishedPage;
  live: PageProjection | null;
};

/**
 * Finds a public page by its name, without opening the plan. Wrong names are counted by client IP: whoever had
 * too many gets no page, right or wrong, so that names cannot be guessed (server/limit-private-pages.ts).
 */
export async function findPublicPage(
  site: Premises & Pick<Site, "guard">,
  clientIp: string,
  typed: string,
): Promise<PublicPage | null> {
  const name = parsePageName(typed);
  const page = name === null ? null : await readPublicPage(site, eq(weddingPages.name, name));
  if (page === null) await site.guard.countWrongGuess(clientIp);
  return page;
}

/** The public page of a plan, for who knows the plan by another link of its; null while nothing is public. */
export const findPageOfPlan = (site: Premises, planId: string): Promise<PublicPage | null> =>
  readPublicPage(site, eq(weddingPages.planId, planId));

async function readPublicPage(site: Premises, which: SQL): Promise<PublicPage | null> {
  const { database } = site;
  const [row] = await database
    .select({ planId: weddingPages.planId, name: weddingPages.name, content: weddingPages.content })
    .from(weddingPages)
    .where(which);
  const written = publishedPage.safeParse(row?.content).data;
  if (row === undefined || written === undefined) return null;
  const { planId, name } = row;
  await awaitProjections(site, planId);
  const stored = await readProjection(database, pageProjection, { planId, kind: "page" });
  const live = stored === null ? null : withGuestMoments(stored);
  const published = { ...written, photographs: await stillThere(database, planId, written.photographs) };
  return { planId, name, published, live };
}

/** Photographs that the couple has not removed since it published them. */
async function stillThere(
  database: Premises["database"],
  planId: string,
  photographs: PublishedPage["photographs"],
): Promise<PublishedPage["photographs"]> {
  if (photographs.length === 0) return [];
  const there = new Set((await readPhotographs(database, planId)).map(({ hash }) => hash));
  return photographs.filter(({ hash }) => there.has(hash));
}

/**
 * The page as whoever has its URL sees it.
 * @param asked the language that the URL asks for
 */
export const viewForAnyone = (site: Premises, page: PublicPage, asked: Language | null): GuestPage =>
  compose(site, page, null, asked);

/**
 * The page as a household sees it.
 * @returns null for a code that opens nothing, or belongs to another wedding
 */
export async function viewForHousehold(
  site: Premises,
  page: PublicPage,
  typed: string,
  asked: Language | null,
): Promise<GuestPage | null> {
  const code = parseHouseholdCode(typed);
  const open = code === null ? null : await openHouseholdPage(site, code);
  if (code === null || open?.planId !== page.planId) return null;
  return compose(site, page, pageHousehold(open.view, formatHouseholdCode(code)), asked);
}

/** @param code in its printed form */
export const pageHousehold = (
  { name, events, until, language }: HouseholdView,
  code: string,
): PageHousehold => ({
  name,
  code,
  invited: events.map(({ id }) => id),
  until,
  language,
});

/** The schedule of some events, as far as their guests see it: while it is a block of the public page. */
export const publicMoments = (
  say: Say<"moment">,
  { published, live }: PublicPage,
  events: readonly string[],
) =>
  published.blocks.some(({ id }) => id === "schedule")
    ? nameMoments(
        say,
        (live?.moments ?? []).filter(({ event }) => events.includes(event)),
      )
    : [];

/** The language that the URL asks for; otherwise that of the household. */
export const pageLanguage = (asked: Language | null, household: Pick<PageHousehold, "language"> | null) =>
  asked ?? household?.language ?? "en";

/** A page or a draft in its reader's language. @param household null for a reader without a code */
export function compose(
  { directory }: Pick<Site, "directory">,
  { published, live }: Pick<PublicPage, "published" | "live">,
  household: PageHousehold | null,
  asked: Language | null,
): GuestPage {
  const halls = venueCapacitiesOf(directory);
  const say = translate(allWords(pageLanguage(asked, household)));
  return composeGuestPage({
    published: { ...published, blocks: nameBlocks(say, published.blocks) },
    live: live === null ? null : { ...nameEvents(say, live), moments: nameMoments(say, live.moments) },
    household,
    locate: (place) => placeOnMap(place, halls),
  });
}
