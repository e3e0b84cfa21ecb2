import { expect, test } from "./fixtures.ts";

test("every choice can be read to its end, beside the sign that opens the list", async ({ page, open }) => {
  for (const path of ["/", "/vendors", "/venues/fairmont-palliser", "/compare/costs", "/fit"]) {
    await open(path);
    const selects = page.locator("select:visible");
    await expect(selects.first()).toBeVisible();
    expect(await selects.evaluateAll(findCut), path).toEqual([]);
  }
});

/** The lists that are narrower than their longest choice, or that print it under the sign. Runs in the page. */
function findCut(selects: Element[]): string[] {
  return selects.flatMap((select) => {
    const width = select.getBoundingClientRect().width;
    const room = Number.parseFloat(getComputedStyle(select).paddingInlineEnd);
    const copy = select.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return [];
    copy.style.cssText = "position: absolute; visibility: hidden; width: max-content; min-width: 0;";
    select.after(copy);
    const needed = copy.getBoundingClientRect().width;
    copy.remove();
    return needed > width + 1 || room < 16 ? [`${select.id}: ${needed} of ${width}, ${room} at the end`] : [];
  });
}
