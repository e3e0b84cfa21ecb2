import type { Page } from "@playwright/test";

import { withTheme } from "#test-support/browser-urls.ts";
import { addEvents } from "./add-events.ts";
import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  savingStatus,
  savePlanOnServer,
  openTool,
  pressSave,
  toastUndo,
  untilWorkerReady,
} from "./saved-plan.ts";

const viewers = (at: Page) => at.getByRole("list", { name: "Also viewing" });

/** Opens or closes the list of the others in the header. */
const toggleViewers = (at: Page) => at.getByRole("button", { name: /^Also viewing/ }).click();

const item = (at: Page, text: string) => at.getByRole("listitem").filter({ hasText: text });

/** Whoever opens a plan with others is asked once how to be called. */
async function sayWho(page: Page, name: string): Promise<void> {
  await toggleViewers(page);
  await page.getByLabel("Your name (others in this plan see it)").fill(name);
  await page.locator("#plan-viewers").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: `You: ${name}` })).toBeVisible();
  await toggleViewers(page);
}

test("family proposes guests and says a word without a signal, the couple accepts, declines and answers, and everybody sees who looks @unthemed", async ({
  page,
  open,
  browser,
  theme,
  allowBrowserError,
}) => {
  test.setTimeout(120_000);
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await open("/plan/details");
  await page.getByLabel("Whose wedding").fill("Simran and Daniel");
  await addEvents(page, ["Mehndi", "Nikah", "Reception"]);
  await openTool(page, "Save & share");
  await pressSave(page);
  await sayWho(page, "Simran");
  const propose = page.getByRole("listitem").filter({ hasText: "Can suggest: for family" });
  await propose.getByRole("button", { name: "Copy link", exact: true }).click();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;

  const elsewhere = await browser.newContext();
  const nani = await elsewhere.newPage();
  await nani.goto(withTheme(`${link}/proposals`, theme));
  await sayWho(nani, "Nani");
  await toggleViewers(page);
  await expect(viewers(page)).toContainText("Nani Suggestions, can suggest");
  await toggleViewers(page);
  await toggleViewers(nani);
  await expect(viewers(nani)).toContainText("Simran Save & share, can edit");
  await toggleViewers(nani);

  // What is shown for the first time without a signal, the way to undo, is stored by then.
  await untilWorkerReady(nani);
  await elsewhere.setOffline(true);
  const form = nani.locator("form").filter({ hasText: "Suggest a household" });
  const suggest = async (name: string, people: string) => {
    await form.getByLabel("Household", { exact: false }).fill(name);
    await form.getByLabel("How many people").fill(people);
    await form.getByRole("button", { name: "Suggest" }).click();
  };
  await suggest("Manjit Aunty and family", "none");
  await expect(nani.getByText("Enter a number from 1 to 500.")).toBeVisible();
  await expect(form.getByLabel("How many people")).toBeFocused();
  await form.getByRole("checkbox", { name: "Nikah" }).check();
  await form.getByRole("checkbox", { name: "Reception" }).check();
  await form.getByLabel("Note to the couple").fill("She taught you to read.\nShe would be hurt.");
  await suggest("Manjit Aunty and family", "4");
  await suggest("The whole cricket club", "22");
  await suggest("A mistake", "1");
  const withdraw = nani.getByRole("button", { name: "Withdraw: A mistake" });
  await withdraw.click();
  await expect(withdraw).toHaveCount(0);
  await toastUndo(nani).click();
  await withdraw.click();
  await nani.getByLabel("About").selectOption("Mehndi");
  await nani.getByLabel("Comment", { exact: true }).fill("I will bring the henna.");
  await nani.getByRole("button", { name: "Add comment" }).click();
  await expect(nani.getByRole("heading", { name: "Waiting for the couple: 2" })).toBeVisible();
  await expectSoundInBothLooks(nani, ".plan");
  await elsewhere.setOffline(false);

  const waiting = page.getByRole("link", { name: "2 suggestions and 1 comment from family" });
  await expect(waiting).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(waiting).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await openTool(page, "Today");
  await expect(waiting).toHaveCount(1);
  await waiting.click();
  const proposal = page.getByRole("listitem").filter({ hasText: "Manjit Aunty and family" });
  await expect(proposal).toContainText("4 people · Nikah, Reception");
  await expect(proposal).toContainText("She would be hurt.");
  await expectSoundInBothLooks(page, ".plan");
  await proposal.getByRole("button", { name: "Add to guest list: Manjit Aunty and family" }).click();
  // What had the focus is gone: it is where the others wait.
  await expect(page.locator(".family__list").first()).toBeFocused();
  await page.getByRole("button", { name: "Decline: The whole cricket club" }).click();
  await page.getByLabel("Note to the person who suggested them (optional)").fill("The hall is too small.");
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await page.getByLabel("Your answer").fill("Thank you!");
  await page.getByRole("button", { name: "Answer", exact: true }).click();
  await page.getByRole("checkbox", { name: "Settled" }).check();
  await expect(page.getByRole("link", { name: /from family$/ })).toHaveCount(0);

  await expect(item(nani, "Manjit Aunty")).toContainText("On the guest list.");
  await expect(item(nani, "cricket club")).toContainText("Not this time. “The hall is too small.”");
  await expect(item(nani, "I will bring the henna.")).toContainText("Thank you!");
  await expect(item(nani, "I will bring the henna.")).toContainText("Settled.");
  // What is settled is for the couple alone to change.
  await expect(nani.getByRole("button", { name: /Withdraw|Edit|guest list|Undo/ })).toHaveCount(0);

  await nani.close();
  await expect(page.getByRole("button", { name: "Also viewing: 0" })).toBeVisible();
  await elsewhere.close();
});

