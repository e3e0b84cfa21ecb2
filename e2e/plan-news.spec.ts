import type { Page } from "@playwright/test";

import { withTheme } from "#test-support/browser-urls.ts";
import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";

import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import { openTool, savingStatus, saveBackup } from "./saved-plan.ts";

const household = (page: Page) => page.getByRole("button", { name: /^Gill family 1\b/ }).first();

test("Today says what the family changed since the last visit and who did it, once", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
  allowBrowserError,
}) => {
  test.setTimeout(120_000);
  allowBrowserError(/WebSocket/);
  const link = await saveBackup(page, open, plannedWeddingCopy(12));
  const news = page.getByRole("region", { name: "New since your last visit" });
  await openTool(page, "Today");
  await expect(page.locator(".event-state").first()).toBeVisible();
  await expect(news).toHaveCount(0);
  await openTool(page, "Guest list");

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "", timezoneId: "America/Edmonton" });
  const brother = await elsewhere.newPage();
  await brother.goto(withTheme(link, theme));
  await brother.getByRole("button", { name: /^Also viewing/ }).click();
  await brother.getByLabel("Your name").fill("Rajvir");
  await brother.getByRole("button", { name: "Save", exact: true }).click();
  await brother.keyboard.press("Escape");
  await brother.getByRole("button", { name: "Add", exact: true }).click();
  await expect(brother.locator("#plan-add").getByRole("textbox").first()).toBeFocused();
  await brother.keyboard.type("Call the florist");
  await brother.keyboard.press("Enter");
  await expect(brother.locator("#plan-add").getByText("Added: Call the florist")).toBeVisible();
  await brother.keyboard.press("Escape");
  const box = brother.getByRole("region", { name: "Next" }).getByRole("checkbox").first();
  await box.check();
  // Who has the household open is told why it closes.
  await household(page).click();
  await expect(page.getByRole("dialog", { name: "Gill family 1", exact: true })).toBeVisible();
  await openTool(brother, "Guest list");
  await household(brother).click();
  await brother.getByRole("button", { name: /^Remove Gill family 1/ }).click();
  await expect(savingStatus(brother)).toHaveText("Saved and shared");
  await expect(page.getByText("“Gill family 1” was deleted on another device")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Gill family 1", exact: true })).toHaveCount(0);
  await expect(brother.getByText("was deleted on another device")).toHaveCount(0);

  await openTool(page, "Today");
  await expect(news.getByRole("link", { name: "Rajvir added “Call the florist”" })).toHaveAttribute(
    "href",
    /\/checklist/,
  );
  await expect(news.getByRole("link", { name: /^Rajvir ticked “/ })).toBeVisible();
  await expect(news.getByRole("link", { name: "Rajvir removed “Gill family 1”" })).toBeVisible();
  await expectSoundInBothLooks(page, ".plan");
  // Seen: the next visit says nothing of it. To him it never was news.
  await openTool(page, "Guest list");
  await openTool(page, "Today");
  await expect(page.locator(".event-state").first()).toBeVisible();
  await expect(news).toHaveCount(0);
  await openTool(brother, "Today");
  await brother.reload();
  await expect(brother.locator(".event-state").first()).toBeVisible();
  await expect(brother.getByRole("region", { name: "New since your last visit" })).toHaveCount(0);
  await elsewhere.close();
});
