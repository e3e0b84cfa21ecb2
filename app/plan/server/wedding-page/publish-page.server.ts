import { eq, sql } from "drizzle-orm";

import { pageProjection, type PageProjection } from "#app/plan/document/projection-types.ts";
import { withGuestMoments } from "#app/plan/projections/project-page.ts";
import { readProjection } from "#app/plan/repository/read-projections.server.ts";
import { pageName, secretOf } from "#app/plan/rules/wedding-page/page-name.ts";
import type { PlanRequestResult } from "#app/plan/server/handle-plan-request.server.ts";
import { plans, weddingPages } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { readPhotographs } from "./photographs/photograph-rows.server.ts";
import { newPageName } from "./wedding-page-name.server.ts";

type Premises = Pick<Site, "database" | "planWork">;

/** The page as its couple finds it in the plan. */
type PagePublication = {
  /** What follows /w/; null before it was published first. */
  name: string | null;
  isPublic: boolean;
  /** When it was published last, as an instant; null before. */
  publishedAt: string | null;
  /** The draft differs from what is public. */
  hasChanges: boolean;
};

/** A page without names is an invitation from nobody: guests would take it for a trick. */
const namesNeeded = "Add your names in Wedding details first, so that guests know whose page it is.";

/**
 * Publishes the wedding's page as the plan has it now, takes it off, renews its name, or only says how it is:
 * the field `what` is 'publish', 'unpublish', 'renew' or anything else.
 */
export async function changeWeddingPage(
  site: Premises,
  planId: string,
  form: FormData,
): Promise<PlanRequestResult> {
  const page = await readPageProjection(site, planId);
  if (page === null)
    return { ok: false, message: "The server can’t read your plan right now. Try again in a minute." };
  const what = form.get("what");
  if (what === "publish" && page.draft.names === "") return { ok: false, message: namesNeeded };
  if (what === "publish") await publish(site, planId, page);
  if (what === "unpublish") await unpublish(site, planId);
  if (what === "renew") await renewName(site, planId, page);
  return { ok: true, body: await readPublication(site, planId, page) };
}

/**
 * The page as the plan has it now, with all changes that the server has.
 * @returns null where the plan cannot be opened
 */
export async function readPageProjection(
  { database, planWork }: Premises,
  planId: string,
): Promise<PageProjection | null> {
  const read = async () => {
    const stored = await readProjection(database, pageProjection, { planId, kind: "page" });
    return stored === null ? null : withGuestMoments(stored);
  };
  await planWork.upToDate(planId);
  const page = await read();
  if (page !== null) return page;
  // A plan that has not changed since a release without such pages.
  await database.update(plans).set({ readingsUpTo: 0 }).where(eq(plans.id, planId));
  await planWork.upToDate(planId);
  return read();
}

async function publish({ database }: Premises, planId: string, { draft }: PageProjection): Promise<void> {
  await database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ name: weddingPages.name })
      .from(weddingPages)
      .where(eq(weddingPages.planId, planId))
      .for("update");
    // The secret part stays: whoever has the old address finds only that the couple's words have changed.
    const name =
      before === undefined ? newPageName(draft.address) : pageName(draft.address, secretOf(before.name));
    const content = { ...draft, photographs: await readPhotographs(transaction, planId) };
    const row = { name, content, publishedAt: sql`now()` };
    await transaction
      .insert(weddingPages)
      .values({ planId, ...row })
      .onConflictDoUpdate({ target: weddingPages.planId, set: row });
  });
}

async function unpublish({ database }: Premises, planId: string): Promise<void> {
  await database.update(weddingPages).set({ content: null }).where(eq(weddingPages.planId, planId));
}

/** Gives the page another secret part: the former address opens nothing. */
async function renewName({ database }: Premises, planId: string, { draft }: PageProjection): Promise<void> {
  await database
    .update(weddingPages)
    .set({ name: newPageName(draft.address) })
    .where(eq(weddingPages.planId, planId));
}

async function readPublication(
  { database }: Premises,
  planId: string,
  { draft }: PageProjection,
): Promise<PagePublication> {
  const photographs = await readPhotographs(database, planId);
  const now = JSON.stringify({ ...draft, photographs });
  const [row] = await database
    .select({
      name: weddingPages.name,
      content: weddingPages.content,
      publishedAt: weddingPages.publishedAt,
      isSame: sql<boolean>`coalesce('{"photographs":[]}'::jsonb || ${weddingPages.content} = ${now}::jsonb, false)`,
    })
    .from(weddingPages)
    .where(eq(weddingPages.planId, planId));
  const isPublic = row !== undefined && row.content !== null;
  return {
    name: row?.name ?? null,
    isPublic,
    publishedAt: row?.publishedAt.toISOString() ?? null,
    hasChanges: isPublic && !row.isSame,
  };
}
