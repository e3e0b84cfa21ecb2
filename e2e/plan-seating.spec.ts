import type { Locator, Page } from "@playwright/test";

import { expectNothingCutOff } from "./cut-off.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { openLargeWedding } from "./large-wedding.ts";

/** Drags with the mouse, in a few steps as a hand does. */
async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  await to.scrollIntoViewIfNeeded();
  await what.scrollIntoViewIfNeeded();
  await what.hover();
  await page.mouse.down();
  const target = await to.boundingBox();
  await page.mouse.move((target?.x ?? 0) + 60, (target?.y ?? 0) + 40, { steps: 8 });
  await expect(to).toHaveAttribute("data-over", "");
  await page.mouse.up();
}

test("a room of fifty tables is laid by hand, without a mouse and by proposal, and printed both ways", async ({
  page,
  open,
}) => {
  await open("/plan");
  await openLargeWedding(page);
  await page.getByRole("link", { name: "Seating" }).click();
  await expect(page.getByRole("button", { name: "Reception", pressed: true })).toBeVisible();
  const unseated = page.getByRole("region", { name: /^Without a seat/ });
  const tables = page.getByRole("region", { name: /^Tables/ });
  await page.getByLabel("Tables", { exact: true }).fill("50");
  await page.getByLabel("Seats at each").fill("8");
  await page.getByRole("button", { name: "Add tables" }).click();
  const table = (number: number) =>
    tables
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: `Table ${number}`, exact: true }) });
  await expect(table(50)).toContainText("8 of 8 free");

  // With the keyboard: pick up, choose the table, set down; the next one is at hand.
  const brar = unseated.getByRole("button", { name: "Brar family 10, 4 people" });
  await brar.press("Enter");
  await expect(page.getByLabel("Brar family 10 to")).toBeFocused();
  await page.getByLabel("Brar family 10 to").press("ArrowDown");
  await page.getByLabel("Brar family 10 to").press("Enter");
  await expect(table(2).getByRole("button", { name: /^Brar family 10/ })).toBeVisible();
  await expect(unseated.getByRole("button", { name: /^Brar family 20,/ })).toBeFocused();

  // With a pointer: dragged to a table that is too small then, which is said.
  const gill = unseated.getByRole("button", { name: /^Dhaliwal family 12,/ });
  await gill.scrollIntoViewIfNeeded();
  await drag(page, gill, table(2));
  const dhaliwal2 = unseated.getByRole("button", { name: /^Dhaliwal family 22,/ });
  await drag(page, dhaliwal2, table(2));
  await expect(table(2)).toContainText(/too many|free|Full/);
  await expect(table(2).getByRole("button", { name: /^Dhaliwal family 22/ })).toBeVisible();

  await page.getByRole("button", { name: "Propose seats" }).click();
  await expect(unseated).toContainText(/Nobody is left|Propose seats/);
  await expectAccessible(page, ".plan");
  await expectNothingCutOff(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(unseated.getByRole("button", { name: /^Gill family 1,/ })).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(unseated.getByRole("button", { name: /^Gill family 1,/ })).toHaveCount(0);

  // Who sat at a table that is removed has no seat; undone, all sit again.
  await table(2).getByText("Change").click();
  await table(2).getByRole("button", { name: "Remove Table 2" }).click();
  await expect(unseated.getByRole("button", { name: /^Brar family 10/ })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(table(2).getByRole("button", { name: /^Brar family 10/ })).toBeVisible();

  const sheet = page.getByRole("article");
  await expect(sheet.getByRole("heading", { level: 5 })).toHaveCount(50);
  await page.getByLabel("Sheet").selectOption({ label: "Reception: by name" });
  await expect(sheet.getByRole("listitem").first()).toContainText(/^Arjun /);
});
