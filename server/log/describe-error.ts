/** An error as the log has it. */
export type DescribedError = {
  name: string;
  message: string;
  /** What the database or the system calls it. */
  code?: string;
  stack: string[];
  cause?: DescribedError;
};

/** An error that is the cause of its own cause would be told for ever. */
const deepest = 5;

/** Lines of a stack that say where it happened. */
const framesKept = 30;
const longestMessage = 1000;

/** The key of a private page, wherever it stands: 27 letters, of which some are large. */
const aKey = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{27}(?![\w-])/g;

/**
 * An error as the log has it: what kind, what it says, where it happened, and what caused it. Nothing
 * else of it is told, since what hangs on errors (parameters of a query, the row that was refused, a
 * posted form) is what people wrote; what is personal within its words is taken out.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!(error instanceof Error))
    return { name: typeof error, message: withoutPersons(String(error)), stack: [] };
  const { name, message, stack, cause } = error;
  return {
    name,
    message: withoutPersons(message),
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    stack: framesOf(stack),
    ...(cause !== undefined && depth < deepest && { cause: describeError(cause, depth + 1) }),
  };
}

/** The places alone: what stands before them is the message once more. */
const framesOf = (stack = "") =>
  stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at .*(:\d+:\d+\)?|\(native\)|<anonymous>\)?)$/.test(line))
    .slice(0, framesKept);

/**
 * A message without what people wrote: the values that Drizzle writes below a query, those that
 * PostgreSQL quotes behind a colon, addresses of mail, and keys of private pages.
 */
export function withoutPersons(message: string): string {
  return message
    .slice(0, 10 * longestMessage)
    .replace(/\nparams:[\s\S]*$/, "")
    .replace(/: "[\s\S]*"$/, ': "***"')
    .replace(aKey, "***")
    .replace(/[^\s<>]{0,200}@[^\s<>"'(),;:]+/g, "***@***")
    .slice(0, longestMessage);
}
