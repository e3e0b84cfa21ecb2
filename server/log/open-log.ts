import SonicBoom from "sonic-boom";

import type { RequestMeasurement } from "./request-measurement.ts";

/** An event of a connection to a plan. */
export type LoggedConnection = {
  id: string;
  /** The event: opened, closed, or rejected before it was open. */
  event: "open" | "close" | "refused";
  /** The close code (RFC 6455); the HTTP status where it was rejected. */
  code?: number;
  /** How long it was open. */
  seconds?: number;
};

export type Log = {
  /** One line about an answered request. */
  request: (measured: RequestMeasurement) => void;
  /** One line about a connection to a plan. */
  connection: (logged: LoggedConnection) => void;
  /** Resolves when all lines are written, or when there is no reader any more. */
  close: () => Promise<void>;
};

/** Size and age of a batch of lines: writing each line separately would cost more than its request. */
const together = { bytes: 16_384, millis: 250 };

/** A line and the batch before it are one write, which SonicBoom would otherwise split. */
const maxWriteBytes = 4 * together.bytes;

/** Maximum backlog while nothing reads the log, in bytes; further lines are lost, so that memory is not. */
const maxPendingBytes = 4 * 1024 * 1024;

/** How long the end of the process waits for the log's reader, in milliseconds. */
const flushTimeoutMillis = 1000;

/**
 * Writes a line (JSON) per request, without waiting for it. A line contains nothing of a visitor: no query,
 * no IP, no user agent, and instead of the path the pattern of its route.
 * @param descriptor where lines go: 1 is standard output
 */
export function openLog(descriptor = 1): Log {
  const timeNow = clock();
  const out = new SonicBoom({
    fd: descriptor,
    minLength: together.bytes,
    maxWrite: maxWriteBytes,
    maxLength: maxPendingBytes,
  });
  // The log's reader has gone: the site continues without it.
  out.on("error", () => {});
  // Here and not in SonicBoom, which measures its whole buffer again for each line.
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
      // There is no reader any more.
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
      await Promise.race([
        flushed,
        new Promise((resolve) => setTimeout(resolve, flushTimeoutMillis).unref()),
      ]);
      process.off("exit", flushNow);
    },
  };
}

const millisOf = (seconds: number) => Math.round(seconds * 10_000) / 10;

/** The current time, formatted once for all lines of a millisecond. */
function clock(): () => string {
  let written = { at: NaN, text: "" };
  return () => {
    const at = Date.now();
    if (at !== written.at) written = { at, text: new Date(at).toISOString() };
    return written.text;
  };
}
