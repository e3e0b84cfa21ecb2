import { randomUUID } from "node:crypto";

import { and, eq, inArray, sql } from "drizzle-orm";
import { encodeStateAsUpdate } from "yjs";

import { saveApplication } from "#app/business/applications/save-application.server.ts";
import { inviteBusiness } from "#app/business/claims/invite-business.server.ts";
import { saveClaim } from "#app/business/claims/save-claim.server.ts";
import { inviteOperator } from "#app/operator/desk-links/desk-operators.server.ts";
import { writeOutgoingMail } from "#app/operator/mail-dispatch/outgoing-mail.server.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { planLinkKinds } from "#app/plan/document/parts-and-roles.ts";
import { replyHelpers } from "#app/plan/schema/rsvp.schema.ts";
import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { ensureHouseholdCodes } from "#app/plan/server/rsvp/household-codes.server.ts";
import { changeWeddingPage } from "#app/plan/server/wedding-page/publish-page.server.ts";
import { draftName } from "#app/plan/rules/wedding-page/page-name.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import { linkKinds, type LinkKind } from "#database/enums.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { inviteCouples } from "#app/couple/reviews/invite-couples.server.ts";
import { listingContacts, listings, mails, privateLinks, weddingPages } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { savePastWedding, palliser } from "#test-support/past-wedding.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";
import { sendEnquiry } from "#test-support/send-enquiry.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { sampleApplication } from "#test-support/sample-profile.ts";

/** A business of its own, whose listing can be claimed and to which another can be invited. */
const [claimable, inviting] = [87, 88];
const vendor = 3;
/** The listings that somebody keeps, claims or is invited to. */
export const seededListings = [vendor, palliser, claimable, inviting];

/** What of a site is needed to put something into it. */
type SeededSite = Pick<Site, "database" | "postMails" | "secret" | "settings" | "planWork">;

let couples = 0;

/**
 * Puts into a site whatever has a private page: an enquiry that was answered, one whose wedding is
 * over, an application, a claim, an invitation, a plan with its household and its business. Those of an
 * earlier call may be deleted by now, or their links made new.
 * @returns the paths of all its private pages, the newest of each kind
 */
export async function seedSite(site: SeededSite): Promise<string[]> {
  couples += 1;
  const { database } = site;
  await haveListings(site);
  const asked = sampleEnquiry({ name: `Asha and Ben ${couples}`, vendors: [vendor, palliser] });
  await sendEnquiry(site, asked);
  await savePastWedding(database, { name: `Simran ${couples}`, email: `simran${couples}@couples.ca` });
  await inviteCouples(site, new Date());
  await saveApplication(site, sampleApplication({ name: `Cakes ${couples}` }), null);
  const person = { name: `Noor ${couples}`, role: "Events manager", note: "" };
  await saveClaim(site, { ...person, listing: claimable, email: `noor${couples}@hotelarts.ca` }, null);
  await inviteBusiness(site, inviting, `events${couples}@venue.ca`, {
    source: "https://venue.ca/contact",
    foundOn: "2026-11-20",
  });
  const { keys, codes } = await keepPlan(site);
  await inviteOperator(site, `operator${couples}@weddings.ca`);
  await writeMails(site);
  return [...keys, ...codes, ...(await privatePaths(site, 2)), `/claim?listing=${claimable}`];
}

/** Listings that a business keeps, whatever became of them since. */
async function haveListings(site: SeededSite): Promise<void> {
  const { database, secret } = site;
  const kept = [vendor, palliser];
  await database
    .update(listings)
    .set({ removedAt: null, retiredAt: null })
    .where(inArray(listings.id, seededListings));
  await database
    .insert(listingContacts)
    .values(kept.map((listingId) => ({ listingId, email: `listing${listingId}@vendor.ca` })))
    .onConflictDoNothing();
  await database.delete(listingContacts).where(inArray(listingContacts.listingId, [claimable, inviting]));
  for (const listingId of kept)
    for (const kind of ["listing", "listing-calendar"] as const)
      await getOrCreateKey(database, secret, kind, String(listingId));
}

async function keepPlan(site: SeededSite) {
  const { database, secret } = site;
  const plan = plannedWedding(4);
  putRow(replyHelpers, plan, "aunt", { name: "Aunt Manjit", households: ["household-1", "household-2"] });
  const planId = await createPlan(database, randomUUID(), encodeStateAsUpdate(plan));
  for (const link of planLinkKinds) await getOrCreateKey(database, secret, `plan-${link}`, planId);
  await getOrCreateKey(database, secret, "plan-business", `${planId} 902`);
  await getOrCreateKey(database, secret, "plan-family", `${planId} aunt`);
  const codes = Object.values(await ensureHouseholdCodes(site, planId)).map(
    (code) => `/rsvp/${formatHouseholdCode(code)}`,
  );
  const edit = await getOrCreateKey(database, secret, "plan-edit", planId);
  const below = ["business-links", "household-pages", "share", "guests", "wedding-page", "photographs"];
  return {
    codes: [...codes, ...(await publishPage(site, planId)), `/w/${draftName}/${edit}`],
    keys: below.map((part) => `/plans/${edit}/${part}`),
  };
}

async function publishPage(site: SeededSite, planId: string): Promise<string[]> {
  const form = new FormData();
  form.append("what", "publish");
  await changeWeddingPage(site, planId, form);
  const [page] = await site.database
    .select({ name: weddingPages.name })
    .from(weddingPages)
    .where(eq(weddingPages.planId, planId));
  const path = `/w/${page?.name}`;
  return [path];
}

/** Writes all mails that wait, without sending them: the links in them are made then. */
async function writeMails(site: SeededSite): Promise<void> {
  const waiting = await site.database.select().from(mails).where(eq(mails.status, "waiting"));
  for (const mail of waiting) await writeOutgoingMail(site, mail);
  const ids = waiting.map(({ id }) => id);
  await site.database
    .update(mails)
    .set({ status: "sent" })
    .where(and(eq(mails.status, "waiting"), inArray(mails.id, ids)));
}

/**
 * The paths of private pages.
 * @param most maximum of each kind, the newest ones
 */
export async function privatePaths(site: SeededSite, most = Number.MAX_SAFE_INTEGER): Promise<string[]> {
  const paths: string[] = [];
  for (const kind of linkKinds)
    for (const { subject } of await newestLinks(site, kind, most)) {
      const { pathname } = new URL(await privatePageUrl(site, kind, subject));
      paths.push(pathname);
      if (kind === "listing") paths.push(`${pathname}/enquiries`, `${pathname}/pictures`);
      if (kind === "plan-business") paths.push(`${pathname}/sheet`);
      if (kind === "plan-family") paths.push(`${pathname}/household-1`);
    }
  return paths;
}

const newestLinks = ({ database }: SeededSite, kind: LinkKind, most: number) =>
  database
    .select({ subject: privateLinks.subject })
    .from(privateLinks)
    .where(eq(privateLinks.kind, kind))
    .orderBy(sql`${privateLinks.createdAt} desc`)
    .limit(most);
