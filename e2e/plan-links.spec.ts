import type { Page } from "@playwright/test";

import { withTheme } from "#test-support/browser-urls.ts";
import { addEvents } from "./add-events.ts";
import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import {
  savingStatus,
  savePlanOnServer,
  planField as field,
  openAllTools,
  openTool,
  saveNewPlan,
} from "./saved-plan.ts";

/** The path of a link that 'Save & share' copies. */
async function copyLink(page: Page, of: string): Promise<string> {
  const item = page.getByRole("listitem").filter({ hasText: of });
  await item.getByRole("button", { name: "Copy link", exact: true }).click();
  return new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
}

const toView = "Can view: sees the whole plan";

/** Stores of documents that a browser has. */
const storesOf = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ""));

test("a couple whose link got into wrong hands makes everything new at once, but for what it unticks @unthemed", async ({
  page,
  open,
  browser,
  theme,
  allowBrowserError,
}) => {
  allowBrowserError(/WebSocket/);
  await saveNewPlan(page, open, "Asha and Ravi");
  const stolen = new URL(page.url()).pathname;
  const [propose, view] = [await copyLink(page, "Can suggest: for family"), await copyLink(page, toView)];
  await page.getByRole("button", { name: "Copy calendar link" }).click();
  const calendar = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newContext();
  const thief = await elsewhere.newPage();
  await thief.goto(withTheme(`${view}/details`, theme));
  await expect(field(thief, "Whose wedding")).toHaveValue("Asha and Ravi");

  const edit = page.getByRole("listitem").filter({ hasText: "Can edit: changes everything" });
  await edit.getByText("Replace link").click();
  for (const box of await edit.getByRole("checkbox").all()) await expect(box).toBeChecked();
  await expectSoundInBothLooks(page, ".plan");
  await edit.getByRole("checkbox", { name: "The calendar’s link" }).uncheck();
  await edit.getByRole("button", { name: "Replace these links" }).click();
  await page.waitForURL(/done=replaced/);
  await expect(page.getByText("The old link to edit has stopped working")).toBeVisible();

  // Whoever has it open is sent away at once, and comes in no more.
  await expect(savingStatus(thief)).toHaveText(/^Link no longer works: only on this /);
  for (const old of [stolen, propose, view]) expect((await thief.request.get(old)).status(), old).toBe(404);
  expect((await thief.request.get(calendar)).status()).toBe(200);
  // The couple goes on where it was.
  await expect(savingStatus(page)).toHaveText("Saved and shared");
  await openTool(page, "Wedding details");
  await expect(field(page, "Whose wedding")).toHaveValue("Asha and Ravi");
  await elsewhere.close();
});

test("whoever may look sees numbers and notes only while the couple says so @unthemed", async ({
  page,
  open,
  browser,
  theme,
  allowBrowserError,
}) => {
  test.setTimeout(120_000);
  allowBrowserError(/WebSocket/);
  await open("/plan/details");
  await field(page, "Whose wedding").fill("Asha and Ravi");
  await addEvents(page, ["Mehndi", "Nikah", "Reception"]);
  await savePlanOnServer(page);
  await openTool(page, "RSVP");
  await field(page, "Contact for questions").fill("Uncle Karim, 403 555 0142");
  await openTool(page, "Save & share");
  const link = await copyLink(page, toView);

  const elsewhere = await browser.newContext();
  const aunt = await elsewhere.newPage();
  await aunt.goto(withTheme(`${link}/details`, theme));
  const note = aunt.getByText("This link doesn’t show phone numbers, addresses, diets, allergies and notes.");
  const contact = field(aunt, "Contact for questions");
  await expect(field(aunt, "Whose wedding")).toHaveValue("Asha and Ravi");
  await expect(note).toBeVisible();
  await expect(savingStatus(aunt)).toHaveText("Saved and shared");
  await expectSoundInBothLooks(aunt, ".plan");
  await openAllTools(aunt);
  await expect(note).toBeVisible();
  await openTool(aunt, "RSVP");
  await expect(contact).toHaveValue("");
  // A link that changes nothing is offered no import, and told of no link to send, heart to tap or drag.
  await expect(aunt.getByText("Replies are counted here once households are invited.")).toBeVisible();
  await expect(aunt.getByText("Send each household a link.")).toHaveCount(0);
  await expect(aunt.getByRole("link", { name: "Add guests" })).toHaveCount(0);
  await openTool(aunt, "Shortlist");
  await expect(aunt.getByText("The vendors and venues that the couple is considering")).toBeVisible();
  await expect(aunt.getByRole("link", { name: "Find vendors" })).toHaveCount(0);
  await openTool(aunt, "Guest list");
  await expect(aunt.getByRole("heading", { name: "Guests" })).toBeVisible();
  await expect(aunt.getByRole("heading", { name: "Import and export" })).toHaveCount(0);
  await openTool(aunt, "Seating");
  await expect(aunt.getByText("Households sit together.")).toHaveCount(0);
  await openTool(aunt, "RSVP");

  // What changes is seen at once, by whoever has the plan open.
  const details = page.getByRole("checkbox", { name: /^Anyone who can view also sees/ });
  const choose = async (isShown: boolean) => {
    await details.setChecked(isShown);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.waitForURL(/done=details/);
    await expect(details).toBeChecked({ checked: isShown });
  };
  await choose(true);
  await expect(contact).toHaveValue("Uncle Karim, 403 555 0142");
  await expect(note).toHaveCount(0);
  await page.goto(page.url().replace(/\?.*/, ""));
  await choose(false);
  await expect(note).toBeVisible();
  await expect(contact).toHaveValue("");
  // Nothing of it is left on the device either.
  await expect
    .poll(async () => (await storesOf(aunt)).filter((name) => /^wild-rose-plan-.*-view$/.test(name)))
    .toEqual([]);
  expect((await storesOf(aunt)).filter((name) => name.endsWith("-view-outline"))).toHaveLength(1);
  await aunt.reload();
  await expect(note).toBeVisible();
  await expect(contact).toHaveValue("");

  // Couples who try the link on their own device lose nothing of their own.
  await page.goto(withTheme(`${link}/rsvp`, theme));
  await expect(field(page, "Contact for questions")).toHaveValue("");
  await expect(field(page, "Contact for questions")).not.toBeEditable();
  await page.goBack();
  await openTool(page, "RSVP");
  await expect(field(page, "Contact for questions")).toHaveValue("Uncle Karim, 403 555 0142");
  await elsewhere.close();
});

