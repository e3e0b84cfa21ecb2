import type { MiddlewareHandler } from "hono";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Replaces the worker where it is switched off: deletes its caches, and unregisters. */
const farewell = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await registration.unregister();
    })(),
  ),
);
`;

/**
 * Serves the plan's service worker, which browsers request again at each visit. A worker is bound by the
 * policy that it came with: it may send requests to this site only.
 * @param isOn off sends every browser a worker that deletes everything and unregisters
 */
export function servePlanWorker(clientFolder: string, isOn: boolean): MiddlewareHandler {
  const file = join(clientFolder, "plan-worker.js");
  const built = existsSync(file) ? readFileSync(file, "utf8") : null;
  const script = isOn ? built : farewell;
  return async (context, next) => {
    if (script === null) return next();
    return context.body(script, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    });
  };
}
