import { expectNothingCutOff } from "../overflow.ts";
import { expect, test } from "../fixtures.ts";
import { madePages } from "../../test-support/page-paths.ts";

test.use({ viewport: { width: 320, height: 640 } });

for (const [name, paths] of Object.entries(madePages))
  test(`nothing of ${name} is cut off or needs scrolling sideways at 320 px`, async ({ page, open }) => {
    for (const path of paths) {
      await open(path);
      await expectNothingCutOff(page);
    }
  });

test("neither the filter sheet nor the menu needs scrolling sideways at 320 px", async ({ page, open }) => {
  await open("/vendors?category=planners");
  await page.getByRole("button", { name: "Filters (1)" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toHaveCSS("opacity", "1");
  await expectNothingCutOff(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCSS("opacity", "1");
  await expectNothingCutOff(page);
});
