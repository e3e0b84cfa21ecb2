import { href } from "react-router";

import type { Language } from "#app/languages/language.ts";
import { composeHouseholdView, type HouseholdView } from "#app/plan/projections/household-view.ts";
import type { GuestPage } from "#app/plan/projections/guest-page.ts";
import { householdProjection, rsvpProjection } from "#app/plan/document/projection-types.ts";
import { readProjection } from "#app/plan/repository/read-projections.server.ts";
import { openPlanLink } from "#app/plan/server/links/plan-links.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { compose, pageHousehold, pageLanguage } from "./open-page.server.ts";
import { drawPoster, posterAlt, type ShownPage } from "./page-poster.server.ts";
import { readPhotographs } from "./photographs/photograph-rows.server.ts";
import { readPageProjection } from "./publish-page.server.ts";

/**
 * The draft of a plan's page as a household would see it, once it is published.
 * @param key of a link to edit
 * @param household its id; null for whoever has no code
 * @returns null for another key, for a household that sees no page, and where the plan cannot be read
 */
async function previewPage(
  site: Pick<Site, "database" | "secret" | "planWork" | "directory">,
  key: string,
  household: string | null,
  asked: Language | null,
): Promise<GuestPage | null> {
  const link = await openPlanLink(site, key);
  if (link?.role !== "edit") return null;
  const { planId } = link;
  const page = await readPageProjection(site, planId);
  if (page === null) return null;
  const photographs = await readPhotographs(site.database, planId);
  const shown = { published: { ...page.draft, photographs }, live: page };
  if (household === null) return compose(site, shown, null, asked);
  const view = await readHousehold(site, planId, household);
  return view === null ? null : compose(site, shown, pageHousehold(view, ""), asked);
}

/** The draft as the page shows it; its poster has no address of its own. */
export async function showDraft(
  site: Parameters<typeof previewPage>[0],
  key: string,
  household: string | null,
  asked: Language | null,
): Promise<ShownPage | null> {
  const view = await previewPage(site, key, household === "" ? null : household, asked);
  if (view === null) return null;
  const svg = (await drawPoster(view.poster, "card")) ?? "";
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return {
    view,
    poster: { src, alt: posterAlt(view.poster, pageLanguage(asked, view.household)) },
    share: null,
    home: null,
    photographsPath: href("/plans/:key/photographs", { key }),
  };
}

/** Whether guests can reply or not: the couple looks before it opens the replies. */
async function readHousehold(
  { database }: Pick<Site, "database">,
  planId: string,
  subject: string,
): Promise<HouseholdView | null> {
  const asked = await readProjection(database, rsvpProjection, { planId, kind: "rsvp" });
  const own = await readProjection(database, householdProjection, { planId, kind: "household", subject });
  return asked === null || own === null ? null : composeHouseholdView({ ...asked, open: true }, own);
}
