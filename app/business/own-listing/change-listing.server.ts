import { and, between, eq, sql } from "drizzle-orm";

import { withdrawListing } from "#app/business/own-listing/erase-listing.server.ts";
import { beginErasing } from "#app/erasure/erasing.ts";
import { recordErasure } from "#app/messaging/personal-data/erasure-records.server.ts";
import { leaveToTidy } from "#app/erasure/leftovers.server.ts";
import { answerReview } from "#app/couple/reviews/reply-to-review.server.ts";
import { reportFact } from "#app/business/fact-reports/save-fact-report.server.ts";
import { rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import { profileColumns } from "#app/business/profile/profile-columns.server.ts";
import type { VendorProfile } from "#app/business/profile/profile.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import { fieldsThatDiffer } from "#database/owner-fields.ts";
import { keptCalendars, listings, takenDates } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import { daysOf } from "#app/listings/date-runs.ts";
import type { ListingChange } from "#app/own-listing/listing-change.ts";

/** What was done; after a rotation the page has another key. */
type Changed =
  | { done: "edited" | "dates" | "fact" | "withdrawn" | "answered" | "not-answered" }
  | { done: "rotated"; key: string };

/**
 * Does what a business asked for on its private page; it is live at once on every node.
 * @returns null when the listing was withdrawn
 */
export async function changeListing(
  { database, secret }: Pick<Site, "database" | "secret">,
  listingId: number,
  change: ListingChange,
): Promise<Changed | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(listings).where(eq(listings.id, listingId)).for("update");
    if (row === undefined || row.removedAt !== null) return null;
    switch (change.what) {
      case "edit":
        await writeProfile(transaction, row, change.profile);
        await announceCatalogueChange(transaction);
        return { done: "edited" };
      case "take":
        await transaction
          .insert(takenDates)
          .values(daysOf(change.run).map((day) => ({ listingId, day })))
          .onConflictDoNothing();
        await announceCatalogueChange(transaction);
        return { done: "dates" };
      case "free":
        await transaction
          .delete(takenDates)
          .where(
            and(eq(takenDates.listingId, listingId), between(takenDates.day, change.run.from, change.run.to)),
          );
        await announceCatalogueChange(transaction);
        return { done: "dates" };
      case "answer-review":
        return { done: (await answerReview(transaction, listingId, change)) ? "answered" : "not-answered" };
      case "open":
        if (change.until === null)
          await transaction.delete(keptCalendars).where(eq(keptCalendars.listingId, listingId));
        else
          await transaction
            .insert(keptCalendars)
            .values({ listingId, freeUntil: change.until })
            .onConflictDoUpdate({
              target: keptCalendars.listingId,
              set: { freeUntil: change.until, saidAt: sql`now()` },
            });
        await announceCatalogueChange(transaction);
        return { done: "dates" };
      case "fact":
        return (await reportFact(transaction, listingId, change.report)) ? { done: "fact" } : null;
      case "rotate":
        return { done: "rotated", key: await rotateKey(transaction, secret, "listing", String(listingId)) };
      case "withdraw":
        await withdraw(transaction, secret, listingId);
        return { done: "withdrawn" };
    }
  });
}

/** Takes the listing off the site with what we know of the people behind it, and writes that down. */
async function withdraw(transaction: Transaction, secret: string, listingId: number): Promise<void> {
  const erasing = beginErasing(transaction);
  await withdrawListing(erasing, listingId);
  await recordErasure(transaction, secret, "listing", String(listingId));
  await leaveToTidy(erasing);
}

/**
 * Writes what the business says of itself. Name and category stay: by them couples and the desk know
 * it. A price that the business gives is no sample any more. Of an entry of content/ the fields that
 * it changed are its own from then on, and the loader keeps the others up to date.
 */
async function writeProfile(
  transaction: Transaction,
  row: typeof listings.$inferSelect,
  profile: VendorProfile,
): Promise<void> {
  const { id, name, category, ownerFields } = row;
  const says = { ...profileColumns(profile), name, category };
  const isOfContent = row.origin === "content";
  await transaction
    .update(listings)
    .set({
      ...says,
      sampleFields: sql`array_remove(${listings.sampleFields}, 'price')`,
      ...(isOfContent
        ? { ownerFields: [...new Set([...ownerFields, ...fieldsThatDiffer(row, { ...row, ...says })])] }
        : { editedAt: sql`now()` }),
      updatedAt: sql`now()`,
    })
    .where(eq(listings.id, id));
}
