import { domainToASCII } from "node:url";

import { isMailProvider, registeredDomain } from "./email-domain.server.ts";

/** Whether an email shows that its owner belongs to the business, and why not. */
export type ClaimEmailCheck =
  | { ok: true; /** The domain that email and website share. */ domain: string }
  | { ok: false; why: "no-website" }
  | { ok: false; why: "free-mail" | "elsewhere"; /** The required domain. */ wanted: string };

/**
 * Whether an email is at the domain of a business's website, that is, at the registered domain
 * (events@weddings.hall.ca for www.hall.ca), by the list of public suffixes. A mailbox provider's domain
 * belongs to no one business, and neither does a host where many have a page.
 * @param website of the listing, as the catalogue has it
 */
export function checkClaimEmail(email: string, website: string | null): ClaimEmailCheck {
  const wanted = claimDomain(website);
  if (wanted === null) return { ok: false, why: "no-website" };
  const domain = registeredDomain(domainToASCII(email.slice(email.lastIndexOf("@") + 1)));
  if (domain !== null && isMailProvider(domain)) return { ok: false, why: "free-mail", wanted };
  return domain === wanted ? { ok: true, domain } : { ok: false, why: "elsewhere", wanted };
}

/** The domain that an email must have to claim a listing; null where its website has no domain of its own. */
export function claimDomain(website: string | null): string | null {
  return website === null ? null : ownDomain(URL.parse(website)?.hostname ?? "");
}

/** Null for a domain that its holder shares with strangers. */
function ownDomain(hostname: string): string | null {
  const domain = registeredDomain(hostname);
  return domain === null || isMailProvider(domain) ? null : domain;
}
