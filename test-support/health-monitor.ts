import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

import { inProject } from "./project-folder.ts";

/** The health of a site's process under load. */
export type HealthReport = {
  /** Response time of /healthz, in milliseconds; Infinity without a response. */
  p50: number;
  p99: number;
  longest: number;
  /** Resident memory before, and its maximum, in megabytes. */
  before: number;
  most: number;
};

/** Polls a site's health until it is stopped. */
export function monitorHealth({ pid, origin }: { pid: number; origin: string }): {
  end: () => Promise<HealthReport>;
} {
  const asked: number[] = [];
  const worker = new Worker(inProject("test-support/health-monitor.thread.ts"), {
    workerData: `${origin}/healthz`,
  });
  worker.on("message", (millis: number) => asked.push(millis));
  worker.on("error", () => asked.push(Infinity));
  const resident = () => residentMegabytes(pid);
  const before = resident();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, resident())), 100);
  return {
    end: async () => {
      clearInterval(timer);
      await worker.terminate();
      const sorted = asked.toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
      return { p50: at(0.5), p99: at(0.99), longest: at(1), before, most };
    },
  };
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
