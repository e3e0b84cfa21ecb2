import fc from "fast-check";
import type { Hono } from "hono";

import { askSite, describeRequest, type FuzzRequest, type Heard } from "./ask-site.ts";
import type { Finding } from "./findings.ts";

type Run = {
  seed: number;
  runs: number;
  /** How long an answer may be worked on, in milliseconds; one that took longer is asked for again. */
  tooLong: number;
};

/** An answer for which nobody works hangs when it takes so many times as long. */
const idleTimes = 30;

/**
 * Asks a site something of everything, one after the other.
 * @param answered told of each answer
 */
export async function runRequests(
  app: Hono,
  requests: fc.Arbitrary<FuzzRequest>,
  { seed, runs, tooLong }: Run,
  answered: (request: FuzzRequest, heard: Heard) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const request of fc.sample(requests, { seed, numRuns: runs })) {
    const heard = await askSite(app, request);
    answered(request, heard);
    // Again and again, to know it from a machine that was busy.
    const took = ({ millis, worked }: Heard) => Math.max(worked, millis / idleTimes);
    let isSlow = took(heard) > tooLong;
    for (let again = 0; isSlow && again < 3; again += 1) isSlow = took(await askSite(app, request)) > tooLong;
    const faults = [...heard.faults, ...(isSlow ? [`it took ${Math.round(took(heard))} ms`] : [])];
    const where = `seed ${seed}: ${describeRequest(request)}`;
    findings.push(...faults.map((what) => ({ what, where })));
  }
  return findings;
}
