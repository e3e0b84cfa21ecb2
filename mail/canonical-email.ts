import { domainToASCII } from "node:url";

type Provider = {
  /** Domains of the provider for the same mailbox; the first is the canonical one. */
  domains: readonly [string, ...string[]];
  /** Characters of the name that the provider ignores. */
  ignored: RegExp;
};

/**
 * Providers whose own documentation says that these spellings are one mailbox; other providers' emails stay
 * as written.
 */
const providers: readonly Provider[] = [
  { domains: ["gmail.com", "googlemail.com"], ignored: /\./g },
  { domains: ["proton.me", "protonmail.com", "protonmail.ch", "pm.me"], ignored: /[._-]/g },
  { domains: ["icloud.com", "me.com", "mac.com"], ignored: /(?!)/g },
];

/**
 * The canonical spelling of an email, by which mails, repeats and people are counted: in lower case, without
 * a +tag, without what its provider ignores, its domain in ASCII. Only for counting: mail goes to the email
 * as typed.
 */
export function canonicalEmail(email: string): string {
  const trimmed = email.trim().normalize("NFKC");
  const at = trimmed.lastIndexOf("@");
  const typedDomain = trimmed.slice(at + 1);
  const domain = (domainToASCII(typedDomain) || typedDomain).toLowerCase().replace(/\.+$/, "");
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
