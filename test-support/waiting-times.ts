import { readdirSync, readFileSync } from "node:fs";

/**
 * How long a process's main thread, and all its threads together, were ready to run while others had the
 * processor, in milliseconds since it began: on a shared machine that is not of their making.
 */
export function waitingTimesOf(pid: number): { main: number; all: number } {
  const threads = `/proc/${pid}/task`;
  const all = listOf(threads).reduce((sum, thread) => sum + readWait(`${threads}/${thread}/schedstat`), 0);
  return { main: readWait(`${threads}/${pid}/schedstat`), all };
}

/** The same of the thread that asks. */
export const waitingTimeHere = (): number => readWait("/proc/thread-self/schedstat");

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Zero for a thread that has ended, and where the system does not count: then nothing is left out. */
function readWait(file: string): number {
  try {
    return Number(readFileSync(file, "utf8").split(" ")[1] ?? 0) / 1e6;
  } catch {
    return 0;
  }
}
