import { createHash, createHmac } from "node:crypto";

import type { LinkKind } from "#database/enums.ts";

/** 160 bits, in bytes. */
const keyBytes = 20;

/**
 * The key of a private link, derived from the site's secret and a salt, so that it need not be saved.
 * @param subject what it opens, such as '42' or '42:17'
 * @param generation raised when the link is rotated
 * @param salt changes when all links are renewed; '' before the first renewal
 * @returns 27 characters that nobody can guess
 */
export function privateKey(
  secret: string,
  kind: LinkKind,
  subject: string,
  generation: number,
  salt = "",
): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["wild-rose-private-link", kind, subject, generation, ...saltPart(salt)]))
    .digest()
    .subarray(0, keyBytes)
    .toString("base64url");
}

/** The salt's part of the input of a key: nothing where there is none, as before salts existed. */
export const saltPart = (salt: string): string[] => (salt === "" ? [] : [salt]);

/** The form of a key; anything else opens nothing and is not even looked up. */
export const keyPattern = /^[\w-]{27}$/;

/** What the database stores of a key. */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
