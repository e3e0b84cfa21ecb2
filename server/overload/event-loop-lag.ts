import { monitorEventLoopDelay } from "node:perf_hooks";

/** Event loop lag above which pages no longer wait, in milliseconds. */
const maxLagMillis = 1_000;
/** How often the lag is measured, in milliseconds. */
const roundMillis = 1_000;

/**
 * Measures the lag of the event loop. All callers share one timer: in development the application is created
 * for each request.
 * @returns whether the average lag of the last second was too high
 */
export const watchEventLoopLag = (): (() => boolean) => (watch ??= beginToWatch());

let watch: (() => boolean) | undefined;

function beginToWatch(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 50 });
  delay.enable();
  let isLate = false;
  setInterval(() => {
    isLate = delay.mean > maxLagMillis * 1e6;
    delay.reset();
  }, roundMillis).unref();
  return () => isLate;
}
