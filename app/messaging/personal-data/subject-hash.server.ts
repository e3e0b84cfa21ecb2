import { createHmac } from "node:crypto";

import type { ErasureKind } from "#database/enums.ts";

import { canonicalEmail } from "#mail/canonical-email.ts";

/**
 * A subject as a keyed hash: recognised when it comes again, but neither readable nor open to guessing
 * without the site's secret.
 */
export function hashSubject(secret: string, kind: ErasureKind, subject: string): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["wild-rose-erasure", kind, subject.trim().toLowerCase()]))
    .digest("base64url");
}

/** The same for an email. */
export const hashEmail = (secret: string, address: string) => hashSubject(secret, "address", address);

/** The same for a mailbox, in whatever spelling its email is typed. */
export const hashMailbox = (secret: string, address: string) => hashEmail(secret, canonicalEmail(address));
