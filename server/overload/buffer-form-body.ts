import type { Context, MiddlewareHandler } from "hono";

/** Maximum time for a form to arrive, in milliseconds; its body is 64 kB at most. */
const formTimeoutMillis = 30_000;

/**
 * Reads a posted form to its end before anything else is done with it, so that a slow sender holds no place
 * of those who are served.
 * @param limit rejects too large a body
 */
export function bufferFormBody(
  limit: MiddlewareHandler,
  patienceMillis = formTimeoutMillis,
): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== "POST") return next();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Response>((resolve) => {
      timer = setTimeout(() => resolve(tooSlow(context)), patienceMillis);
    });
    const arriving = limit(context, () => readWhole(context));
    const refused = await Promise.race([arriving, late])
      .catch(() => context.text("The form didn’t arrive in one piece. Please send it again.\n", 400))
      .finally(() => clearTimeout(timer));
    return refused instanceof Response ? refused : next();
  };
}

async function readWhole(context: Context): Promise<void> {
  const { raw } = context.req;
  const body = await raw.arrayBuffer();
  context.req.raw = new Request(raw, { method: "POST", body });
}

const tooSlow = (context: Context) =>
  context.text("The form took too long to arrive. Please send it again.\n", 408, { Connection: "close" });
