/** What is done to a page by somebody who stays. */
const signs = ["pointermove", "scroll", "keydown", "touchstart"];

/**
 * Does something that may be of use later: once somebody uses the page, all of it is there and the browser has
 * nothing else to do. Not where people pay for each byte, or wait for it.
 * @returns calls it off
 */
export function onFirstUse(act: () => void): () => void {
  if (isSparing()) return () => {};
  const ending = new AbortController();
  const { signal } = ending;
  const whenIdle = () => {
    // Not in every browser yet.
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

/** Whether nothing is to be fetched that nobody asked for. */
function isSparing(): boolean {
  if (window.matchMedia("(prefers-reduced-data: reduce)").matches) return true;
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  const saves = "saveData" in connection && connection.saveData === true;
  return saves || ("effectiveType" in connection && /2g/.test(String(connection.effectiveType)));
}