test("a phone that only saw somebody's plan can start its own, and a link opened later does not hide it @unthemed", async ({
  page,
  open,
  browser,
  theme,
}) => {
  await saveNewPlan(page, open, "Asha and Ravi");
  const link = await copyLink(page, toView);

  const elsewhere = await browser.newContext();
  const cousin = await elsewhere.newPage();
  await cousin.goto(withTheme(`${link}/details`, theme));
  await expect(field(cousin, "Whose wedding")).toHaveValue("Asha and Ravi");
  // Without an own plan 'Your plan' is that of the link.
  await cousin.goto(withTheme("/plan/details", theme));
  await expect(field(cousin, "Whose wedding")).toHaveValue("Asha and Ravi");
  await openTool(cousin, "Save & share");
  await expect(cousin.getByRole("heading", { name: "Planning a wedding of your own?" })).toBeVisible();
  await cousin.getByRole("button", { name: "Start your own plan" }).click();
  await expect(cousin.getByRole("region", { name: "Start your plan" })).toBeVisible();
  await cousin.goto(withTheme("/plan/details", theme));
  await field(cousin, "Whose wedding").fill("Meera and Sam");

  await cousin.goto(withTheme(`${link}/details`, theme));
  await expect(field(cousin, "Whose wedding")).toHaveValue("Asha and Ravi");
  await cousin.goto(withTheme("/plan/details", theme));
  await expect(field(cousin, "Whose wedding")).toHaveValue("Meera and Sam");
  await openTool(cousin, "Save & share");
  const others = cousin.getByRole("region", { name: /^Other plans on this / });
  await expect(others.getByRole("listitem")).toHaveText(/^Asha and Ravi \(you can view\)Open/);
  await expectSoundInBothLooks(cousin, ".plan");
  await others.getByRole("button", { name: "Open Asha and Ravi" }).click();
  await expect(cousin).toHaveURL(/\/plans\//);
  await elsewhere.close();
});

test("a link to edit another couple's plan asks which plan is 'Your plan', and the answer stays @unthemed", async ({
  page,
  open,
  browser,
  theme,
}) => {
  const link = await saveNewPlan(page, open, "Asha and Ravi");

  const elsewhere = await browser.newContext();
  const sister = await elsewhere.newPage();
  const yourPlan = async (name: string) => {
    await sister.goto(withTheme("/plan/details", theme));
    await expect(field(sister, "Whose wedding")).toHaveValue(name);
  };
  await sister.goto(withTheme("/plan/details", theme));
  await field(sister, "Whose wedding").fill("Meera and Sam");
  await expect(savingStatus(sister)).toHaveText(/^Saved on this /);
  await sister.goto(withTheme(link, theme));
  const question = sister.getByRole("region", { name: /^Two plans on this / });
  await expect(question.getByRole("button")).toHaveText(["Asha and Ravi", "Meera and Sam"]);
  await expectSoundInBothLooks(sister, ".plan");
  await question.getByRole("button", { name: "Meera and Sam" }).click();
  await sister.waitForURL(/\/plan(\?|$)/);
  await expect(sister.locator(".today")).toBeVisible();
  await expect(question).toHaveCount(0);
  await yourPlan("Meera and Sam");
  await sister.goto(withTheme(link, theme));
  await expect(sister.locator(".today")).toBeVisible();
  await expect(question).toHaveCount(0);
  await yourPlan("Meera and Sam");

  // Whoever opens another one from the list means it.
  await openTool(sister, "Save & share");
  await sister.getByRole("button", { name: "Open Asha and Ravi" }).click();
  await yourPlan("Asha and Ravi");
  await elsewhere.close();
});
