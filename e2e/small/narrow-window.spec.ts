import { expect, test } from "../fixtures.ts";
import { part, standingPaths } from "../standing-paths.ts";

test.use({ viewport: { width: 320, height: 640 } });

for (const [name, paths] of [
  [
    "the directory",
    [
      "/vendors?category=planners&price=budget&price=mid-range&area=northeast&area=southwest",
      "/vendors?view=list",
      "/vendors?q=larkspr&category=photographers&area=canmore-banff",
    ],
  ],
  [
    "the saved list and the comparison",
    ["/vendors?view=saved&saved=1,4,76,85", "/vendors?view=compare&saved=1,2,4,85"],
  ],
  ["the page of a vendor and of a venue", ["/vendors/148", "/venues/fairmont-palliser"]],
  [
    "the planning tools",
    [
      "/planning-tools?date=2098-07-10&place=banff&total=1234567.89&guests=180",
      "/planning-tools?date=soon&total=x",
    ],
  ],
  ["the other pages", ["/planning?vendors=1,4,85", "/nope"]],
] as const)
  test(`nothing of ${name} is cut off or needs scrolling sideways at 320 px`, async ({ page, open }) => {
    for (const path of paths) {
      await open(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      expect(await page.evaluate(findCutOff), path).toEqual([]);
    }
  });

for (const at of [0, 1])
  test(`nothing of any standing page is cut off or needs scrolling sideways at 320 px, part ${at + 1} of 2`, async ({
    page,
    open,
    request,
  }) => {
    test.setTimeout(240_000);
    for (const path of part(await standingPaths(request), at, 2)) {
      await open(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      expect(await page.evaluate(findCutOff), path).toEqual([]);
    }
  });

test("neither the filter sheet nor the menu needs scrolling sideways at 320 px", async ({ page, open }) => {
  await open("/vendors?category=planners");
  await page.getByRole("button", { name: "Filters (1)" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toHaveCSS("opacity", "1");
  expect(await page.evaluate(findCutOff)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCSS("opacity", "1");
  expect(await page.evaluate(findCutOff)).toEqual([]);
});

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
