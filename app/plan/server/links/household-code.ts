import { createHmac } from "node:crypto";

import { saltPart } from "#app/messaging/private-links/private-key.ts";

/** Letters and digits that nobody takes for another one: no i, l, o, u. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";

const length = 12;

/**
 * The code that opens a household's page: 60 bits, short enough to be typed from a card.
 * @param generation raised when the code is made new
 * @param salt another one when all links of the site were made new
 * @returns twelve letters, without the hyphens that it is shown with
 */
export function pageCode(
  secret: string,
  planId: string,
  household: string,
  generation: number,
  salt = "",
): string {
  const digest = createHmac("sha256", secret)
    .update(JSON.stringify(["wild-rose-household-page", planId, household, generation, ...saltPart(salt)]))
    .digest();
  return Array.from(digest.subarray(0, length), (byte) => letters[byte % letters.length]).join("");
}

/** A code as somebody typed it, with hyphens, spaces, capitals and the letters that it does not have. @returns null for what is none */
export function readCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(code) ? code : null;
}
