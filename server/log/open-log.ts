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

/** So much is collected, and so long, before they are written: a line by itself would cost more than its request. */
const together = { bytes: 16_384, millis: 250 };

/** A line and what was collected before it are one write, which SonicBoom would otherwise do in pieces. */
const mostAtOnce = 4 * together.bytes;

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
  const timeNow = clock();
  const out = new SonicBoom({
    fd: descriptor,
    minLength: together.bytes,
    maxWrite: mostAtOnce,
    maxLength: mostWaiting,
  });
  // Whoever read the log has gone: the site goes on without.
  out.on("error", () => {});
  // Here and not by SonicBoom, which measures all that it has collected again for each line (decision 0040).
  let collected = "";
  const passOn = () => {
    if (collected !== "") out.write(collected);
    collected = "";
  };
  const collect = (line: string) => {
    collected += line;
    if (collected.length >= together.bytes) passOn();
  };
  const inTime = setInterval(() => {
    passOn();
    out.flush();
  }, together.millis).unref();
  const flushNow = () => {
    try {
      passOn();
      out.flushSync();
    } catch {
      // Nobody reads any more.
    }
  };
  // Also when the process ends by a fault.
  process.once("exit", flushNow);
  return {
    request: ({ id, method, route, status, seconds, bytes }) =>
      collect(
        `{"time":"${timeNow()}","kind":"request","id":"${id}","method":${JSON.stringify(method)},"route":${JSON.stringify(route)},"status":${status},"ms":${millisOf(seconds)},"bytes":${bytes ?? null}}\n`,
      ),
    connection: ({ id, event, code, seconds }) =>
      collect(
        `${JSON.stringify({ time: timeNow(), kind: "plan", id, event, code, ...(seconds !== undefined && { ms: millisOf(seconds) }) })}\n`,
      ),
    close: async () => {
      clearInterval(inTime);
      passOn();
      const flushed = new Promise<void>((resolve) => out.flush(() => resolve()));
      await Promise.race([flushed, new Promise((resolve) => setTimeout(resolve, patienceMillis).unref())]);
      process.off("exit", flushNow);
    },
  };
}

const millisOf = (seconds: number) => Math.round(seconds * 10_000) / 10;

/** What the clock says, written once for all lines of a millisecond. */
function clock(): () => string {
  let written = { at: NaN, text: "" };
  return () => {
    const at = Date.now();
    if (at !== written.at) written = { at, text: new Date(at).toISOString() };
    return written.text;
  };
}
