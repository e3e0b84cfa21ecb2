import type { Page } from "@playwright/test";

import { withTheme } from "#test-support/browser-urls.ts";

import { expectSoundInBothLooks, inBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";
import { openTool, planField, savePlanOnServer } from "./saved-plan.ts";

const poll = (at: Page) => at.getByRole("listitem").filter({ hasText: "Which hall?" }).first();

test("a couple puts a hall to a vote, two relatives vote under their names, others are only listed, and the outcome stands", async ({
  page,
  open,
  browser,
  theme,
  allowBrowserError,
}) => {
  test.setTimeout(120_000);
  allowBrowserError(/WebSocket/);
  await open("/plan/details");
  await planField(page, "Whose wedding").fill("Simran and Daniel");
  await savePlanOnServer(page);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Copy link: can suggest" }).click();
  await page.keyboard.press("Escape");
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;

  await openTool(page, "Suggestions");
  await page.getByText("Start a vote").click();
  await page.getByRole("button", { name: "Start the vote" }).click();
  await expect(page.getByText("Enter a question")).toBeVisible();
  await page.getByLabel("Question").fill("Which hall?");
  await expect(page.getByText("Enter a question")).toHaveCount(0);
  await page.getByLabel("Option 1").fill("Hyatt");
  await expect(page.getByText("Enter at least 2 different options")).toBeVisible();
  await page.getByLabel("Option 2").fill("Palliser");
  await expect(page.getByText("Enter at least 2 different options")).toHaveCount(0);
  await page.getByLabel("Who votes").fill("Nani, Harjit");
  await expectSoundInBothLooks(page, ".plan");
  await page.getByRole("button", { name: "Start the vote" }).click();
  await expect(poll(page)).toContainText("Waiting for Nani, Harjit");

  const devices = [await browser.newContext(), await browser.newContext(), await browser.newContext()];
  const voters: Page[] = [];
  for (const [at, name] of ["Nani", "Harjit"].entries()) {
    const voter = await devices[at]?.newPage();
    if (voter === undefined) throw new Error("Three devices were opened");
    voters.push(voter);
    await voter.goto(withTheme(`${link}/proposals`, theme));
    const form = poll(voter).locator("form");
    await form.getByRole("radio", { name: "Palliser" }).check();
    await form.getByRole("button", { name: "Vote", exact: true }).click();
    await expect(form.getByText("Choose your name")).toHaveCount(2);
    await form.getByLabel("You are").selectOption(name);
    // The option of the list remains.
    await expect(form.getByText("Choose your name")).toHaveCount(1);
    await form.getByRole("button", { name: "Vote", exact: true }).click();
    await expect(form.getByText("You voted for Palliser.")).toBeVisible();
  }
  await expect(poll(page).getByRole("list", { name: "Votes" })).toContainText("Palliser 2");
  await expect(poll(page)).not.toContainText("Waiting for");

  // The couple corrects a name; what people voted for can't be taken away.
  await poll(page).getByRole("button", { name: "Change the vote: Which hall?" }).click();
  await poll(page).getByLabel("Option 2").fill("");
  await poll(page).getByLabel("Option 3").fill("Spruce Meadows");
  await poll(page).getByRole("button", { name: "Save changes" }).click();
  await expect(poll(page)).toContainText("Leave every option in its place");
  await expectSoundInBothLooks(page, ".plan");
  await poll(page).getByLabel("Option 2").fill("Palliser Hotel");
  await poll(page).getByRole("button", { name: "Save changes" }).click();
  await expect(poll(page).getByRole("list", { name: "Votes" })).toContainText("Palliser Hotel 2");
  await expect(poll(page).getByRole("list", { name: "Votes" })).toContainText("Spruce Meadows 0");

  // Before it is saved, a corrected name says whose vote it drops.
  await poll(page).getByRole("button", { name: "Change the vote: Which hall?" }).click();
  await poll(page).getByLabel("Who votes").fill("Nani, Harjeet");
  await poll(page).getByRole("button", { name: "Save changes" }).click();
  await expect(poll(page).getByRole("alert")).toContainText("Harjit has voted");
  await expect(poll(page).getByRole("button", { name: "Save anyway" })).toBeVisible();
  await poll(page).getByLabel("Who votes").fill("Nani, Harjit");
  await expect(poll(page).getByRole("alert")).toHaveCount(0);
  await poll(page).getByRole("button", { name: "Cancel changing the vote: Which hall?" }).click();

  // Who was not asked is listed, and changes no total.
  const uncle = await devices[2]?.newPage();
  if (uncle === undefined) throw new Error("Three devices were opened");
  // His phone is full: the vote counts, though his name is not stored.
  await uncle.addInitScript(() => {
    for (let size = 4_000_000; size > 0; size = Math.floor(size / 2))
      try {
        for (let nth = 0; ; nth += 1) localStorage.setItem(`${size} ${nth}`, "x".repeat(size));
      } catch {
        // Smaller ones may still have room.
      }
  });
  await uncle.goto(withTheme(`${link}/proposals`, theme));
  const others = poll(uncle).locator("form");
  await others.getByRole("radio", { name: "Hyatt" }).check();
  await others.getByLabel("You are").selectOption({ label: "Someone else (listed, not counted)" });
  await others.getByLabel("Your name").fill("Uncle Bob");
  await others.getByRole("button", { name: "Vote", exact: true }).click();
  await expect(poll(page).getByRole("list", { name: "Votes" })).toContainText("Also said: Uncle Bob");
  await expect(poll(page).getByRole("list", { name: "Votes" })).toContainText("Hyatt 0");
  await expectSoundInBothLooks(uncle, ".plan");

  // One device changes its own vote, and the other's stays.
  const [nani, harjit] = voters;
  if (nani === undefined || harjit === undefined) throw new Error("Three devices were opened");
  await poll(nani).getByRole("radio", { name: "Hyatt" }).check();
  await poll(nani).getByRole("button", { name: "Change vote" }).click();
  await expect(poll(harjit).getByRole("list", { name: "Votes" })).toContainText("Hyatt 1");
  await expect(poll(harjit).getByText("You voted for Palliser Hotel.")).toBeVisible();
  await expectSoundInBothLooks(harjit, ".plan");
  await expect(harjit.getByRole("button", { name: /^Decide/ })).toHaveCount(0);

  await expect(poll(page).getByRole("list", { name: "Votes" })).toContainText("Hyatt 1");
  await poll(page).getByRole("button", { name: "Decide: Hyatt" }).click();
  for (const at of [page, nani, harjit]) await expect(poll(at)).toContainText("Decided: Hyatt, 1 of 2");
  await expect(poll(nani).getByRole("radio")).toHaveCount(0);
  await inBothLooks(page, () => expectNoOverflow(page));
  for (const device of devices) await device.close();
});
