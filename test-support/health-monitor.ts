import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

import { inProject } from "./project-folder.ts";

/** Response times of /healthz, in milliseconds; Infinity without a response. */
export type HealthTimes = { p50: number; p99: number; longest: number };

/** The health of a site's process under load. */
export type HealthReport = HealthTimes & {
  /** The same without the time in which its main thread, or the one that asks, waited for a processor. */
  ofItsOwn: HealthTimes;
  /** Resident memory before, and its maximum, in megabytes. */
  before: number;
  most: number;
};

/** One poll: how long it took, and how much of that its threads waited for a processor. */
type HealthPoll = { took: number; delayed: number };

const pauseMillis = 10;

/** Polls a site's health until it is stopped. */
export function monitorHealth({ pid, origin }: { pid: number; origin: string }): {
  end: () => Promise<HealthReport>;
} {
  const polls: HealthPoll[] = [];
  const worker = new Worker(inProject("test-support/health-monitor.thread.ts"), {
    workerData: { pid, url: `${origin}/healthz`, pauseMillis },
  });
  worker.on("message", (poll: HealthPoll) => polls.push(poll));
  worker.on("error", () => polls.push({ took: Infinity, delayed: 0 }));
  const resident = () => residentMegabytes(pid);
  const before = resident();
  let most = before;
  const timer = setInterval(() => (most = Math.max(most, resident())), 100);
  return {
    end: async () => {
      clearInterval(timer);
      await worker.terminate();
      return {
        ...summarizePolls(polls.map(({ took }) => took)),
        ofItsOwn: summarizePolls(polls.map(({ took, delayed }) => Math.max(0, took - delayed))),
        before,
        most,
      };
    },
  };
}

/**
 * A poll begins when the one before has ended. A slow one stands for all that would have begun meanwhile:
 * otherwise half a minute of silence would be one slow answer among thousands.
 */
export function summarizePolls(polls: readonly number[]): HealthTimes {
  const sorted = polls
    .flatMap((took) => {
      const missed = Number.isFinite(took) ? Math.floor(took / pauseMillis) : 0;
      return [took, ...Array.from({ length: missed }, (_, at) => took - (at + 1) * pauseMillis)];
    })
    .toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
  return { p50: at(0.5), p99: at(0.99), longest: at(1) };
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}
