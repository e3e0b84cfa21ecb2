import { startOwnProcess, type OwnProcess } from "./bench-process.ts";
import { processorTime } from "./cpu-time.ts";
import { hits, type Hits, type Volley } from "./request-batch.ts";

/** One volley and what it cost the server. */
export type Shot = Hits & {
  /** Answers in a second. */
  rate: number;
  /** Microseconds of the server's processor for one answer; null where the system does not say. */
  cost: number | null;
  /** Processors that the server kept busy; null likewise. */
  serverBusy: number | null;
};

export type Shoot = (server: { pid: number; port: number }, volley: Omit<Volley, "port">) => Promise<Shot>;

/** Sends volleys from a process of its own. */
export function startShooting(): { shoot: Shoot; stop: () => Promise<void> } {
  const fire: OwnProcess<Volley, Hits> = startOwnProcess("./load-generator.process.ts", hits);
  return { shoot, stop: fire.stop };

  async function shoot(
    { pid, port }: { pid: number; port: number },
    volley: Omit<Volley, "port">,
  ): Promise<Shot> {
    const before = processorTime(pid);
    const begun = performance.now();
    const hit = await fire.ask({ ...volley, port });
    const took = (performance.now() - begun) / 1000;
    const after = processorTime(pid);
    const used = before === null || after === null ? null : after - before;
    return {
      ...hit,
      rate: hit.answered / hit.seconds,
      cost: used === null ? null : (used / hit.sent) * 1e6,
      serverBusy: used === null ? null : used / took,
    };
  }
}
