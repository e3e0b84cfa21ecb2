/**
 * Work for a script: find the number from 0 to `numbers` for which SHA-256 of `salt` followed by the number,
 * in hexadecimal, is `digest`.
 */
export type ProofOfWorkChallenge = {
  /** Sent back with the number: the server recognises its own challenge by it. */
  token: string;
  salt: string;
  digest: string;
  numbers: number;
};

/**
 * Numbers that are tried in one batch: the browser hashes off the main thread, and the page stays responsive.
 */
const batch = 512;

/** The field that carries the answer: the token and the number, separated by a dot. */
export const proofOfWorkField = "proof";

/**
 * Solves a challenge with the browser's own cryptography.
 * @returns the answer, or null where the browser has no cryptography (a page without TLS) or nothing fits
 */
export async function solveChallenge({
  token,
  salt,
  digest,
  numbers,
}: ProofOfWorkChallenge): Promise<string | null> {
  // Outside a secure context it is missing, despite the types.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return null;
  const encoder = new TextEncoder();
  // Half a digest is as conclusive as all of it, and fits into two numbers.
  const wanted = [0, 8].map((start) => Number.parseInt(digest.slice(start, start + 8), 16));
  for (let first = 0; first <= numbers; first += batch) {
    const length = Math.min(batch, numbers - first + 1);
    const digests = await Promise.all(
      Array.from({ length }, (_, index) =>
        subtle.digest("SHA-256", encoder.encode(`${salt}${first + index}`)),
      ),
    );
    const found = digests.findIndex((bytes) => {
      const view = new DataView(bytes);
      return view.getUint32(0) === wanted[0] && view.getUint32(4) === wanted[1];
    });
    if (found !== -1) return `${token}.${first + found}`;
  }
  return null;
}
