import { domainToASCII } from "node:url";

type Provider = {
  /** Names of the provider under which the same mailbox is reached; the first is the one that counts. */
  domains: readonly [string, ...string[]];
  /** Characters of the name that the provider does not look at. */
  ignored: RegExp;
};

/** Providers that say in their own documentation that these spellings are one mailbox; others are taken as written. */
const providers: readonly Provider[] = [
  { domains: ["gmail.com", "googlemail.com"], ignored: /\./g },
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], ignored: /[._-]/g },
  { domains: ["icloud.com", "me.com", "mac.com"], ignored: /(?!)/g },
];

/**
 * The one spelling of an email address by which mails, repeats and people are counted: in lower case,
 * without a +tag, without what its provider ignores, its domain in ASCII. Only for counting: mail goes
 * to the address as it was typed.
 */
export function canonicalEmail(email: string): string {
  const trimmed = email.trim().normalize("NFKC");
  const at = trimmed.lastIndexOf("@");
  const typedDomain = trimmed.slice(at + 1);
  const domain = (domainToASCII(typedDomain) || typedDomain).toLowerCase().replace(/\.$/, "");
  const name = withoutTag(trimmed.slice(0, Math.max(at, 0)).toLowerCase());
  const provider = providers.find(({ domains }) => domains.includes(domain));
  if (provider === undefined) return `${name}@${domain}`;
  return `${name.replace(provider.ignored, "") || name}@${provider.domains[0]}`;
}

/** Nearly every mail server delivers asha+fair@ to asha@. */
function withoutTag(name: string): string {
  const plus = name.indexOf("+");
  return plus > 0 ? name.slice(0, plus) : name;
}
