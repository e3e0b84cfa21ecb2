import { startBenchProcess, type BenchProcess } from "./bench-process.ts";
import { readCpuSeconds } from "./cpu-time.ts";
import { batchResult, type BatchResult, type RequestBatch } from "./request-batch.ts";

/** One volley and what it cost the server. */
export type LoadSample = BatchResult & {
  /** Answers in a second. */
  rate: number;
  /** Microseconds of the server's processor for one answer; null where the system does not say. */
  cost: number | null;
  /** Processors that the server kept busy; null likewise. */
  serverBusy: number | null;
};

export type RunLoad = (
  server: { pid: number; port: number },
  volley: Omit<RequestBatch, "port">,
) => Promise<LoadSample>;

/** Sends volleys from a process of its own. */
export function startLoadGenerator(): { shoot: RunLoad; stop: () => Promise<void> } {
  const fire: BenchProcess<RequestBatch, BatchResult> = startBenchProcess(
    "./load-generator.process.ts",
    batchResult,
  );
  return { shoot, stop: fire.stop };

  async function shoot(
    { pid, port }: { pid: number; port: number },
    volley: Omit<RequestBatch, "port">,
  ): Promise<LoadSample> {
    const before = readCpuSeconds(pid);
    const begun = performance.now();
    const hit = await fire.ask({ ...volley, port });
    const took = (performance.now() - begun) / 1000;
    const after = readCpuSeconds(pid);
    const used = before === null || after === null ? null : after - before;
    return {
      ...hit,
      rate: hit.answered / hit.seconds,
      cost: used === null ? null : (used / hit.sent) * 1e6,
      serverBusy: used === null ? null : used / took,
    };
  }
}
