import type { MiddlewareHandler } from "hono";

import { makeRequestNumber, numberFailure } from "#server/log/request-number.ts";

import type { Measured } from "#server/watch/watch.ts";

declare module "hono" {
  /** What is known of a request while it is answered. */
  interface ContextVariableMap {
    /** What it is called in the log. */
    number: string;
    /** The pattern of the route that answers it, once one does. */
    route: string | null;
  }
}

type Listener = {
  /** The pattern of the route of an address that no route has answered. */
  routeOf: (pathname: string, isFound: boolean) => string;
  observe: (measured: Measured) => void;
};

/**
 * Gives every request its number, which an answer that fails carries as X-Request-Id, and tells how it
 * was answered and how long that took.
 */
export function traceRequests({ routeOf, observe }: Listener): MiddlewareHandler {
  return async (context, next) => {
    const begun = performance.now();
    const id = makeRequestNumber();
    context.set("number", id);
    await next();
    const { res: answer, req: request } = context;
    numberFailure(answer, id);
    const measured = {
      id,
      method: request.method,
      route: context.get("route") ?? routeOf(request.path, answer.status < 400),
      status: answer.status,
      seconds: (performance.now() - begun) / 1000,
      bytes: request.method === "HEAD" ? 0 : lengthOf(answer),
    };
    observe(measured);
  };
}

function lengthOf({ headers, body }: Response): number | null {
  const said = headers.get("Content-Length");
  if (said !== null) return Number(said);
  return body === null ? 0 : null;
}
