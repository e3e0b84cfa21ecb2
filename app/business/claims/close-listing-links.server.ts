import { and, eq, like } from "drizzle-orm";

import { rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Transaction } from "#database/database.ts";
import { privateLinks } from "#database/schema/index.ts";

/** Every link by which a former owner could act for the listing gets a new key. */
export async function closeListingLinks(
  transaction: Transaction,
  secret: string,
  listingId: number,
): Promise<void> {
  for (const kind of ["listing", "mute", "listing-calendar"] as const)
    await rotateKey(transaction, secret, kind, String(listingId));
  const answers = await transaction
    .select({ subject: privateLinks.subject })
    .from(privateLinks)
    .where(and(eq(privateLinks.kind, "answer"), like(privateLinks.subject, `%:${listingId}`)));
  for (const { subject } of answers) await rotateKey(transaction, secret, "answer", subject);
}
