import type { Context, MiddlewareHandler } from "hono";

import { guestRefusal } from "./busy-response.ts";

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
      .catch(() => refuse(context, 400, "The form didn’t arrive in one piece. Please send it again.\n"))
      .finally(() => clearTimeout(timer));
    return refused instanceof Response ? refused : next();
  };
}

async function readWhole(context: Context): Promise<void> {
  const { raw } = context.req;
  const body = await raw.arrayBuffer();
  context.req.raw = new Request(raw, { method: "POST", body });
}

async function tooSlow(context: Context): Promise<Response> {
  const refused = await refuse(context, 408, "The form took too long to arrive. Please send it again.\n");
  refused.headers.set("Connection", "close");
  return refused;
}

/** A guest is told in its language. */
const refuse = async (context: Context, status: 400 | 408, text: string): Promise<Response> =>
  (await guestRefusal(context.req.raw, status, { reason: "notTaken" })) ?? context.text(text, status);
