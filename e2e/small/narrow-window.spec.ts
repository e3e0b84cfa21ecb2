import { expectNothingCutOff } from "../cut-off.ts";
import { expect, test } from "../fixtures.ts";

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
