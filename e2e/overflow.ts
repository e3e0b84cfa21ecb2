import { expect, type Page } from "@playwright/test";

/** Fails when the page as it is needs scrolling sideways, or hides a part of a text or control. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => window.innerWidth);
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(needed, page.url()).toBeLessThanOrEqual(width);
  expect(await page.evaluate(findCutOff), page.url()).toEqual([]);
}

/** Texts and controls that stand outside the window, or outside a box that hides what stands over. Runs in the page. */
function findCutOff(): string[] {
  const found: string[] = [];
  const check = (element: Element, { left, right, width, height }: DOMRect, what: string) => {
    if (width <= 1 || height <= 1 || !element.checkVisibility({ visibilityProperty: true })) return;
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(box);
      // It can be scrolled to, or is only for screen readers.
      if (overflowX === "auto" || overflowX === "scroll" || clipPath === "inset(50%)") return;
      const { left: boxLeft, right: boxRight } = box.getBoundingClientRect();
      const hides = overflowX === "hidden" || overflowX === "clip";
      if (hides && (left < boxLeft - 1 || right > boxRight + 1)) {
        found.push(`${what} in ${box.className || box.tagName}`);
        return;
      }
    }
    if (left < -1 || right > window.innerWidth + 1) found.push(what);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || !node.textContent?.trim() || parent.closest("script, style, svg, .skip-link"))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rectangle of range.getClientRects())
      check(parent, rectangle, node.textContent.trim().slice(0, 60));
  }
  for (const control of document.querySelectorAll("input, select, textarea, button, a.button"))
    check(control, control.getBoundingClientRect(), control.outerHTML.slice(0, 90));
  return found;
}
