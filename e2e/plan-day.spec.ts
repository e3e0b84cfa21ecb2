import type { BrowserContext, Page } from "@playwright/test";

import { albertaInstant } from "#app/calendar/alberta-time.ts";
import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { withTheme } from "#test-support/browser-urls.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";
import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import {
  copiedBy,
  openTool,
  restoreBackup,
  startPunjabiWedding,
  undoButton,
  untilWorkerReady,
  saveBackup,
} from "./saved-plan.ts";
import { weddingDayCopy } from "./wedding-day.ts";

/** 10:20 in the morning of the wedding, in Alberta. */
const duringTheMilni = albertaInstant(weddingDay, 10 * 60 + 20);

const line = (page: Page, title: string) =>
  page.locator(".day-list > li").filter({ has: page.getByText(title, { exact: true }) });
const reach = (page: Page) => page.locator(".day-reach");
const theirLink = (page: Page) => page.getByRole("button", { name: "Copy their link" });
const now = (page: Page) => page.getByRole("region", { name: "Now", exact: true });

/** Another phone of the family, with the plan's run sheet. */
async function openDay(context: BrowserContext | undefined, path: string): Promise<Page> {
  if (context === undefined) throw new Error("The browser has no more contexts");
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.clock.setFixedTime(duringTheMilni);
  await phone.goto(path);
  await expect(reach(phone)).toHaveText("Everyone with a signal has the latest.");
  return phone;
}

/** The plan of a wedding on its day, saved on the server. @returns the path of its link to edit */
async function saveWeddingDay(page: Page, open: (path: string) => Promise<void>): Promise<string> {
  await page.clock.setFixedTime(duringTheMilni);
  return saveBackup(page, open, weddingDayCopy());
}

