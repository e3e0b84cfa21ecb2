import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";

import { readListingContacts } from "#app/couple/enquiries/listing-contacts.server.ts";
import { queueEarlierEnquiries } from "#app/couple/enquiries/pass-on.server.ts";
import { createErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import { saveDeferredDeletions } from "#app/messaging/personal-data/deferred-deletions.server.ts";
import { recordErasure } from "#app/messaging/personal-data/erasure-records.server.ts";
import type { NewMail } from "#app/messaging/outbox/mail-kinds.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import type { PauseAuthor } from "#database/enums.ts";
import { listings } from "#database/schema/index.ts";

import { withdrawListing } from "./erase-listing.server.ts";
import { endedBefore, noticeDays, pauseDays } from "./pause.ts";

/**
 * Takes a listing off the site for a while: it can be brought back as it was until the pause ends. Nothing else
 * of it is changed. The business and our team are told by mail. It is recorded where erasures are, so that no
 * restored backup shows the listing again.
 */
export async function pauseListing(
  transaction: Transaction,
  { secret, postMails }: Pick<Site, "secret" | "postMails">,
  listingId: number,
  pausedBy: PauseAuthor,
): Promise<void> {
  await transaction
    .update(listings)
    .set({ pausedAt: sql`now()`, pausedBy, pauseEndToldAt: null })
    .where(and(eq(listings.id, listingId), isNull(listings.pausedAt), isNull(listings.removedAt)));
  await recordErasure(transaction, secret, "pause", String(listingId));
  await postMails(transaction, await mailsAbout(transaction, "listing-paused", listingId));
  await announceCatalogueChange(transaction);
}

/**
 * Brings a paused listing back, exactly as it was. What the business does itself it need not be told; where our
 * team does it, a mail says so.
 */
export async function resumeListing(
  transaction: Transaction,
  { secret, postMails }: Pick<Site, "secret" | "postMails">,
  listingId: number,
  resumedBy: PauseAuthor,
): Promise<void> {
  await transaction
    .update(listings)
    .set({ pausedAt: null, pausedBy: null, pauseEndToldAt: null })
    .where(eq(listings.id, listingId));
  await recordErasure(transaction, secret, "resume", String(listingId));
  if (resumedBy === "team")
    await postMails(transaction, await mailToBusiness(transaction, "listing-resumed", listingId));
  // What couples sent before and it never got by mail follows.
  await queueEarlierEnquiries(transaction, listingId);
  await announceCatalogueChange(transaction);
}

/**
 * Erases listings whose pause is over, with what belongs to their businesses, and tells both sides some days
 * before. Call it on a trusted date only: the day that both were told has ended before anything is erased.
 * @returns how many were erased
 */
export async function endPauses(
  { database, secret, postMails }: Pick<Site, "database" | "secret" | "postMails">,
  now: Date,
): Promise<number> {
  const ended = endedBefore(now);
  const paused = and(isNotNull(listings.pausedAt), isNull(listings.removedAt));
  return database.transaction(async (transaction) => {
    const over = await transaction
      .select({ id: listings.id })
      .from(listings)
      .where(
        and(
          paused,
          lt(listings.pausedAt, ended.pausedAt),
          // A site that was off meanwhile tells them first.
          lt(listings.pauseEndToldAt, ended.toldAt),
        ),
      )
      .for("update");
    const erasing = createErasureContext(transaction);
    for (const { id } of over) {
      await withdrawListing(erasing, id);
      await recordErasure(transaction, secret, "listing", String(id));
    }
    await saveDeferredDeletions(erasing);
    const ending = await transaction
      .update(listings)
      .set({ pauseEndToldAt: sql`now()` })
      .where(
        and(
          paused,
          isNull(listings.pauseEndToldAt),
          sql`${listings.pausedAt} < now() - make_interval(days => ${pauseDays - noticeDays})`,
        ),
      )
      .returning({ id: listings.id });
    for (const { id } of ending)
      await postMails(transaction, await mailsAbout(transaction, "listing-pause-ends", id));
    return over.length;
  });
}

/** To the business, where we have its address and it wants mail, and to our team. */
async function mailsAbout(
  transaction: Transaction,
  kind: "listing-paused" | "listing-pause-ends",
  listingId: number,
): Promise<NewMail[]> {
  return [...(await mailToBusiness(transaction, kind, listingId)), { kind, recipient: null, listingId }];
}

/** One mail, or none where we have no address of the business or it wants none. */
async function mailToBusiness(
  transaction: Transaction,
  kind: "listing-paused" | "listing-pause-ends" | "listing-resumed",
  listingId: number,
): Promise<NewMail[]> {
  const recipient = (await readListingContacts(transaction, [listingId])).get(listingId);
  return recipient === undefined ? [] : [{ kind, recipient, listingId }];
}
