import { describeError, withoutPersons } from "./describe-error.ts";

/** What failed, for whoever reads the log. */
type Failure = {
  /** In words: what was being done. */
  what: string;
  error?: unknown;
  /** Number of the request, where it was one. */
  id?: string;
};

/**
 * Writes one line (JSON) about something that nobody expected, with its stack. It goes out at once, so
 * that it is there also when the process ends next.
 */
export function reportError({ what, error, id }: Failure): void {
  const line = {
    time: new Date().toISOString(),
    kind: "error",
    id,
    what: withoutPersons(what),
    ...(error !== undefined && { error: describeError(error) }),
  };
  write(JSON.stringify(line));
}

/** Node writes it to standard error before it goes on. */
let write = (line: string): void => console.error(line);

/**
 * From now on what is written with console.error and console.warn is a line of the log, too. Libraries
 * write there whatever they like: an error with all that hangs on it, or a name that a visitor sent.
 */
export function takeOverConsole(): void {
  write = console.error.bind(console);
  console.error = writeLine;
  console.warn = writeLine;
}

function writeLine(...said: unknown[]): void {
  const error = said.find((each) => each instanceof Error);
  const words = said.filter((each) => each !== error).map(inWords);
  reportError({ what: words.join(" ") || "An error was reported", error });
}

/** Texts and numbers as they are; of others their kind, for some objects have no words at all. */
const inWords = (said: unknown) =>
  typeof said === "string" || typeof said === "number" ? `${said}` : Object.prototype.toString.call(said);
