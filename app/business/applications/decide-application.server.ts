import { eq, sql } from "drizzle-orm";

import type { VendorProfile } from "#app/business/profile/profile.ts";
import { profileColumns } from "#app/business/profile/profile-columns.server.ts";
import { makeSlug } from "#app/catalogue/register/make-slug.ts";
import { unsubscribedSince } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import {
  applications,
  formerSlugs,
  listingContacts,
  listings,
  venueProfiles,
} from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { ApplicationState } from "./application-fields.ts";
import { toApplication, type SavedApplication } from "./read-application.server.ts";

type Office = Pick<Site, "database" | "postMails" | "secret">;

/** Number of the advisory lock under which one listing at a time gets its slug. */
const slugLock = 7_463_004;

/** The result of a decision; `was` says why nothing changed. */
export type ApplicationDecision =
  | { done: true; reference: string; name: string; listingId: number | null }
  | { done: false; reference: string; was: ApplicationState };

/**
 * Makes an application a listing: a real one, without a sample figure. It is live at once on every node, the
 * confirmed email becomes its contact, and the business is told by mail.
 * @returns null when no application has this reference
 */
export function approveApplication(office: Office, reference: string): Promise<ApplicationDecision | null> {
  return decide(office, reference, async (transaction, { id, email, profile, confirmedAt }) => {
    const listingId = await writeListing(transaction, profile);
    await transaction.insert(listingContacts).values({
      listingId,
      email,
      confirmedAt: confirmedAt ?? new Date(),
      mutedAt: await unsubscribedSince(transaction, office.secret, email),
    });
    await transaction
      .update(applications)
      .set({ decidedAt: sql`now()`, listingId })
      .where(eq(applications.id, id));
    await office.postMails(transaction, [
      { kind: "application-approved", recipient: email, applicationId: id },
    ]);
    await announceCatalogueChange(transaction);
    return listingId;
  });
}

/**
 * Rejects an application; the business reads the reason in its mail.
 * @returns null when no application has this reference
 */
export function rejectApplication(
  office: Office,
  reference: string,
  reason: string,
): Promise<ApplicationDecision | null> {
  return decide(office, reference, async (transaction, { id, email }) => {
    await transaction
      .update(applications)
      .set({ decidedAt: sql`now()`, reason })
      .where(eq(applications.id, id));
    await office.postMails(transaction, [
      { kind: "application-rejected", recipient: email, applicationId: id },
    ]);
    return null;
  });
}

/** Decides a waiting application once, however many concurrent decisions there are. */
async function decide(
  { database }: Office,
  reference: string,
  act: (transaction: Transaction, application: SavedApplication) => Promise<number | null>,
): Promise<ApplicationDecision | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(applications)
      .where(eq(applications.reference, normalizeReference(reference)))
      .for("update");
    if (row === undefined) return null;
    const application = toApplication(row);
    if (application.state !== "waiting")
      return { done: false, reference: row.reference, was: application.state };
    const listingId = await act(transaction, application);
    return { done: true, reference: row.reference, name: application.profile.name, listingId };
  });
}

async function writeListing(transaction: Transaction, profile: VendorProfile): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${slugLock})`);
  const taken = new Set(
    [
      ...(await transaction.select({ slug: listings.slug }).from(listings)),
      ...(await transaction.select({ slug: formerSlugs.slug }).from(formerSlugs)),
    ].map(({ slug }) => slug),
  );
  const [row] = await transaction
    .insert(listings)
    .values({
      ...profileColumns(profile),
      origin: "application",
      slug: makeSlug(profile.name, (slug) => taken.has(slug)),
      rating: null,
      reviewCount: 0,
      responseTime: null,
      featured: false,
      email: null,
      images: [],
      fictional: false,
      sampleFields: [],
    })
    .returning({ id: listings.id });
  if (row === undefined) throw new Error("The database gave the new listing no number");
  if (profile.category === "venues")
    await transaction.insert(venueProfiles).values({ ...plainVenue, listingId: row.id });
  return row.id;
}

/** A venue that has only applied: rooms and facts come later, with their sources. */
const plainVenue = {
  type: "Venue",
  groups: [],
  province: "AB",
  bestSeasons: [],
  features: [],
  amenities: [],
  specialFeatures: [],
};
