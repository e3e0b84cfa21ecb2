import { setTimeout as wait } from "node:timers/promises";

import fc from "fast-check";
import type { Hono } from "hono";

import { sendFuzzRequest, describeRequest, type FuzzRequest, type FuzzResponse } from "./send-request.ts";
import type { Finding } from "./findings.ts";

type Run = {
  seed: number;
  runs: number;
  /** How long an answer may be worked on, in milliseconds; one that took longer is asked for again, at once and at the end. */
  tooLong: number;
};

/** An answer for which nobody works hangs when it takes this many times as long. */
const idleTimes = 30;

/** How often a slow request is sent again at once, and again after all others. */
const tries = 3;

/** Between two tries at the end: what keeps the machine busy may be over then. */
const pauseMillis = 2000;

/**
 * Asks a site something of everything, one after the other.
 * @param answered told of each answer
 */
export async function runRequests(
  app: Hono,
  requests: fc.Arbitrary<FuzzRequest>,
  { seed, runs, tooLong }: Run,
  answered: (request: FuzzRequest, heard: FuzzResponse) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const slow: { request: FuzzRequest; heard: FuzzResponse }[] = [];
  const find = (request: FuzzRequest, faults: readonly string[]) =>
    findings.push(...faults.map((what) => ({ what, where: `seed ${seed}: ${describeRequest(request)}` })));
  for (const request of fc.sample(requests, { seed, numRuns: runs })) {
    const heard = await sendFuzzRequest(app, request);
    answered(request, heard);
    find(request, heard.faults);
    if (took(heard) > tooLong && (await isSlowAgain(app, request, heard, tooLong)))
      slow.push({ request, heard });
  }
  for (const { request, heard } of slow)
    if (await isSlowAgain(app, request, heard, tooLong, pauseMillis))
      find(request, [`it took ${Math.round(took(heard))} ms, and too long whenever it was asked again`]);
  return findings;
}

/** How long somebody worked on an answer, or was waited for. */
const took = ({ millis, worked }: FuzzResponse) => Math.max(worked, millis / idleTimes);

/**
 * Asks again and again, to know a slow answer from a machine that was busy: one fast answer will do, unless
 * it says that what was asked for is gone by now.
 */
async function isSlowAgain(
  app: Hono,
  request: FuzzRequest,
  before: FuzzResponse,
  tooLong: number,
  pause = 0,
): Promise<boolean> {
  for (let again = 0; again < tries; again += 1) {
    if (pause > 0) await wait(pause);
    const heard = await sendFuzzRequest(app, request);
    const isGone = [404, 410].includes(heard.status) && heard.status !== before.status;
    if (took(heard) <= tooLong && !isGone) return false;
  }
  return true;
}
