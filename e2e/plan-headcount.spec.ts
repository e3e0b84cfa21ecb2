import { distantWeddingDay } from "#test-support/sample-days.ts";

import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import { openTool } from "./saved-plan.ts";

test("a guest list that is half typed leaves budget and schedule at the couple's estimate until it is complete @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  const start = (label: string) => page.getByLabel(label, { exact: true }).first();
  await start("Wedding day").fill(distantWeddingDay);
  await start("Guests in all").fill("450");
  await start("Budget in dollars").fill("90,000");
  await page.getByRole("button", { name: "Punjabi Sikh" }).click();

  await openTool(page, "Guest list");
  const name = page.getByRole("textbox", { name: "Household name" });
  for (const [family, people] of [
    ["Gill", "4"],
    ["Dhillon", "5"],
    ["Sharma", "2"],
  ] as const) {
    await name.fill(family);
    await page.getByLabel("How many", { exact: true }).fill(people);
    await name.press("Enter");
    await expect(page.getByText(`${family} added`)).toBeVisible();
  }
  await expect(page.getByText("Planned for 450 guests; 11 are on the list so far.")).toBeVisible();
  await expectSoundInBothLooks(page, ".plan");

  const receptionIn = (region: string) =>
    page.getByRole("region", { name: region }).getByRole("listitem").filter({ hasText: "Reception" });
  await openTool(page, "Budget");
  await page.getByRole("button", { name: /^Add \d+ items$/ }).click();
  await expect(receptionIn("Guests move the money")).toContainText(
    "Planned for 450 guests; 11 are on the list so far.",
  );
  const dinner = page
    .getByRole("region", { name: "Items" })
    .getByRole("button", { name: /^Dinner and drinks/ });
  await expect(dinner).toContainText("450 guests");
  await openTool(page, "Schedule");
  await expect(receptionIn("Schedule items").first()).toContainText(
    "planned for 450 people, 11 on the list so far",
  );

  await openTool(page, "Guest list");
  await page.getByLabel("Our guest list is complete").check();
  await openTool(page, "Budget");
  await expect(receptionIn("Guests move the money")).toContainText("11 from the guest list");
  await expect(dinner).toContainText("11 guests");
  await openTool(page, "Schedule");
  await expect(receptionIn("Schedule items").first()).toContainText("11 people");
});
