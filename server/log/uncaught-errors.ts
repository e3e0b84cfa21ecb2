import { reportError } from "./report-error.ts";

/** How long a failed process may take to shut down in order, in milliseconds. */
const shutdownTimeoutMillis = 15_000;

const fault = Promise.withResolvers<"fault">();

/**
 * From now on an uncaught error or rejection is logged with its stack, and the process ends with 1: in order
 * where possible (untilUncaughtError), and in any case after a quarter of a minute.
 */
export function watchUncaughtErrors(): void {
  process.on("uncaughtException", (error, origin) => {
    reportError({ what: `Nobody caught this (${origin}); the process ends`, error });
    process.exitCode = 1;
    setTimeout(() => process.exit(1), shutdownTimeoutMillis).unref();
    fault.resolve("fault");
  });
}

/** Resolves at the first uncaught error. */
export const untilUncaughtError = (): Promise<"fault"> => fault.promise;
