import type { MiddlewareHandler } from "hono";

import type { Measured } from "./watch.ts";

/** Tells of every request how it was answered, and how long that took. */
export function measureRequests(
  observe: (answered: Omit<Measured, "route"> & { pathname: string }) => void,
): MiddlewareHandler {
  return async (context, next) => {
    const begun = performance.now();
    await next();
    observe({
      method: context.req.method,
      pathname: context.req.path,
      status: context.res.status,
      seconds: (performance.now() - begun) / 1000,
    });
  };
}
