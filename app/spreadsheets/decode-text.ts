/** Character encoding of a file. */
export type Encoding = "UTF-8" | "UTF-16LE" | "UTF-16BE" | "Windows-1252";

/** Number of bytes that are checked for the zeros of UTF-16. */
const sampled = 4096;

/**
 * Decodes a text file. A byte order mark decides; without one, zeros in every other byte mean UTF-16, and
 * invalid UTF-8 is Windows-1252 (Excel's "CSV").
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = findEncoding(bytes);
  return { encoding, text: new TextDecoder(encoding).decode(bytes) };
}

function findEncoding(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "UTF-8";
  if (first === 0xff && second === 0xfe) return "UTF-16LE";
  if (first === 0xfe && second === 0xff) return "UTF-16BE";
  const zeros = [0, 0];
  bytes.subarray(0, sampled).forEach((byte, at) => byte === 0 && (zeros[at % 2] = (zeros[at % 2] ?? 0) + 1));
  const [even = 0, odd = 0] = zeros;
  // In little-endian order the zero comes after a Latin letter's byte, in big-endian order before it.
  const many = Math.min(bytes.length, sampled) / 5;
  if (odd > many && odd > 4 * even) return "UTF-16LE";
  if (even > many && even > 4 * odd) return "UTF-16BE";
  return isUtf8(bytes) ? "UTF-8" : "Windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
