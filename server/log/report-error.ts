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

/** Node writes it to standard error before it continues. */
let write = (line: string): void => console.error(line);

/**
 * From now on console.error and console.warn also write lines of the log. Libraries write anything there: an
 * error with all its properties, or a name that a visitor sent.
 */
export function redirectConsole(): void {
  write = console.error.bind(console);
  console.error = writeLine;
  console.warn = writeLine;
}

function writeLine(...said: unknown[]): void {
  const error = said.find((each) => each instanceof Error);
  const words = said.filter((each) => each !== error).map(inWords);
  reportError({ what: words.join(" ") || "An error was reported", error });
}

/**
 * Strings and numbers as they are; of other values only their type, because some objects have no text form.
 */
const inWords = (said: unknown) =>
  typeof said === "string" || typeof said === "number" ? `${said}` : Object.prototype.toString.call(said);
