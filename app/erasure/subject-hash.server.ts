import { createHmac } from "node:crypto";

import { canonicalEmail } from "#app/messaging/personal-data/canonical-email.ts";

/**
 * What a record of an erasure is about: a person by its address, everywhere; or one letter by its
 * reference; or the withdrawal of a listing by its number.
 */
export type ErasureKind = "address" | "enquiry" | "application" | "listing";

/**
 * A subject as a keyed hash: recognised when it comes again, and nothing that anybody could read or
 * try out without the site's secret.
 */
export function hashSubject(secret: string, kind: ErasureKind, subject: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["wild-rose-erasure", kind, subject.trim().toLowerCase()]))
    .digest("base64url");
}

/** The same for an email address. */
export const hashAddress = (secret: string, address: string) => hashSubject(secret, "address", address);

/** The same for a mailbox, in whatever spelling its address is typed. */
export const hashMailbox = (secret: string, address: string) => hashAddress(secret, canonicalEmail(address));
