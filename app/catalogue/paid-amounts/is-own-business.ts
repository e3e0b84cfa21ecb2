import { canonicalEmail } from "#mail/canonical-email.ts";

/** Whether a business writes as a couple: one of its addresses is the couple's mailbox, in any spelling. */
export function isOwnBusiness(couple: string, addresses: readonly (string | null)[]): boolean {
  const mailbox = canonicalEmail(couple);
  return addresses.some((address) => address !== null && canonicalEmail(address) === mailbox);
}
