/** Where the worker is; it may answer for every page of the site. */
const workerPath = "/plan-worker.js";

/**
 * Lets the plan open without a signal from now on. Only pages of the plan ask for it, and only once
 * they have nothing else to do.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Not every browser says when it is idle.
  if ("requestIdleCallback" in window) requestIdleCallback(register, { timeout: 3000 });
  else setTimeout(register, 1000);
}

/** Where nothing may be stored, the plan still works as long as its page is open. */
function register(): void {
  navigator.serviceWorker.register(workerPath, { updateViaCache: "none" }).catch(() => undefined);
}
