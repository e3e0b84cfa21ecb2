import { reportError } from "./report-error.ts";

/** How long a process that failed may take to end in order, in milliseconds. */
const patienceMillis = 15_000;

const fault = Promise.withResolvers<"fault">();

/**
 * From now on an error or a rejection that nobody caught is written down with its stack, and the process
 * ends with 1: in order where it can (untilFault), and in any case after a quarter of a minute.
 */
export function watchForFaults(): void {
  process.on("uncaughtException", (error, origin) => {
    reportError({ what: `Nobody caught this (${origin}); the process ends`, error });
    process.exitCode = 1;
    setTimeout(() => process.exit(1), patienceMillis).unref();
    fault.resolve("fault");
  });
}

/** Resolves at the first fault that nobody caught. */
export const untilFault = (): Promise<"fault"> => fault.promise;
