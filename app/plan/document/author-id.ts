const letters = "abcdefghijklmnopqrstuvwxyz234567";

/** 80 bits in base32: nobody can find a secret that gives another author's id. */
const idLength = 16;

/** A secret by which a device proves that it made a suggestion: 160 random bits in 32 characters. */
export function newAuthorSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => letters[byte % 32]).join("");
}

/**
 * The public id under which a device suggests; only the device with its secret can prove that it is this
 * author.
 */
export async function authorIdOf(secret: string): Promise<string> {
  const digest = await globalThis.crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return base32(new Uint8Array(digest)).slice(0, idLength);
}

/** RFC 4648 §6 in lower case, without padding. */
function base32(bytes: Uint8Array): string {
  let [text, held, bits] = ["", 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= 5; bits -= 5) text += letters[(held >> (bits - 5)) & 31];
    held &= (1 << bits) - 1;
  }
  return text;
}

/** Id of a new suggestion. */
export const suggestionId = (authorId: string, id: string) => `${authorId}-${id}`;

const byLink = /^([a-z2-7]{16})-/;

/** The author of a suggestion; null for one that was not made with a link to suggest. */
export function authorOf(id: string): string | null {
  return byLink.exec(id)?.[1] ?? null;
}
