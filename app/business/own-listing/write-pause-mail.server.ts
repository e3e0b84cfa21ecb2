import { eq } from "drizzle-orm";

import { formatDate } from "#app/calendar/format-date.ts";
import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import type { PauseAuthor } from "#database/enums.ts";
import { listingContacts, listings } from "#database/schema/index.ts";
import type { MailContent } from "#mail/mail-content.ts";

import { pauseEnd } from "./pause.ts";

type PauseMail = MailOf<"listing-paused" | "listing-pause-ends">;

/** Writes the mail about a paused listing; null when it is back, erased, or has another address by now. */
export async function writePauseMail(
  site: MailDependencies,
  { kind, listingId, recipient }: PauseMail,
): Promise<WrittenMail | null> {
  const [found] = await site.database
    .select({
      name: listings.name,
      pausedAt: listings.pausedAt,
      pausedBy: listings.pausedBy,
      toldAt: listings.pauseEndToldAt,
      removedAt: listings.removedAt,
      email: listingContacts.email,
    })
    .from(listings)
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(eq(listings.id, listingId));
  if (found === undefined || found.pausedAt === null || found.removedAt !== null) return null;
  const paused = {
    id: listingId,
    name: found.name,
    until: formatDate(pauseEnd(found.pausedAt, found.toldAt)),
  };
  const endsSoon = kind === "listing-pause-ends";
  if (recipient === null)
    return { content: teamMail(paused, endsSoon, found.email), replyTo: found.email, unsubscribeUrl: null };
  if (recipient !== found.email) return null;
  const page = await privatePageUrl(site, "listing", String(listingId));
  return {
    content: businessMail({ ...paused, pausedBy: found.pausedBy }, endsSoon, page),
    replyTo: site.settings.contactEmail,
    unsubscribeUrl: null,
  };
}

type Paused = { id: number; name: string; until: string };

const whatGoes =
  "your texts leave the site for good, and we delete your pictures, your address, your application and our emails to you.";

/** Who paused it, and what to do if that was not meant; null: not known any more. */
const whoPaused = (by: PauseAuthor | null): string => {
  if (by === "team")
    return "Our team paused it. If you asked us to, you don’t need to do anything. If you didn’t, bring it back on your page, or reply to this email and we’ll do it.";
  const meant = "If you meant to leave, you don’t need to do anything. If it wasn’t you, bring it back";
  return by === "business"
    ? `It was paused on your private page. ${meant} and get a new link on the same page.`
    : `${meant} on your page, or reply to this email.`;
};

const businessMail = (
  { name, until, pausedBy }: Paused & { pausedBy: PauseAuthor | null },
  endsSoon: boolean,
  page: string,
): MailContent => ({
  subject: endsSoon ? `${name}: your listing is deleted after ${until}` : `${name}: your listing is paused`,
  preview: `Until ${until} you can bring it back as it was.`,
  heading: endsSoon ? `Your listing is deleted after ${until}` : "Your listing is paused",
  parts: [
    {
      kind: "text",
      text: `Couples don’t see ${name} any more. Until ${until} you can bring it back exactly as it was, with one button on your page. After that ${whatGoes}`,
    },
    { kind: "button", label: "Open your page", url: page },
    { kind: "text", text: whoPaused(pausedBy) },
  ],
  reason: `You’re getting this because you manage ${name} on Wild Rose Weddings.`,
});

const teamMail = ({ id, name, until }: Paused, endsSoon: boolean, email: string | null): MailContent => ({
  subject: endsSoon ? `${name} (${id}) is deleted after ${until}` : `${name} (${id}) left the site`,
  preview: `Until ${until} it can be brought back as it was.`,
  heading: endsSoon ? `${name} is deleted after ${until}` : `${name} is paused`,
  parts: [
    {
      kind: "text",
      text: `The listing is off the site. Until ${until} its business can bring it back, and so can you at the desk: listings restore ${id}. After that its pictures, address, application and mails are erased.`,
    },
    { kind: "facts", rows: [["Managed by", email ?? "no confirmed address"]] },
  ],
  reason: "You’re getting this because this address is the team inbox of Wild Rose Weddings.",
});
