import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import type { MailContent } from "#mail/mail-content.ts";

import { deskUrlOf } from "./desk-link-url.server.ts";

/** Writes the mail with an operator's link; null when the link was taken away or has expired. */
export async function writeDeskLinkMail(
  site: MailDependencies,
  { recipient }: MailOf<"desk-link">,
): Promise<WrittenMail | null> {
  const url = await deskUrlOf(site, recipient);
  if (url === null) return null;
  const content = deskLinkMail(url);
  return { content, replyTo: null, unsubscribeUrl: null };
}

const deskLinkMail = (pageUrl: string): MailContent => ({
  subject: "Your link to the desk of Wild Rose Weddings",
  preview: "Everything that waits for the team, on one page.",
  heading: "Your link to the desk",
  parts: [
    {
      kind: "text",
      text: "Enquiries to pass on, applications, claims, suggestions, corrections, reviews and other texts to check, and emails that fail: they’re all on one page, and you decide there. It works on your phone. Save the link.",
    },
    { kind: "button", label: "Open Today", url: pageUrl },
    {
      kind: "text",
      text: "The link is yours alone: anyone who has it can decide for the team, so don’t forward this email. If you don’t use it for 60 days, it stops working.",
    },
  ],
  reason: "You’re getting this because you were given a link to the desk of Wild Rose Weddings.",
});
