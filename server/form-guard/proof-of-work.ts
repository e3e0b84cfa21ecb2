import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

import type { ProofOfWorkChallenge } from "#app/messaging/forms/proof-of-work.ts";
import type { FormName } from "#app/messaging/forms/form-limits.ts";

type Work = { numbers: number; seconds: number };

/**
 * A challenge for one form. Nothing of it is stored: the token carries its content and our signature.
 * @param now milliseconds since 1970
 */
export function makeChallenge(
  secret: string,
  form: FormName,
  { numbers, seconds }: Work,
  now: number,
): ProofOfWorkChallenge {
  const salt = randomBytes(12).toString("base64url");
  const digest = hash(salt, randomInt(numbers + 1));
  const said = `${form}.${now + seconds * 1000}.${salt}.${digest}`;
  return { token: `${said}.${sign(secret, said)}`, salt, digest, numbers };
}

/**
 * The token of a solved challenge, by which it can be spent once; null when the answer is wrong, too late,
 * for another form or not ours.
 * @param now milliseconds since 1970
 */
export function verifySolution(secret: string, form: FormName, proof: string, now: number): string | null {
  const [forForm, expires = "", salt = "", digest = "", signature = "", number = "", ...more] =
    proof.split(".");
  const said = `${forForm}.${expires}.${salt}.${digest}`;
  if (more.length > 0 || forForm !== form || !isSame(signature, sign(secret, said))) return null;
  // The signature is valid: from here on the content is ours.
  return Number(expires) > now && hash(salt, number) === digest ? said : null;
}

const hash = (salt: string, number: number | string) =>
  createHash("sha256").update(`${salt}${number}`).digest("hex");

const sign = (secret: string, said: string) =>
  createHmac("sha256", secret).update(`challenge\0${said}`).digest("base64url");

function isSame(given: string, ours: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(ours)];
  return a.length === b.length && timingSafeEqual(a, b);
}
