/** An error as the log has it. */
export type SerializedError = {
  name: string;
  message: string;
  /** The code that the database or the system gives it. */
  code?: string;
  stack: string[];
  cause?: SerializedError;
};

/** Maximum depth: an error that is the cause of its own cause would never end. */
const maxCauseDepth = 5;

/** Lines of a stack that are locations. */
const maxStackFrames = 30;
const maxMessageLength = 1000;

/** The key of a private page, wherever it occurs: 27 characters, some of them upper case. */
const privateKeyPattern = /(?<![\w-])(?=[\w-]*[A-Z])[\w-]{27}(?![\w-])/g;

/**
 * An error for the log: its type, message, location and cause. Nothing else of it is logged, because the
 * properties of errors (parameters of a query, a rejected row, a posted form) are what people wrote; personal
 * data in its message is removed.
 */
export function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error))
    return { name: typeof error, message: redactPersonalData(String(error)), stack: [] };
  const { name, message, stack, cause } = error;
  return {
    name,
    message: redactPersonalData(message),
    ...("code" in error && typeof error.code === "string" && { code: error.code }),
    stack: framesOf(stack),
    ...(cause !== undefined && depth < maxCauseDepth && { cause: serializeError(cause, depth + 1) }),
  };
}

/** The locations only: the lines before them repeat the message. */
const framesOf = (stack = "") =>
  stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at .*(:\d+:\d+\)?|\(native\)|<anonymous>\)?)$/.test(line))
    .slice(0, maxStackFrames);

/**
 * A message without what people wrote: the values that Drizzle adds below a query, those that PostgreSQL
 * quotes after a colon, emails, and keys of private pages.
 */
export function redactPersonalData(message: string): string {
  return message
    .slice(0, 10 * maxMessageLength)
    .replace(/\nparams:[\s\S]*$/, "")
    .replace(/: "[\s\S]*"$/, ': "***"')
    .replace(privateKeyPattern, "***")
    .replace(/[^\s<>]{0,200}@[^\s<>"'(),;:]+/g, "***@***")
    .slice(0, maxMessageLength);
}
