/** How a file writes its letters. */
export type Encoding = "UTF-8" | "UTF-16LE" | "UTF-16BE" | "Windows-1252";

/** Bytes that are looked at for the zeros of UTF-16. */
const sampled = 4096;

/**
 * Reads a text file as the program that wrote it meant it. A mark at the beginning decides; without
 * one zeros in every other place mean UTF-16, and what is no UTF-8 is Windows-1252 (Excel's "CSV").
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
  // Latin letters have their zero behind them in little-endian order, before them in the other.
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
