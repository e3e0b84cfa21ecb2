import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { withTheme } from "#test-support/browser-urls.ts";
import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import { savingStatus, planField as field, openTool, savedHere, saveNewPlan } from "./saved-plan.ts";

/** How a page's connections to plans go: as they do, refused with a word, or nowhere at all. */
type Way = "open" | "quarantined" | "nowhere";

/** Stands between a page and the server, and says there what a test wants. */
async function standBetween(page: Page): Promise<{ way: Way }> {
  const between: { way: Way } = { way: "open" };
  await page.routeWebSocket(/\/plans\/live/, async (socket) => {
    if (between.way === "open") return void socket.connectToServer();
    await socket.close(between.way === "quarantined" ? { code: 4403, reason: "quarantined" } : {});
  });
  return between;
}

test("a plan that the server cannot open is never shown empty, and opens when it is tried again @unthemed", async ({
  page,
  open,
  browser,
  theme,
  allowBrowserError,
}) => {
  allowBrowserError(/WebSocket/);
  const link = `${await saveNewPlan(page, open, "Asha and Ravi")}/details`;

  const elsewhere = await browser.newContext();
  const laptop = await elsewhere.newPage();
  const between = await standBetween(laptop);
  between.way = "quarantined";
  await laptop.goto(withTheme(link, theme));
  await expect(
    laptop.getByRole("heading", { name: "We can’t open this plan on our server right now" }),
  ).toBeVisible();
  await expect(laptop.getByText("so there’s nothing to show here")).toBeVisible();
  await expect(laptop.getByLabel("Whose wedding")).toHaveCount(0);
  await expect(savingStatus(laptop)).toHaveCount(0);
  await expectSoundInBothLooks(laptop, ".plan");
  between.way = "open";
  await laptop.getByRole("button", { name: "Try again" }).click();
  await expect(field(laptop, "Whose wedding")).toHaveValue("Asha and Ravi");
  await elsewhere.close();
});

test("a device with a copy goes on with it, can download it, and shares what was changed once it opens again @unthemed-mobile", async ({
  page,
  open,
  allowBrowserError,
}) => {
  allowBrowserError(/WebSocket/);
  const between = await standBetween(page);
  await saveNewPlan(page, open, "Asha and Ravi");
  between.way = "quarantined";
  await page.reload();
  await openTool(page, "Wedding details");
  const note = page.getByRole("alert").filter({ hasText: "We can’t open this plan on our server right now" });
  await expect(note).toContainText("You’re seeing the copy saved on this");
  await expect(field(page, "Whose wedding")).toHaveValue("Asha and Ravi");
  await field(page, "Guests in all").fill("180");
  await expectSoundInBothLooks(page, ".plan");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    note.getByRole("button", { name: "Download a backup" }).click(),
  ]);
  const backup: unknown = JSON.parse(readFileSync(await file.path(), "utf8"));
  expect(backup).toMatchObject({
    format: "wild-rose-plan",
    tables: { wedding: { wedding: { title: "Asha and Ravi", guests: 180 } } },
  });
  between.way = "open";
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(note).toHaveCount(0);
  await expect(savingStatus(page)).toHaveText("Saved and shared");
});

test("a device that never received the plan says so instead of showing an empty one @unthemed", async ({
  page,
  open,
  browser,
  theme,
  allowBrowserError,
}) => {
  allowBrowserError(/WebSocket/);
  const link = `${await saveNewPlan(page, open, "Asha and Ravi")}/details`;
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  const between = await standBetween(phone);
  between.way = "nowhere";
  await phone.goto(withTheme(link, theme));
  await expect(phone.getByRole("heading", { name: "We can’t reach our server right now" })).toBeVisible();
  await expect(phone.getByLabel("Whose wedding")).toHaveCount(0);
  // It is not the plan of this device either.
  await phone.goto(withTheme("/plan/details", theme));
  await expect(field(phone, "Whose wedding")).toHaveValue("");
  await expect(savingStatus(phone)).toHaveText(savedHere);
  between.way = "open";
  await phone.goto(withTheme(link, theme));
  await expect(field(phone, "Whose wedding")).toHaveValue("Asha and Ravi");
  await elsewhere.close();
});