test("a delay of 25 minutes that meets a fixed hour is shown, applied, and reaches two phones, one of them offline, and a vendor's sheet", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
  allowBrowserError,
}) => {
  // Three phones and a vendor's page.
  test.setTimeout(180_000);
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED/);
  const link = await saveWeddingDay(page, open);

  await openTool(page, "Schedule");
  await page.getByLabel("Sheet", { exact: true }).selectOption({ label: "For Foothills Lens" });
  const sheetPath = new URL(await copiedBy(page, theirLink(page), "/for-business/")).pathname;

  const [second, third, visitor] = await Promise.all(
    [1, 2, 3].map(() => browser.newContext({ baseURL: baseURL ?? "", timezoneId: "America/Edmonton" })),
  );
  const brother = await openDay(second, withTheme(`${link}/day`, theme));
  const cousin = await openDay(third, withTheme(`${link}/day`, theme));
  const vendor = await visitor?.newPage();
  if (vendor === undefined) throw new Error("The browser has no more pages");
  await vendor.setViewportSize({ width: 390, height: 844 });
  await vendor.clock.install();
  await vendor.goto(withTheme(sheetPath, theme));
  const milniOfVendor = vendor
    .getByRole("listitem")
    .filter({ has: vendor.getByRole("heading", { name: "Milni" }) });
  await expect(milniOfVendor).toContainText("10:00 a.m. to 10:45 a.m.");
  await expect(vendor.getByRole("main")).not.toContainText("Tandoor on Tenth");
  await expect(vendor.getByRole("link", { name: /Call Amrit Gill/ })).toHaveAttribute(
    "href",
    "tel:4035550100",
  );
  await expect(vendor.getByText(/^Updated at/)).toBeVisible();

  // What is on now, whom to call, and the screen that stays on.
  await openTool(page, "The day");
  await expect(now(page).getByRole("heading", { level: 4 })).toHaveText("Tea and snacks");
  await expect(page.getByRole("region", { name: "Next", exact: true })).toContainText("Anand Karaj");
  await expect(page.getByRole("link", { name: /Call Tandoor on Tenth/ }).first()).toHaveAttribute(
    "href",
    "tel:4035550144",
  );
  // The browser of the tests refuses.
  await expect(page.getByRole("switch", { name: "Keep the screen on" })).not.toBeChecked();
  await expect(page.getByText(/^Not possible right now/)).toBeVisible();
  await expect(line(page, "Anand Karaj")).toContainText("Fixed: Gurdwara");
  await expect(line(page, "Vidaai")).toContainText("2:35 p.m. Drive to The Gills’ home");
  await expectSoundInBothLooks(page, ".plan");

  await untilWorkerReady(cousin);
  await third?.setOffline(true);
  await expect(reach(cousin)).toHaveText(/^\s*Waiting for a signal/);

  // By keyboard: asked, looked at, left; nothing has moved.
  const late = now(page).getByRole("button", { name: "Running late: Tea and snacks" });
  await late.focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Running late: Tea and snacks" });
  await question.getByRole("button", { name: "25 minutes", exact: true }).press("Enter");
  await expect(question.getByRole("region", { name: "1 conflict" })).toContainText(
    "Anand Karaj is fixed at 11:00 a.m. (Gurdwara). Milni now ends at 11:10 a.m.: 10 minutes too late.",
  );
  await expect(question.getByRole("region", { name: "What moves" })).toContainText("10:45 a.m. 11:10 a.m.");
  await expectSoundInBothLooks(page, ".delay");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(line(page, "Milni")).toContainText("to 10:45 a.m.");

  await late.click();
  await question.getByRole("button", { name: "25 minutes", exact: true }).click();
  await question.getByRole("button", { name: "Move by 25 minutes" }).click();
  await expect(page.getByText("Running 25 minutes late: 2 items moved.")).toBeVisible();
  await expect(reach(page)).toHaveText("Everyone with a signal has the latest.");
  await expect(line(page, "Anand Karaj")).toContainText("11:00 a.m.");
  await expect(line(page, "Anand Karaj")).toContainText("Milni ends at 11:10 a.m., 10 minutes too late");
  await expect(line(brother, "Milni")).toContainText("to 11:10 a.m.");
  await expect(line(cousin, "Milni")).toContainText("to 10:45 a.m.");

  // The vendor's open sheet follows within a minute and says what changed, until that was seen.
  await expect(async () => {
    await vendor.clock.runFor(61_000);
    await expect(milniOfVendor).toContainText("11:10 a.m.", { timeout: 1_000 });
  }).toPass();
  await expect(milniOfVendor.locator("del")).toContainText("10:45 a.m.");
  await expect(milniOfVendor).toContainText(/changed (at|on) /);
  await expect(vendor.getByText("1 change since you last looked")).toBeVisible();
  await expectSoundInBothLooks(vendor, "main");
  await vendor.getByRole("button", { name: "Got it" }).click();
  await expect(milniOfVendor.locator("del")).toHaveCount(0);

  // Without a signal a tick waits; with one, everybody has everything.
  await line(cousin, "Baraat").getByRole("checkbox", { name: "Done: Baraat" }).check();
  await expect(reach(cousin)).toHaveText("Waiting for a signal: 1 change");
  await third?.setOffline(false);
  await expect(reach(cousin)).toHaveText("Everyone with a signal has the latest.", { timeout: 45_000 });
  await expect(line(cousin, "Milni")).toContainText("to 11:10 a.m.");
  for (const phone of [page, brother])
    await expect(line(phone, "Baraat").getByRole("checkbox", { name: "Done: Baraat" })).toBeChecked();

  // One step back: the hours are as they were, and the tick stays.
  await page.locator(".day__last").getByRole("button", { name: "Undo" }).click();
  for (const phone of [page, brother, cousin]) {
    await expect(line(phone, "Milni")).toContainText("to 10:45 a.m.");
    await expect(line(phone, "Baraat").getByRole("checkbox", { name: "Done: Baraat" })).toBeChecked();
  }
  for (const context of [second, third, visitor]) await context?.close();
});

const twoDelays = (page: Page) => page.getByRole("region", { name: "Two delays" });

/** Of what two phones write at one time, this one's stands: Yjs compares their random numbers. */
const winsAlways = (context: BrowserContext | undefined) =>
  context?.addInitScript(() => {
    const fill = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (values) => {
      const filled = fill(values);
      if (filled instanceof Uint32Array && filled.length === 1) filled[0] = 0xff_ff_ff_00;
      return filled;
    };
  });

