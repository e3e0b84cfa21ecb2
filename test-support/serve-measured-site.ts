import { getHeapStatistics } from "node:v8";
import type { Worker } from "node:worker_threads";

// The site with high limits, which continually reports the heap sizes of its threads, in bytes.
const threads = new Map<Worker, string>();
process.on("worker", (worker) => {
  threads.set(worker, worker.threadName ?? "thread without a name");
  worker.once("exit", () => threads.delete(worker));
});

const say = async () => {
  const heaps: Record<string, number> = { site: getHeapStatistics().total_physical_size };
  for (const [thread, name] of threads) heaps[name] = (await thread.getHeapStatistics()).total_physical_size;
  console.log(JSON.stringify({ kind: "heaps", heaps }));
};
// A thread that ends meanwhile reports nothing.
setInterval(() => void say().catch(() => {}), 250).unref();

await import("./serve-with-high-limits.ts");
