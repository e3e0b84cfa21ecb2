import type { ErrorReport } from "#app/messaging/request-context.ts";

import { serializeError, redactPersonalData } from "./serialize-error.ts";

/**
 * Writes one line (JSON) about an unexpected event, with its stack. It is written synchronously, so that it
 * is there even when the process ends next.
 */
export function reportError({ what, error, id }: ErrorReport): void {
  const line = {
    time: new Date().toISOString(),
    kind: "error",
    id,
    what: redactPersonalData(what),
    ...(error !== undefined && { error: serializeError(error) }),
  };
  write(JSON.stringify(line));
}

/**
 * Marks console.error once lines of the log go through it, and such a line: the build and the process that
 * loads it have a copy of this module each, and a line of one copy must not be wrapped by the other.
 */
const logLine = Symbol.for("wild-rose-weddings log line");

/** Node writes it to standard error before it continues. */
let write = (line: string): void =>
  logLine in console.error ? console.error(line, logLine) : console.error(line);

/**
 * From now on console.error and console.warn also write lines of the log. Libraries write anything there: an
 * error with all its properties, or a name that a visitor sent.
 */
export function redirectConsole(): void {
  write = console.error.bind(console);
  console.error = Object.assign(writeLine.bind(null), { [logLine]: true });
  console.warn = writeLine;
}

function writeLine(...said: unknown[]): void {
  const [line] = said;
  if (said[1] === logLine && typeof line === "string") return write(line);
  const error = said.find((each) => each instanceof Error);
  const words = said.filter((each) => each !== error).map(inWords);
  reportError({ what: words.join(" ") || "An error was reported", error });
}

/**
 * Strings and numbers as they are; of other values only their type, because some objects have no text form.
 */
const inWords = (said: unknown) =>
  typeof said === "string" || typeof said === "number" ? `${said}` : Object.prototype.toString.call(said);
