import { and, eq, isNull, sql } from "drizzle-orm";

import { hasSeveralLinks, lostLinkWords } from "#app/messaging/outbox/lost-link-words.ts";
import { mailPrivateLinks, maxLinksPerMail } from "#app/messaging/outbox/mail-private-links.server.ts";
import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { listingContacts, listings } from "#database/schema/index.ts";
import type { MailContent, MailPart } from "#mail/mail-content.ts";
import type { Site } from "#app/messaging/request-context.ts";

/** Mails the links to the private pages of all listings with this confirmed email, in one mail. */
export async function mailLostListingLinks(
  site: Pick<Site, "database" | "postMails">,
  email: string,
): Promise<void> {
  await mailPrivateLinks(site, email, async (transaction) => {
    const [first] = await findListings(transaction, email);
    return first === undefined
      ? []
      : [{ kind: "lost-listing-link" as const, listingId: first.listingId, recipient: first.recipient }];
  });
}

const findListings = (database: Database | Transaction, email: string) =>
  database
    .select({
      listingId: listingContacts.listingId,
      recipient: listingContacts.email,
      name: listings.name,
    })
    .from(listingContacts)
    .innerJoin(listings, eq(listings.id, listingContacts.listingId))
    .where(and(eq(sql`lower(${listingContacts.email})`, email.toLowerCase()), isNull(listings.removedAt)))
    .orderBy(listings.id)
    .limit(maxLinksPerMail);

/** The links to the listings of an email, as parts of a mail to it. */
export async function lostListingParts(site: MailDependencies, email: string): Promise<MailPart[]> {
  const parts: MailPart[] = [];
  for (const { listingId, name } of await findListings(site.database, email)) {
    const url = await privatePageUrl(site, "listing", String(listingId));
    parts.push(
      { kind: "facts", rows: [["Listing", name]] },
      { kind: "button", label: "Open your listing", url },
    );
  }
  return parts;
}

/** Writes the mail with the links; null when the listing has another email by now. */
export async function writeLostListingMail(
  site: MailDependencies,
  { listingId, recipient }: MailOf<"lost-listing-link">,
): Promise<WrittenMail | null> {
  const found = recipient === null ? [] : await findListings(site.database, recipient);
  const listing = found.find((each) => each.listingId === listingId && each.recipient === recipient);
  if (listing === undefined) return null;
  const parts = await lostListingParts(site, listing.recipient);
  return { content: lostListingLink(listing.name, parts), replyTo: null, unsubscribeUrl: null };
}

function lostListingLink(business: string, links: readonly MailPart[]): MailContent {
  const areSeveral = hasSeveralLinks(links);
  return {
    ...lostLinkWords(areSeveral),
    subject: areSeveral ? "The links to your listings" : `The link to the listing of ${business}`,
    parts: [
      ...links,
      {
        kind: "text",
        text: areSeveral
          ? "Anyone with these links can change your listings. You can get a new link on each page at any time."
          : "Anyone with this link can change your listing. You can get a new link on that page at any time.",
      },
    ],
  };
}
