import type { MiddlewareHandler } from "hono";

import { createRequestId, setRequestIdOnFailure } from "#server/log/request-id.ts";

import type { RequestMeasurement } from "#server/log/request-measurement.ts";

declare module "hono" {
  /** What is known about a request while it is answered. */
  interface ContextVariableMap {
    /** Its id in the log. */
    requestId: string;
    /** The pattern of its matching route, once known. */
    route: string | null;
  }
}

type Listener = {
  /** The route pattern of a path that no route has answered. */
  routeOf: (pathname: string, isFound: boolean) => string;
  observe: (measured: RequestMeasurement) => void;
};

/**
 * Gives every request an id, which a failed response carries as X-Request-Id, and reports the response and
 * its duration.
 */
export function traceRequests({ routeOf, observe }: Listener): MiddlewareHandler {
  return async (context, next) => {
    const begun = performance.now();
    const id = createRequestId();
    context.set("requestId", id);
    await next();
    const { res: answer, req: request } = context;
    setRequestIdOnFailure(answer, id);
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
