import { and, eq, isNotNull, sql } from "drizzle-orm";

import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import { paidAmounts, vendorReplies, type enquiries } from "#database/schema/index.ts";

import type { PaidDraft } from "./paid-form-schemas.ts";
import { readUnprovenReasons } from "./proven-bookings.server.ts";

/** The result; 'paid-closed' where the booking is not proven. */
export type PaidOutcome = "paid" | "paid-closed";

/**
 * Saves what a couple paid a business, in place of what it said before.
 * @param transaction has locked the enquiry
 */
export async function savePaid(
  transaction: Transaction,
  enquiry: typeof enquiries.$inferSelect,
  { vendor: listingId, amount, guests, includes }: PaidDraft,
): Promise<PaidOutcome> {
  const unprovenReason = await readUnprovenReasons(transaction, enquiry);
  if (unprovenReason(listingId) !== null) return "paid-closed";
  const said = { amount, guests, includes, saidAt: sql`now()` };
  await transaction
    .insert(paidAmounts)
    .values({ enquiryId: enquiry.id, listingId, ...said })
    .onConflictDoUpdate({ target: [paidAmounts.enquiryId, paidAmounts.listingId], set: said });
  await announceCatalogueChange(transaction);
  return "paid";
}

/** Deletes what a couple said that it paid a business. */
export async function removePaid(
  transaction: Transaction,
  enquiryId: number,
  listingId: number,
): Promise<void> {
  await transaction
    .delete(paidAmounts)
    .where(and(eq(paidAmounts.enquiryId, enquiryId), eq(paidAmounts.listingId, listingId)));
  await announceCatalogueChange(transaction);
}

/**
 * Has the ranges read again after a change of the enquiry, where something of it may count in one: what was paid
 * counts as long as its booking stands, and what was quoted until the enquiry is withdrawn.
 */
export async function announceAmountsChange(transaction: Transaction, enquiryId: number): Promise<void> {
  const paid = await transaction.$count(paidAmounts, eq(paidAmounts.enquiryId, enquiryId));
  const quoted = await transaction.$count(
    vendorReplies,
    and(eq(vendorReplies.enquiryId, enquiryId), isNotNull(vendorReplies.priceFrom)),
  );
  if (paid + quoted > 0) await announceCatalogueChange(transaction);
}
