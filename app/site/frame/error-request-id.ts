import { isRouteErrorResponse } from "react-router";

/**
 * The number of the request that failed, where the server says one
 * (server/observability/log-route-errors.ts); else null.
 */
export function errorRequestId(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const said: unknown = error.data;
  return typeof said === "object" && said !== null && "number" in said && typeof said.number === "string"
    ? said.number
    : null;
}
