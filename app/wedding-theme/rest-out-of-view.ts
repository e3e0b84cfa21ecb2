/** How far from the window counts as out of view, in CSS pixels: shadows and ornaments reach over an edge. */
const margin = 200;

/** Parts of the page that rest, until they are woken. */
const resting = new Set<HTMLElement>();
let isHeld = false;

/**
 * Parts of the page that nobody sees take no part in a change of theme: the browser works out their style, and
 * lays them out, when somebody comes near or they are woken.
 * @returns wakes them, one by one, while the browser has nothing else to do
 */
export function restOutOfView(): () => void {
  isHeld = true;
  const sizes = [...document.querySelectorAll<HTMLElement>("main > section, body footer")]
    .filter((part) => !isInView(part))
    .map((part) => ({ part, size: contentSize(part) }));
  for (const { part, size } of sizes) {
    part.style.contentVisibility = "auto";
    part.style.containIntrinsicBlockSize = `auto ${size}px`;
    // What fades would otherwise fade when it wakes.
    part.toggleAttribute("data-changing-theme", true);
    resting.add(part);
  }
  return () => {
    isHeld = false;
    whenIdle(wakeNext);
  };
}

/** Whether a part of the page can be seen, or nearly. */
export function isInView(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > -margin && top < window.innerHeight + margin;
}

/** The height of what is within an element, in CSS pixels. */
function contentSize(part: HTMLElement): number {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(part);
  const edges = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(Number.parseFloat);
  return part.getBoundingClientRect().height - edges.reduce((sum, edge) => sum + edge, 0);
}

function wakeNext(): void {
  const [part] = resting;
  if (part === undefined || isHeld) return;
  resting.delete(part);
  part.style.contentVisibility = part.style.containIntrinsicBlockSize = "";
  // The new values count from here on, before anything may fade again.
  void part.offsetHeight;
  part.removeAttribute("data-changing-theme");
  whenIdle(wakeNext);
}

/** Not in every browser yet. */
const whenIdle: (act: () => void) => void =
  typeof requestIdleCallback === "function" ? requestIdleCallback : (act) => void setTimeout(act, 50);