test("whatever somebody calls themselves, the page says what their link allows, and only their own suggestions are theirs @unthemed", async ({
  page,
  open,
  browser,
  theme,
  allowBrowserError,
}) => {
  test.setTimeout(120_000);
  allowBrowserError(/WebSocket/);
  await open("/plan/details");
  await page.getByLabel("Whose wedding").fill("Priya and Arjun");
  await savePlanOnServer(page);
  await sayWho(page, "Priya");
  const toPropose = page.getByRole("listitem").filter({ hasText: "Can suggest: for family" });
  await toPropose.getByRole("button", { name: "Copy link", exact: true }).click();
  const propose = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;

  // Two who have the same link, on two devices.
  const devices = [await browser.newContext(), await browser.newContext()];
  const [aunt, cousin] = [await devices[0]?.newPage(), await devices[1]?.newPage()];
  if (aunt === undefined || cousin === undefined) throw new Error("Two windows were opened");
  for (const [at, household] of [
    [aunt, "The Gills"],
    [cousin, "The Lis"],
  ] as const) {
    await at.goto(withTheme(`${propose}/proposals`, theme));
    const form = at.locator("form").filter({ hasText: "Suggest a household" });
    await form.getByLabel("Household", { exact: false }).fill(household);
    await form.getByLabel("How many people").fill("3");
    await form.getByLabel("Your name").fill("Priya (bride)");
    await form.getByRole("button", { name: "Suggest" }).click();
    await expect(savingStatus(at)).toHaveText("Saved and shared");
  }
  await expect(item(aunt, "The Lis")).toContainText("Suggested by Priya (bride) can suggest");
  await expect(item(aunt, "The Gills")).toContainText("Suggested by Priya (bride) you");
  await expect(aunt.getByRole("button", { name: "Withdraw: The Gills" })).toBeVisible();
  await expect(aunt.getByRole("button", { name: "Withdraw: The Lis" })).toHaveCount(0);
  await expect(cousin.getByRole("button", { name: /^(Withdraw|Edit): The Gills/ })).toHaveCount(0);
  await aunt.getByRole("button", { name: "Edit: The Gills" }).click();
  const change = item(aunt, "The Gills").locator("form");
  await expect(change.getByLabel("How many people")).toHaveValue("3");
  await change.getByLabel("How many people").fill("many");
  await change.getByRole("button", { name: "Save changes" }).click();
  await expect(change.getByText("Enter a number from 1 to 500.")).toBeVisible();
  await change.getByLabel("How many people").fill("5");
  await change.getByLabel("Note to the couple").fill("With the twins.");
  await expectAccessible(aunt, ".plan");
  await change.getByRole("button", { name: "Save changes" }).click();
  await expect(change).toHaveCount(0);
  await expect(item(cousin, "The Gills")).toContainText("5 people");
  await expect(item(cousin, "The Gills")).toContainText("With the twins.");
  await expect(item(cousin, "The Gills")).toContainText("Suggested by Priya (bride) can suggest");
  await cousin.getByRole("button", { name: "Withdraw: The Lis" }).click();
  await expect(item(aunt, "The Lis")).toHaveCount(0);
  // The device is known again.
  await aunt.reload();
  await expect(aunt.getByRole("button", { name: "Withdraw: The Gills" })).toBeVisible();
  await openTool(page, "Suggestions");
  await expect(item(page, "The Gills")).toContainText("Suggested by Priya (bride) can suggest");
  await aunt.getByLabel("Comment", { exact: true }).fill("Lunch at on");
  await aunt.getByRole("button", { name: "Add comment" }).click();
  await aunt.getByRole("button", { name: "Edit: Lunch at on" }).click();
  const reworded = item(aunt, "Lunch at on").locator("form");
  await reworded.getByLabel("Comment", { exact: true }).fill("Lunch at one");
  await reworded.getByRole("button", { name: "Save changes" }).click();
  await expect(item(page, "Lunch at one")).toContainText("Priya (bride) can suggest");
  await page.getByRole("button", { name: "Add to guest list: The Gills" }).click();
  await expect(item(aunt, "The Gills")).toContainText("On the guest list.");
  await expect(aunt.getByRole("button", { name: /^(Withdraw|Edit): The Gills/ })).toHaveCount(0);

  await toggleViewers(page);
  await expect(viewers(page).getByRole("listitem")).toHaveText([
    /Priya \(bride\) Suggestions, can suggest$/,
    /Priya \(bride\) Suggestions, can suggest$/,
  ]);
  for (const device of devices) await device.close();
});
