import SonicBoom from "sonic-boom";

import type { Measured } from "#server/watch/watch.ts";

/** What became of a connection to a plan. */
export type LoggedConnection = {
  id: string;
  /** What happened: it was opened, closed, or refused before it was open. */
  event: "open" | "close" | "refused";
  /** Why it was closed, as a number of RFC 6455; the status of HTTP where it was refused. */
  code?: number;
  /** How long it was open. */
  seconds?: number;
};

export type Log = {
  /** One line about a request that was answered. */
  request: (measured: Measured) => void;
  /** One line about a connection to a plan. */
  connection: (logged: LoggedConnection) => void;
  /** Resolves when all lines are out, or nobody takes them. */
  close: () => Promise<void>;
};

/** So many bytes are collected, and so long, before they are written: a line by itself would cost more than its request. */
const collected = { bytes: 4096, millis: 250 };

/** What waits at most while nobody reads the log, in bytes; lines beyond are lost, memory is not. */
const mostWaiting = 4 * 1024 * 1024;

/** How long the end of the process waits for whoever reads the log, in milliseconds. */
const patienceMillis = 1000;

/**
 * Writes a line (JSON) per request, without waiting for it. Nothing in it is a visitor's: no query, no
 * address, no program, and of the path the pattern of its route.
 * @param descriptor where lines go: 1 is standard output
 */
export function openLog(descriptor = 1): Log {
  const out = new SonicBoom({
    fd: descriptor,
    minLength: collected.bytes,
    periodicFlush: collected.millis,
    maxLength: mostWaiting,
  });
  // Whoever read the log has gone: the site goes on without.
  out.on("error", () => {});
  const flushNow = () => {
    try {
      out.flushSync();
    } catch {
      // Nobody reads any more.
    }
  };
  // Also when the process ends by a fault.
  process.once("exit", flushNow);
  return {
    request: ({ id, method, route, status, seconds, bytes }) =>
      void out.write(
        `{"time":"${new Date().toISOString()}","kind":"request","id":"${id}","method":${JSON.stringify(method)},"route":${JSON.stringify(route)},"status":${status},"ms":${millisOf(seconds)},"bytes":${bytes ?? null}}\n`,
      ),
    connection: ({ id, event, code, seconds }) =>
      void out.write(
        `${JSON.stringify({ time: new Date().toISOString(), kind: "plan", id, event, code, ...(seconds !== undefined && { ms: millisOf(seconds) }) })}\n`,
      ),
    close: async () => {
      const flushed = new Promise<void>((resolve) => out.flush(() => resolve()));
      await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, patienceMillis).unref())]);
      process.off("exit", flushNow);
    },
  };
}

const millisOf = (seconds: number) => Math.round(seconds * 10_000) / 10;
