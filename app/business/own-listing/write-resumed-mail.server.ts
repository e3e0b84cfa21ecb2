import { eq } from "drizzle-orm";

import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import { listingContacts, listings } from "#database/schema/index.ts";

/** Tells a business that our team put its listing back; null when it is paused again, erased, or has another address. */
export async function writeResumedMail(
  site: MailDependencies,
  { listingId, recipient }: MailOf<"listing-resumed">,
): Promise<WrittenMail | null> {
  const [found] = await site.database
    .select({
      name: listings.name,
      pausedAt: listings.pausedAt,
      removedAt: listings.removedAt,
      email: listingContacts.email,
    })
    .from(listings)
    .innerJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(eq(listings.id, listingId));
  if (found === undefined || found.pausedAt !== null || found.removedAt !== null) return null;
  if (recipient !== found.email) return null;
  const { name } = found;
  return {
    content: {
      subject: `${name}: your listing is back on the site`,
      preview: "Couples see it again, just as it was.",
      heading: "Your listing is back",
      parts: [
        {
          kind: "text",
          text: `Our team put ${name} back on the site: couples see it again, just as it was. If you asked us to, you don’t need to do anything.`,
        },
        {
          kind: "text",
          text: "If you didn’t, you can pause it again on your page, or reply to this email and we’ll do it.",
        },
        {
          kind: "button",
          label: "Open your page",
          url: await privatePageUrl(site, "listing", String(listingId)),
        },
      ],
      reason: `You’re getting this because you manage ${name} on Wild Rose Weddings.`,
    },
    replyTo: site.settings.contactEmail,
    unsubscribeUrl: null,
  };
}
