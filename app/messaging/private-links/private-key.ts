import { createHash, createHmac } from "node:crypto";

/** What a private link opens. */
export const linkKinds = [
  "enquiry",
  "answer",
  "mute",
  "application",
  "claim",
  "listing",
  "quiet",
  "plan-edit",
  "plan-propose",
  "plan-view",
  "plan-calendar",
  "plan-business",
] as const;

export type LinkKind = (typeof linkKinds)[number];

/** 160 bits, in bytes. */
const keyBytes = 20;

/**
 * The key of a private link: made of the site's secret and a salt, so that it need not be kept.
 * @param subject what it opens, such as '42' or '42:17'
 * @param generation raised when the link is rotated
 * @param salt another one when all links were made new; '' before that was ever done
 * @returns 27 letters that nobody can guess
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

/** What a salt adds to that of which a key is made: nothing where there is none, as it was before there were salts. */
export const saltPart = (salt: string): string[] => (salt === "" ? [] : [salt]);

/** How a key looks; anything else opens nothing and is not even looked up. */
export const keyPattern = /^[\w-]{27}$/;

/** What the database keeps of a key. */
export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
