const letters = "abcdefghijklmnopqrstuvwxyz234567";

/**
 * Id of a new row: 60 bits by chance in twelve letters. It stands in every register of its row, so it is
 * no longer than it takes for two of a few thousand never to meet.
 */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % 32]).join("");
}
