import { and, eq, isNull, sql } from "drizzle-orm";

import { mailLinks, mostLinks } from "#app/mails/mail-links.server.ts";
import type { MailSite, Written } from "#app/mails/mail-site.ts";
import { privatePageUrl } from "#app/private-links/private-page.server.ts";
import { listingContacts, listings } from "#database/schema/index.ts";
import type { Letter } from "#mail/letter.ts";
import type { Site } from "#server/site.ts";

/** Mails the private pages of the listings whose confirmed address this is. */
export async function mailLostListingLinks(
  site: Pick<Site, "database" | "postMails">,
  email: string,
): Promise<void> {
  await mailLinks(site, email, async (transaction) => {
    const found = await transaction
      .select({ listingId: listingContacts.listingId, recipient: listingContacts.email })
      .from(listingContacts)
      .innerJoin(listings, eq(listings.id, listingContacts.listingId))
      .where(and(eq(sql`lower(${listingContacts.email})`, email.toLowerCase()), isNull(listings.removedAt)))
      .limit(mostLinks);
    return found.map((listing) => ({ kind: "lost-listing-link" as const, ...listing }));
  });
}

/** Writes the mail with the link; null when the address is not the listing's any more. */
export async function writeLostListingMail(
  site: MailSite,
  listingId: number,
  recipient: string | null,
): Promise<Written | null> {
  const [row] = await site.database
    .select({ name: listings.name, email: listingContacts.email })
    .from(listingContacts)
    .innerJoin(listings, eq(listings.id, listingContacts.listingId))
    .where(and(eq(listings.id, listingId), isNull(listings.removedAt)));
  if (row === undefined || row.email !== recipient) return null;
  const url = await privatePageUrl(site, "listing", String(listingId));
  return { letter: lostListingLink(row.name, url), replyTo: null, unsubscribeUrl: null };
}

const lostListingLink = (business: string, url: string): Letter => ({
  subject: `The link to the listing of ${business}`,
  preview: "Here is the link to your private page again.",
  heading: "Here is your link again",
  parts: [
    { kind: "facts", rows: [["Listing", business]] },
    { kind: "button", label: "Open your listing", url },
    {
      kind: "text",
      text: "The link is the key to your listing: whoever has it can change it. On its page you can make a new one.",
    },
  ],
  reason:
    "You get this mail because somebody asked for the link with this address. If it was not you, nothing has happened: only this mail has the link.",
});