test("an older delay of a phone without a signal that replaces a newer one is said on both, and either can count @unthemed", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
  allowBrowserError,
}) => {
  test.setTimeout(120_000);
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED/);
  const link = await saveWeddingDay(page, open);
  const away = await browser.newContext({ baseURL: baseURL ?? "", timezoneId: "America/Edmonton" });
  await winsAlways(away);
  const cousin = await openDay(away, withTheme(`${link}/day`, theme));
  await untilWorkerReady(cousin);
  await away.setOffline(true);
  await expect(reach(cousin)).toHaveText(/^\s*Waiting for a signal/);
  await openTool(page, "The day");

  const delay = async (phone: Page, minutes: number) => {
    await line(phone, "Vidaai").getByRole("button", { name: "Late: Vidaai" }).click();
    const question = phone.getByRole("dialog", { name: "Running late: Vidaai" });
    await question.getByLabel("Other").fill("0");
    await expect(question.getByText("Enter a whole number from 1 to 600.")).toBeVisible();
    await question.getByLabel("Other").fill(String(minutes));
    await question.getByRole("button", { name: `Move by ${minutes} minutes` }).click();
  };
  await delay(cousin, 12);
  await page.clock.setFixedTime(new Date(duringTheMilni.getTime() + 5 * 60_000));
  await delay(page, 33);
  await expect(line(page, "Vidaai")).toContainText("3:33 p.m.");
  await expect(page.getByText("Vidaai 33 minutes late, 1 item moved")).toBeVisible();

  await away.setOffline(false);
  await expect(reach(cousin)).toHaveText("Everyone with a signal has the latest.", { timeout: 45_000 });
  for (const phone of [page, cousin]) {
    await expect(line(phone, "Vidaai")).toContainText("3:12 p.m.");
    await expect(twoDelays(phone)).toContainText("The newer one is Vidaai 33 minutes late (10:25 a.m.).");
  }
  await expectSoundInBothLooks(page, ".plan");
  await twoDelays(cousin).getByRole("button", { name: "Use the newer times" }).click();
  for (const phone of [page, cousin]) {
    await expect(line(phone, "Vidaai")).toContainText("3:33 p.m.");
    await expect(twoDelays(phone)).toHaveCount(0);
  }
  await away.close();
});

test("the day that is shown is whole in a phone's row of days, and the page stays at its top @unthemed-mobile", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.clock.setFixedTime(duringTheMilni);
  await open("/plan");
  await startPunjabiWedding(page);
  await openTool(page, "The day");
  const row = page.getByRole("group", { name: "Day", exact: true });
  await expect(row.getByRole("button").last()).toHaveAttribute("aria-pressed", "true");
  await expect(row.getByRole("button", { pressed: true })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await row.evaluate((days) => (days.scrollLeft = 0));
  await row.getByRole("button").first().click();
  await expect(row.getByRole("button", { pressed: true })).toBeInViewport({ ratio: 1 });
});

test("on a plan that was only started, a late baraat moves the milni and stops at the gurdwara's hour; the note goes with its step @unthemed", async ({
  page,
  open,
}) => {
  // 8:20 in the morning.
  await page.clock.setFixedTime(albertaInstant(weddingDay, 8 * 60 + 20));
  await open("/plan");
  await startPunjabiWedding(page);
  await openTool(page, "The day");
  await expect(line(page, "Milni")).toContainText("After Baraat");
  await expect(line(page, "Anand Karaj")).toContainText("Fixed: Gurdwara");
  await line(page, "Safas and sehra are tied").getByRole("checkbox").check();

  const delay = async () => {
    await line(page, "Baraat").getByRole("button", { name: "Late: Baraat" }).click();
    await page.getByRole("button", { name: "25 minutes", exact: true }).click();
    const question = page.getByRole("dialog", { name: "Running late: Baraat" });
    await expect(question.getByRole("region", { name: "1 conflict" })).toContainText(
      "Anand Karaj is fixed at 10:30 a.m. (Gurdwara). Milni now ends at 10:55 a.m.: 25 minutes too late.",
    );
    await expect(question.getByRole("region", { name: "What moves" })).toContainText("9:15 a.m. 9:40 a.m.");
    await question.getByRole("button", { name: "Move by 25 minutes" }).click();
    await expect(line(page, "Milni")).toContainText("9:40 a.m.");
    await expect(line(page, "Anand Karaj")).toContainText("10:30 a.m.");
  };
  const note = page.locator(".day__last");
  await delay();
  await expect(note).toContainText("Running 25 minutes late");
  // The header's undo takes the delay back: the note's would take back the tick before it.
  await undoButton(page).click();
  await expect(line(page, "Milni")).toContainText("9:15 a.m.");
  await expect(note).toHaveText("");
  await expect(line(page, "Safas and sehra are tied").getByRole("checkbox")).toBeChecked();
  await delay();
  await note.getByRole("button", { name: "Undo" }).click();
  await expect(line(page, "Milni")).toContainText("9:15 a.m.");
  await expect(line(page, "Safas and sehra are tied").getByRole("checkbox")).toBeChecked();

  // The couple sees what was assumed, and can change it.
  await openTool(page, "Schedule");
  const milni = page
    .getByRole("region", { name: "Schedule items" })
    .getByRole("listitem")
    .filter({
      has: page.locator("summary strong", { hasText: /^Milni$/ }),
    });
  await milni.locator("summary").click();
  const after = milni.getByLabel("Starts after");
  await expect(after).toHaveValue("baraat");
  await after.selectOption({ label: "Nothing: it starts at its own time" });
  await expect(milni).not.toContainText("After Baraat");
});

