import { parentPort, workerData } from "node:worker_threads";
import { setTimeout as wait } from "node:timers/promises";

import { z } from "zod";

import { waitingTimeHere, waitingTimesOf } from "./waiting-times.ts";

// In a separate thread, so that the test's own work is not measured.
const { pid, url, pauseMillis } = z
  .object({ pid: z.number(), url: z.string(), pauseMillis: z.number() })
  .parse(workerData);
const waited = () => waitingTimesOf(pid).main + waitingTimeHere();
const isAnswered = async () => {
  try {
    const answer = await fetch(url);
    await answer.text();
    return answer.ok;
  } catch {
    return false;
  }
};
for (;;) {
  const [begun, before] = [performance.now(), waited()];
  const took = (await isAnswered()) ? performance.now() - begun : Infinity;
  parentPort?.postMessage({ took, delayed: waited() - before });
  await wait(pauseMillis);
}
