import { setTimeout as wait } from "node:timers/promises";

import { recordResponse, type RecordedResponse } from "./serving/record-responses.ts";

/** More than the site wants to have been asked before it packs a page as small as it can. */
const often = 60;
/** How long the packing may take, and how long an answer has to stay the same, in milliseconds. */
const [patience, settled] = [15_000, 1500];

/**
 * Asks for pages as often as they are asked for on a site that has visitors, until what it sends stays
 * the same, and records that.
 */
export async function warmUpPages(origin: string, paths: readonly string[]): Promise<RecordedResponse[]> {
  for (const path of paths) for (let times = 0; times < often; times += 1) await recordResponse(origin, path);
  const until = performance.now() + patience;
  let before: RecordedResponse[] = [];
  let now = await record();
  while (!isSame(before, now) && performance.now() < until) {
    await wait(settled);
    before = now;
    now = await record();
  }
  return now;

  function record(): Promise<RecordedResponse[]> {
    return Promise.all(paths.map((path) => recordResponse(origin, path)));
  }
}

function isSame(before: readonly RecordedResponse[], now: readonly RecordedResponse[]): boolean {
  return now.every(({ body }, nth) => before[nth]?.body.equals(body));
}