test("in the week of the wedding Today is the run sheet: now, next, who is where, whom to call, and a way into the day", async ({
  page,
  open,
}) => {
  const week = page.getByRole("region", {
    name: new RegExp(`^${formatWeekdayDate(weddingDay)}|^${formatWeekdayDate(dayFromWedding(-1))}`),
  });
  const next = page.getByRole("region", { name: "Next", exact: true }).first();
  const at = async (time: Date) => {
    await page.clock.setFixedTime(time);
    await page.reload();
    await expect(page.locator(".today")).toBeVisible();
  };
  await page.clock.setFixedTime(albertaInstant(dayFromWedding(-8), 23 * 60 + 59));
  await open("/plan/share");
  await restoreBackup(page, weddingDayCopy());
  await openTool(page, "Today");

  // A minute before the first day of the week begins in Alberta, and a minute later.
  await expect(page.locator(".event-state").first()).toBeVisible();
  await expect(week).toHaveCount(0);
  await at(albertaInstant(dayFromWedding(-7), 1));
  await expect(week).toContainText("in 6 days");
  await expect(next).toContainText("Sangeet");
  await expect(now(page)).toHaveCount(0);

  await at(duringTheMilni);
  await expect(week).toContainText("today");
  await expect(now(page).getByRole("heading", { level: 4 })).toHaveText("Tea and snacks");
  await expect(now(page)).toBeInViewport({ ratio: 1 });
  await expect(now(page).getByRole("link", { name: /Call Tandoor on Tenth/ })).toHaveAttribute(
    "href",
    "tel:4035550144",
  );
  await expect(now(page).getByRole("link", { name: /Call Tandoor on Tenth/ })).toBeInViewport({ ratio: 1 });
  await expect(next).toContainText("Anand Karaj");
  await expect(week.getByRole("region", { name: "Who is where" })).toContainText("Both families");
  await expect(week.getByRole("region", { name: "Who to call" })).toContainText("Call Amrit Gill");
  await expectSoundInBothLooks(page, ".plan");
  await week.getByRole("link", { name: "Run sheet" }).click();
  await expect(page.locator(".day-list")).toBeVisible();

  // The party goes on after midnight; the next morning Today is as before.
  await openTool(page, "Today");
  await at(albertaInstant(weddingDay, 23 * 60 + 45));
  await expect(now(page)).toContainText("Last song");
  await at(albertaInstant(dayFromWedding(1), 5 * 60 + 1));
  await expect(page.locator(".event-state").first()).toBeVisible();
  await expect(week).toHaveCount(0);
});

test("a vendor's sheet needs no scripts: it says what an hour was before @unthemed", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await saveWeddingDay(page, open);
  await openTool(page, "Schedule");
  await page.getByLabel("Sheet", { exact: true }).selectOption({ label: "For Prairie Dhol" });
  const sheetPath = new URL(await copiedBy(page, theirLink(page), "/for-business/")).pathname;
  const plain = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const vendor = await plain.newPage();
  await vendor.goto(withTheme(sheetPath, theme));
  const dance = vendor.getByRole("listitem").filter({ hasText: "First dance" });
  await expect(dance).toContainText("9:30 p.m. to 9:40 p.m.");
  await expect(dance.locator("del")).toHaveCount(0);

  await openTool(page, "The day");
  await line(page, "First dance").getByRole("button", { name: "Late: First dance" }).click();
  await page.getByRole("button", { name: "15 minutes", exact: true }).click();
  await page.getByRole("button", { name: "Move by 15 minutes" }).click();
  await expect(line(page, "First dance")).toContainText("9:45 p.m.");
  await expect(async () => {
    await vendor.reload();
    await expect(dance).toContainText("9:45 p.m.", { timeout: 1_000 });
  }).toPass();
  await expect(dance.locator("del").first()).toContainText("9:30 p.m.");
  await expect(dance).toContainText(/changed (at|on) /);
  await plain.close();
});
