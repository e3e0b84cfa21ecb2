import { isSparing } from "#app/site/theme/on-first-interaction.ts";

/*
 * Loads the code of an open plan once a page of the site has loaded and has nothing else to do, so that a press on
 * 'Your plan' waits for none of it. On a device that has a plan it is in the browser's cache.
 */
function loadAhead(): void {
  // What is missing now is asked for again by the press.
  import("./plan-workspace.tsx").catch(() => undefined);
}

function whenIdle(): void {
  if (isSparing()) return;
  // Not available in every browser yet.
  if ("requestIdleCallback" in window) requestIdleCallback(loadAhead);
  else setTimeout(loadAhead, 1000);
}

if (document.readyState === "complete") whenIdle();
else window.addEventListener("load", whenIdle, { once: true });
