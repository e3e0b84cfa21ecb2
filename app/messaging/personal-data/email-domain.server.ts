import providers from "email-providers/all.json" with { type: "json" };
import { getDomain } from "tldts";

import { canonicalEmail } from "#mail/canonical-email.ts";

const mailProviders: ReadonlySet<string> = new Set(providers);

/** The registered domain, such as hall.ca. Hosts such as wixsite.com give names away as a registry does. */
export const registeredDomain = (hostname: string): string | null =>
  getDomain(hostname.toLowerCase(), { allowPrivateDomains: true, validateHostname: true });

/** Whether strangers share a domain's mailboxes. */
export const isMailProvider = (domain: string): boolean => mailProviders.has(domain);

/**
 * The registered domain of an email where one holder has all its mailboxes, such as a company; null for a
 * mailbox provider, where each mailbox belongs to a different person.
 */
export function ownDomainOf(email: string): string | null {
  const canonical = canonicalEmail(email);
  const host = canonical.slice(canonical.lastIndexOf("@") + 1);
  const domain = registeredDomain(host) ?? host;
  return isMailProvider(domain) ? null : domain;
}
