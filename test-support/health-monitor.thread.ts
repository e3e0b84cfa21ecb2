import { parentPort, workerData } from "node:worker_threads";
import { setTimeout as wait } from "node:timers/promises";

// In a separate thread, so that the test's own work is not measured.
const url = String(workerData);
for (;;) {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.text();
  parentPort?.postMessage(answer.ok ? performance.now() - begun : Infinity);
  await wait(10);
}
