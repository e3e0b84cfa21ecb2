import { eq } from "drizzle-orm";

import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import { listingContacts, listings } from "#database/schema/index.ts";

/** Says what unsubscribing ended; null where the business gets mail again, or has another address. */
export async function writeMailStoppedMail(
  site: MailDependencies,
  { listingId, recipient }: MailOf<"mail-stopped">,
): Promise<WrittenMail | null> {
  const [found] = await site.database
    .select({ name: listings.name, email: listingContacts.email, mutedAt: listingContacts.mutedAt })
    .from(listingContacts)
    .innerJoin(listings, eq(listings.id, listingContacts.listingId))
    .where(eq(listingContacts.listingId, listingId));
  if (found === undefined || found.mutedAt === null || found.email !== recipient) return null;
  const { name } = found;
  return {
    content: {
      subject: `${name}: no more email about enquiries`,
      preview: "Enquiries wait on your private page from now on.",
      heading: "You’ve unsubscribed",
      parts: [
        {
          kind: "text",
          text: `As you asked, we don’t email enquiries, messages and reviews for ${name} any more. Your listing stays as it is. Couples can still write to you: their enquiries wait on your private page, and couples see that you get no email from us.`,
        },
        {
          kind: "button",
          label: "Open your page",
          url: await privatePageUrl(site, "listing", String(listingId)),
        },
        {
          kind: "text",
          text: "If that was one tap too many, switch email on again on that page. What came in meanwhile then follows.",
        },
      ],
      reason: `You’re getting this one email because enquiries to ${name} were unsubscribed from this address.`,
    },
    replyTo: site.settings.contactEmail,
    unsubscribeUrl: null,
  };
}
