import type { ProofOfWorkChallenge } from "./proof-of-work.ts";

/** Why a post is not saved, and what the sender can do. */
export type FormRejection = {
  status: 400 | 415 | 422 | 429;
  /** In words, for the top of the form; the caller adds the full stop. */
  message: string;
  /** When the same post can succeed. */
  retryAfterSeconds?: number;
  /** A challenge: when a script solves it, the post succeeds at once. */
  challenge?: ProofOfWorkChallenge;
};

/** Headers of the response to a posted form. */
export function formResponseHeaders(receipt: {
  ok: boolean;
  retryAfterSeconds?: number | undefined;
}): Record<string, string> {
  const wait = receipt.retryAfterSeconds;
  return { "Cache-Control": "no-store", ...(wait !== undefined && { "Retry-After": String(wait) }) };
}

/** A wait in words, never shorter than the real one: 'in 40 seconds', 'in 5 minutes', 'in 2 hours'. */
export function describeRetryDelay(seconds: number): string {
  if (seconds <= 50) return `in ${Math.max(10, Math.ceil(seconds / 10) * 10)} seconds`;
  if (seconds <= 55 * 60) return inUnits(Math.ceil(seconds / 60), "minute");
  return inUnits(Math.ceil(seconds / 3600), "hour");
}

const inUnits = (count: number, unit: string) => `in ${count === 1 ? `one ${unit}` : `${count} ${unit}s`}`;
