import { createErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import { eraseEnquiries } from "#app/messaging/personal-data/erase-submissions.server.ts";
import { saveDeferredDeletions } from "#app/messaging/personal-data/deferred-deletions.server.ts";
import { recordErasure } from "#app/messaging/personal-data/erasure-records.server.ts";
import type { Transaction } from "#database/database.ts";

/** Erases an enquiry with everything that belongs to it, and records the erasure. */
export async function deleteEnquiry(
  transaction: Transaction,
  secret: string,
  { id, reference }: { id: number; reference: string },
): Promise<void> {
  const erasing = createErasureContext(transaction);
  await eraseEnquiries(erasing, [id]);
  await recordErasure(transaction, secret, "enquiry", reference);
  await saveDeferredDeletions(erasing);
}
