import { domainToASCII } from "node:url";

import { isMailProvider, registeredDomain } from "#app/messaging/personal-data/email-domain.server.ts";

/** Whether an address shows that its owner belongs to the business, and why not. */
export type AddressVerdict =
  | { ok: true; /** The name that address and website share. */ domain: string }
  | { ok: false; why: "no-website" }
  | { ok: false; why: "free-mail" | "elsewhere"; /** The name that is wanted. */ wanted: string };

/**
 * Whether an address lies at the domain of a business's website: at the name that somebody registered
 * (events@weddings.hall.ca for www.hall.ca), which the list of public suffixes knows. A provider of
 * mailboxes is nobody's own name, and neither is a place where many have a page.
 * @param website of the listing, as the catalogue has it
 */
export function judgeAddress(email: string, website: string | null): AddressVerdict {
  const wanted = claimDomain(website);
  if (wanted === null) return { ok: false, why: "no-website" };
  const domain = registeredDomain(domainToASCII(email.slice(email.lastIndexOf("@") + 1)));
  if (domain !== null && isMailProvider(domain)) return { ok: false, why: "free-mail", wanted };
  return domain === wanted ? { ok: true, domain } : { ok: false, why: "elsewhere", wanted };
}

/** The domain at which an address has to lie to claim a listing; null where its website names none of its own. */
export function claimDomain(website: string | null): string | null {
  return website === null ? null : ownDomain(URL.parse(website)?.hostname ?? "");
}

/** Null for a name that its holder shares with strangers. */
function ownDomain(hostname: string): string | null {
  const domain = registeredDomain(hostname);
  return domain === null || isMailProvider(domain) ? null : domain;
}
