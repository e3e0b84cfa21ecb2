/** Reserved domains that belong to nobody (RFC 2606, RFC 6761): no mail is ever sent there. */
const reserved = new Set(["example", "invalid", "test", "localhost"]);

/** Whether an email is at a reserved domain. */
export function isReservedEmail(email: string): boolean {
  const host = email.slice(email.lastIndexOf("@") + 1).replace(/\.$/, "");
  return reserved.has(host.slice(host.lastIndexOf(".") + 1).toLowerCase());
}
