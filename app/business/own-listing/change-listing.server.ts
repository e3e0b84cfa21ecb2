import { and, between, eq, sql } from "drizzle-orm";

import { replyToReview } from "#app/couple/reviews/reply-to-review.server.ts";
import { setBusinessMail } from "#app/couple/unsubscribe/unsubscribe-business.server.ts";
import { disconnectCalendar } from "#app/business/calendar-feed/sync-calendar.server.ts";
import { saveFactReport } from "#app/business/fact-reports/save-fact-report.server.ts";
import { rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import { profileColumns } from "#app/business/profile/profile-columns.server.ts";
import type { VendorProfile } from "#app/business/profile/profile.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import { differingFields } from "#database/owner-fields.ts";
import { listingCalendars, listings, takenDates } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { daysInRange } from "#app/catalogue/listings/date-ranges.ts";
import type { ListingChange } from "./listing-change.ts";
import { pauseListing, resumeListing } from "./pause-listing.server.ts";

/** The result; after a rotation the page has another key. */
type Changed =
  | { done: "edited" | "dates" | "fact" | "paused" | "resumed" | "mail-on" | "answered" | "not-answered" }
  | { done: "rotated"; key: string };

/**
 * Applies a business's change from its private page; it is live at once on every node.
 * @returns null when the listing was removed, or is paused: it can only be brought back then
 */
export async function changeListing(
  { database, secret, postMails }: Pick<Site, "database" | "secret" | "postMails">,
  listingId: number,
  change: ListingChange,
): Promise<Changed | null> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(listings).where(eq(listings.id, listingId)).for("update");
    if (row === undefined || row.removedAt !== null) return null;
    if ((row.pausedAt === null) === (change.what === "resume")) return null;
    switch (change.what) {
      case "edit":
        await writeProfile(transaction, row, change.profile);
        await announceCatalogueChange(transaction);
        return { done: "edited" };
      case "take":
        await transaction
          .insert(takenDates)
          .values(daysInRange(change.run).map((day) => ({ listingId, day })))
          // What was read from a calendar stays now, whatever becomes of it there.
          .onConflictDoUpdate({
            target: [takenDates.listingId, takenDates.day],
            set: { fromCalendar: false },
          });
        await noteCalendarLookedAt(transaction, listingId);
        await announceCatalogueChange(transaction);
        return { done: "dates" };
      case "free":
        await transaction
          .delete(takenDates)
          .where(
            and(
              eq(takenDates.listingId, listingId),
              eq(takenDates.fromCalendar, false),
              between(takenDates.day, change.run.from, change.run.to),
            ),
          );
        await noteCalendarLookedAt(transaction, listingId);
        await announceCatalogueChange(transaction);
        return { done: "dates" };
      case "answer-review":
        return { done: (await replyToReview(transaction, listingId, change)) ? "answered" : "not-answered" };
      case "open":
        if (change.until === null)
          await transaction.delete(listingCalendars).where(eq(listingCalendars.listingId, listingId));
        else
          await transaction
            .insert(listingCalendars)
            .values({ listingId, freeUntil: change.until })
            .onConflictDoUpdate({
              target: listingCalendars.listingId,
              set: { freeUntil: change.until, saidAt: sql`now()` },
            });
        await announceCatalogueChange(transaction);
        return { done: "dates" };
      case "calendar":
        await disconnectCalendar(transaction, listingId);
        return { done: "dates" };
      case "fact":
        return (await saveFactReport(transaction, listingId, change.report)) ? { done: "fact" } : null;
      case "rotate":
        // Whoever had the page could read the address of the calendar there.
        await rotateKey(transaction, secret, "listing-calendar", String(listingId));
        return { done: "rotated", key: await rotateKey(transaction, secret, "listing", String(listingId)) };
      case "withdraw":
        await pauseListing(transaction, { secret, postMails }, listingId, "business");
        return { done: "paused" };
      case "resume":
        await resumeListing(transaction, { secret, postMails }, listingId, "business");
        return { done: "resumed" };
      case "mail-on":
        await setBusinessMail(transaction, { secret, postMails }, listingId, true);
        return { done: "mail-on" };
    }
  });
}

/**
 * Saves what the business says about itself. Name and category stay, because couples and the desk know the
 * listing by them. A price from the business is no longer a sample. In an entry of content/ the changed
 * fields are the business's own from then on, and the loader updates the others.
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
        ? { ownerFields: [...new Set([...ownerFields, ...differingFields(row, { ...row, ...says })])] }
        : { editedAt: sql`now()` }),
      updatedAt: sql`now()`,
    })
    .where(eq(listings.id, id));
}

/** Who changes a day has looked at the others, too. */
async function noteCalendarLookedAt(transaction: Transaction, listingId: number): Promise<void> {
  await transaction
    .update(listingCalendars)
    .set({ saidAt: sql`now()` })
    .where(eq(listingCalendars.listingId, listingId));
}
