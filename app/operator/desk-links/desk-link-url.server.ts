import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import { workingOperators } from "#app/messaging/outbox/working-operators.server.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";

/** Stands in the address of the desk's page in mails: who opens it has got one. */
export const fromMail = { name: "from", value: "mail" } as const;

/** The address of an operator's page, for a mail to that operator; null when the link no longer works. */
export async function deskUrlOf(site: MailDependencies, email: string | null): Promise<string | null> {
  const operator = (await workingOperators(site.database)).find((each) => each.email === email);
  if (operator === undefined) return null;
  const url = await privatePageUrl(site, "desk", String(operator.id));
  return `${url}?${fromMail.name}=${fromMail.value}`;
}

/**
 * Adds the way to an item of the desk's page to an operator's own copy of a mail to the team. An operator
 * whose link was taken away gets no copy.
 * @param recipient null for the inbox of the team, whose mail stays as it is
 * @param anchor the item's place on the page; null where there is no such item any more
 */
export async function leadToDesk(
  site: MailDependencies,
  recipient: string | null,
  anchor: string | null,
  written: WrittenMail | null,
): Promise<WrittenMail | null> {
  if (written === null || recipient === null) return written;
  const url = await deskUrlOf(site, recipient);
  if (url === null || anchor === null) return null;
  const button = { kind: "button", label: "Decide on your page", url: `${url}#${anchor}` } as const;
  const reason = "You’re getting this because you have a link to the desk of Wild Rose Weddings.";
  return { ...written, content: { ...written.content, parts: [button, ...written.content.parts], reason } };
}
