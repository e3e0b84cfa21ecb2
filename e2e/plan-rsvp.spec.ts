import type { Page } from "@playwright/test";

import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";

import { withTheme } from "#test-support/browser-urls.ts";
import { expectNoOverflow } from "./overflow.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { openTool, pressSave } from "./saved-plan.ts";

const links = (page: Page) => page.getByRole("region", { name: "Links to hand out" });

test("a couple asks, a household answers by the code on its card without scripts, and the guest list knows", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await open("/plan/share");
  await page.getByLabel("Restore a backup").setInputFiles(plannedWeddingCopy(12));
  await expect(page.getByText("Restored from")).toBeVisible();
  await pressSave(page);
  await openTool(page, "RSVP");
  await page.getByLabel("The pages of the households are open").check();
  await page.getByLabel("Answers until").fill("2027-05-01");
  await page.getByLabel("What every household reads first").fill("We cannot wait to see you.");
  await expect(links(page).getByRole("listitem")).toHaveCount(12);
  const gills = links(page).getByRole("listitem").filter({ hasText: "Gill family 11" });
  await expect(gills).toContainText("has not answered");
  await expectAccessible(page, ".plan");
  await expectNoOverflow(page);
  const code = await gills.locator("code").innerText();

  const elsewhere = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const telephone = await elsewhere.newPage();
  await telephone.goto(withTheme("/rsvp", theme));
  await telephone.getByLabel("Your code").fill("7kq2-m9xa-04tz");
  await telephone.getByRole("button", { name: "Open the invitation" }).click();
  await expect(telephone.getByText("This code opens no invitation")).toBeVisible();
  await telephone.getByLabel("Your code").fill(code.toUpperCase().replaceAll("-", " "));
  await telephone.getByRole("button", { name: "Open the invitation" }).click();
  await expect(telephone.getByRole("heading", { level: 1 })).toHaveText("Simran and Daniel");
  await expect(telephone.getByText("We cannot wait to see you.")).toBeVisible();
  await expect(telephone.getByRole("main")).not.toContainText("Dhillon");

  // What is missing is said, and nothing that was typed is lost.
  await telephone.getByLabel("Name", { exact: true }).first().fill("Harjit Kaur Gill");
  await telephone.getByRole("button", { name: "Send the answer" }).click();
  await expect(telephone.getByText("Say for at least one event how many of you come.")).toBeVisible();
  await expect(telephone.getByLabel("Name", { exact: true }).first()).toHaveValue("Harjit Kaur Gill");
  await telephone.getByRole("group", { name: "Reception" }).getByLabel("Coming", { exact: true }).check();
  await telephone.getByLabel("Jain").first().check();
  await telephone.getByLabel("A message to the couple").fill("With all our love");
  await telephone.getByRole("button", { name: "Send the answer" }).click();
  await expect(telephone.getByText("Thank you: your answer is with the couple.")).toBeVisible();
  await expect(telephone.getByLabel("Jain").first()).toBeChecked();

  await expect(gills).toContainText("has answered");
  await gills.getByRole("button", { name: /^Make it new/ }).click();
  await expect(gills.locator("code")).not.toHaveText(code);
  expect((await telephone.goto(withTheme(`/rsvp/${code}`, theme)))?.status()).toBe(404);
  await elsewhere.close();
});

test("a household's page stands to every reader, and takes no answer after its day", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await open("/plan/share");
  await page.getByLabel("Restore a backup").setInputFiles(plannedWeddingCopy(3));
  await pressSave(page);
  await openTool(page, "RSVP");
  await page.getByLabel("The pages of the households are open").check();
  const code = await links(page).locator("code").first().innerText();

  const guest = await browser.newPage({ baseURL: baseURL ?? "" });
  await guest.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await guest.goto(withTheme(`/rsvp/${code}`, theme));
  await expectAccessible(guest, "main");
  await expectNoOverflow(guest);

  await page.getByLabel("Answers until").fill("2020-05-01");
  // Their page follows the plan within seconds.
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText("The day to answer by was 1 May 2020.")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(guest.getByRole("button", { name: "Send the answer" })).toHaveCount(0);
  await guest.close();
});
