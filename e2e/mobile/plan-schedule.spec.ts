import { expect, test } from "../fixtures.ts";
import { openLargeWedding } from "../large-wedding.ts";
import { openTool } from "../saved-plan.ts";

test("the list of items follows the day that a phone shows, however long the other days are @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await openLargeWedding(page);
  await openTool(page, "Schedule");
  const days = page.getByRole("region", { name: "All days on one timeline" }).locator(".day-column");
  const list = page.getByRole("region", { name: "Schedule items" });
  await expect(days).toHaveCount(3);
  const heights = await days.evaluateAll((all) => all.map((day) => day.getBoundingClientRect().height));
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(200);
  for (const day of await days.all()) {
    await day.evaluate((element) => element.scrollIntoView({ block: "nearest", inline: "start" }));
    const gap = async () => {
      const [drawn, items] = [await day.boundingBox(), await list.boundingBox()];
      return drawn === null || items === null ? null : items.y - drawn.y - drawn.height;
    };
    // One look at both ends: while the chart grows, the list may stand above its foot.
    const isJustBelow = async () => {
      const below = await gap();
      return below !== null && below >= 0 && below < 120;
    };
    await expect.poll(isJustBelow).toBe(true);
  }
  // By keyboard from the list back into the chart, while the first day is shown.
  await days.first().evaluate((element) => element.scrollIntoView({ block: "nearest", inline: "start" }));
  const last = days.last().getByRole("button").last();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
});
