import { monitorEventLoopDelay } from "node:perf_hooks";

/** So late the process may come to what is due before pages do not wait any more, in milliseconds. */
const tooLateMillis = 1_000;
/** How often lateness is looked at, in milliseconds. */
const roundMillis = 1_000;

/**
 * Watches how late the process comes to what is due (the delay of its event loop). All who ask share one
 * watch: in development the application is made anew for each request.
 * @returns whether it was too late, on average of the last second
 */
export const watchLateness = (): (() => boolean) => (watch ??= beginToWatch());

let watch: (() => boolean) | undefined;

function beginToWatch(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 50 });
  delay.enable();
  let isLate = false;
  setInterval(() => {
    isLate = delay.mean > tooLateMillis * 1e6;
    delay.reset();
  }, roundMillis).unref();
  return () => isLate;
}
