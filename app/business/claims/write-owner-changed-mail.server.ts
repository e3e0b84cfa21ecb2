import { eq } from "drizzle-orm";

import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import { listingContacts, listings } from "#database/schema/index.ts";
import type { MailContent } from "#mail/mail-content.ts";

/** Tells the new address of a listing, with the link to its page, or the old one, with no link. */
export async function writeOwnerChangedMail(
  site: MailDependencies,
  { listingId, recipient }: MailOf<"owner-changed">,
): Promise<WrittenMail | null> {
  const [found] = await site.database
    .select({ name: listings.name, email: listingContacts.email })
    .from(listingContacts)
    .innerJoin(listings, eq(listings.id, listingContacts.listingId))
    .where(eq(listingContacts.listingId, listingId));
  if (found === undefined) return null;
  const content =
    recipient === found.email
      ? newAddressMail(found.name, await privatePageUrl(site, "listing", String(listingId)))
      : oldAddressMail(found.name);
  return { content, replyTo: site.settings.contactEmail, unsubscribeUrl: null };
}

const newAddressMail = (name: string, page: string): MailContent => ({
  subject: `${name}: enquiries now come to this address`,
  preview: "Here’s the link to manage your listing.",
  heading: `${name} has a new address`,
  parts: [
    {
      kind: "text",
      text: `Our team changed the address for ${name} to this one. Enquiries from couples come here now, and this is the link to your private page. Links that went to the old address no longer work.`,
    },
    { kind: "button", label: "Manage your listing", url: page },
    {
      kind: "text",
      text: "Anyone with this link can change your listing, so keep this email safe. You can get a new link on that page at any time.",
    },
  ],
  reason: `You’re getting this because our team was asked to use this address for ${name} on Wild Rose Weddings. If that’s wrong, reply to this email.`,
});

const oldAddressMail = (name: string): MailContent => ({
  subject: `${name}: this address was replaced`,
  preview: "Enquiries go to another address from now on.",
  heading: "Your listing has another address now",
  parts: [
    {
      kind: "text",
      text: `Our team changed the address for ${name}. Enquiries from couples go to the new one, and links that we sent to this address no longer work. If you don’t know about this, reply to this email right away.`,
    },
  ],
  reason: `You’re getting this because this address managed ${name} on Wild Rose Weddings.`,
});
