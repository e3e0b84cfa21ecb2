/** Events that show that a visitor uses the page. */
const signs = ["pointermove", "scroll", "keydown", "touchstart"];

/**
 * Runs an optional preparation once a visitor uses the page, all of it has loaded and the browser is idle.
 * Not on metered or slow connections.
 * @returns cancels it
 */
export function onFirstInteraction(act: () => void): () => void {
  if (isSparing()) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const whenIdle = () => {
    // Not available in every browser yet.
    if ("requestIdleCallback" in window) requestIdleCallback(() => signal.aborted || act());
    else setTimeout(() => signal.aborted || act(), 200);
  };
  let isUsed = false;
  const use = () => {
    if (isUsed) return;
    isUsed = true;
    if (document.readyState === "complete") whenIdle();
    else window.addEventListener("load", whenIdle, { once: true, signal });
  };
  for (const sign of signs) window.addEventListener(sign, use, { once: true, passive: true, signal });
  return () => ending.abort();
}

/** Whether nothing should be loaded without being requested. */
export function isSparing(): boolean {
  if (window.matchMedia("(prefers-reduced-data: reduce)").matches) return true;
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  const saves = "saveData" in connection && connection.saveData === true;
  return saves || ("effectiveType" in connection && /2g/.test(String(connection.effectiveType)));
}
