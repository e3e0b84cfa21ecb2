const letters = "abcdefghijklmnopqrstuvwxyz234567";

/**
 * Id of a new row: 60 random bits in twelve characters. It is part of every register of its row, so it is
 * only as long as needed for a few thousand ids never to collide.
 */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % 32]).join("");
}
