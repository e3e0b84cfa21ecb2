import { readFileSync } from "node:fs";

/** Of Linux, wherever Node runs on it. */
const ticksPerSecond = 100;

/** Seconds of processor that a process has used in all its threads; null where the system does not say. */
export function readCpuSeconds(pid: number): number | null {
  try {
    return parseCpuSeconds(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return null;
  }
}

/** @param stat of a process, as proc(5) has it */
export function parseCpuSeconds(stat: string): number {
  // The second field is a name in brackets, which may hold anything; utime and stime are the 14th and 15th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
