import { createHmac } from "node:crypto";

import { saltPart } from "#app/messaging/private-links/private-key.ts";

/** Letters and digits that nobody confuses: no i, l, o, u. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";

const length = 12;

/**
 * The code that opens a household's page: 60 bits, short enough to be typed from a card.
 * @param generation raised when the code is renewed
 * @param salt changes when all links of the site are renewed
 * @returns twelve characters, without the hyphens of its printed form
 */
export function householdCode(
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

/**
 * Parses a typed code, with hyphens, spaces, capitals and confusable letters.
 * @returns null for an invalid one
 */
export function parseHouseholdCode(typed: string): string | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, "").replaceAll("o", "0").replaceAll(/[il]/g, "1");
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(code) ? code : null;
}
