const gmail = new Set(["gmail.com", "googlemail.com"]);

/**
 * One spelling for all that reach the same mailbox: lower case, without what stands behind a '+', and at
 * Gmail without its dots. For counting and comparing only, never to write to.
 */
export function canonicalEmail(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 0) return address;
  const [user = ""] = address.slice(0, at).split("+");
  const domain = address.slice(at + 1).replace(/\.$/, "");
  return gmail.has(domain) ? `${user.replaceAll(".", "")}@gmail.com` : `${user}@${domain}`;
}
