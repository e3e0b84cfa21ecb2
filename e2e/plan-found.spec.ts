import type { Page } from "@playwright/test";

import { formatDate } from "#app/calendar/format-date.ts";
import { withTheme } from "#test-support/browser-urls.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";
import { privatePathIn } from "../test-support/mail-folder.ts";

import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";
import { expectNoOverflow } from "./overflow.ts";
import { openTool, planField, toastUndo } from "./saved-plan.ts";

/** Another day for the same wedding. */
const otherDay = dayFromWedding(21);

const bar = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^(Start y|Y)our plan/ });
const add = (page: Page, name = "Add to your plan") => page.getByRole("button", { name, exact: true });
const added = (page: Page) => page.getByRole("button", { name: "Added. Open your plan" });
const arrivals = (page: Page) => page.getByRole("region", { name: "Added to your plan" });
const inShortlist = (page: Page) => page.locator(".shortlist__business h4");

const ownTasks = (page: Page) => page.locator("summary", { hasText: "Your own, without a day" });

/** A page of each kind that the site has. */
const kinds = [
  "/",
  "/vendors",
  "/vendors/9",
  "/venues",
  "/venues/heritage-park",
  "/planning",
  "/planning-tools",
  "/gallery",
  "/indian-wedding-traditions/sangeet",
  "/decoration-ideas/mandap",
  "/about",
];

/** Begins a plan with a wedding day, as a couple does. */
async function beginPlan(page: Page, open: (path: string) => Promise<void>, day: string): Promise<void> {
  await open("/plan/details");
  await planField(page, "Wedding day").fill(day);
  await planField(page, "Wedding day").blur();
}

/** Notes in `moved` what a layout shift moves within such an element, on every page that is opened next. */
const recordMoves = (page: Page, within: string) =>
  page.addInitScript((selector) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        for (const { node } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (element?.closest(selector)) moved.push(element.className);
        }
    }).observe({ type: "layout-shift", buffered: true });
  }, within);

test("every kind of page has the plan in its bar, with the days to go, and nothing moves when it says so", async ({
  page,
  open,
  theme,
  mobile,
  allowBrowserError,
}) => {
  for (const path of kinds) {
    await open(path);
    await expect(bar(page), path).toHaveText("Start your plan");
    await expect(bar(page), path).toBeInViewport();
  }
  const soon = new Date(Date.now() + 206 * 86_400_000).toISOString().slice(0, 10);
  await beginPlan(page, open, soon);

  await recordMoves(page, ".plan-button");
  // A face that comes late moves the letters of a centred text: here only another text can.
  const failed: string[] = [];
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText === "net::ERR_FAILED") failed.push(request.url());
  });
  allowBrowserError(/^error: Failed to load resource: net::ERR_FAILED/);
  await page.route("**/*.woff2", (route) => route.abort());
  for (const path of kinds.slice(0, 4)) {
    const html = await (await page.request.get(withTheme(path, theme))).text();
    expect(html.includes("plan-button__days"), path).toBe(false);
    await open(path);
    await expect(bar(page)).toHaveText(/^Your plan · 20[5-7] days$/);
    expect(await page.evaluate("moved"), path).toEqual([]);
  }
  await page.unroute("**/*.woff2");
  expect(failed.filter((url) => !url.endsWith(".woff2"))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(bar(page)).toBeInViewport();
  await expectNoOverflow(page);
  if (mobile) {
    await page.getByRole("button", { name: "Open menu" }).click();
    const first = page.getByRole("dialog", { name: "Menu" }).getByRole("link").first();
    await expect(first).toHaveText(/^Your plan · 20[5-7] days$/);
    await first.click();
  } else await bar(page).press("Enter");
  await expect(page.locator(".plan-app")).toBeVisible();
});

test("hearts, a comparison, a date, a budget and guides end in the plan, and another date is a question", async ({
  page,
  open,
}) => {
  test.setTimeout(180_000);
  await beginPlan(page, open, weddingDay);

  await open("/vendors?category=cakes");
  await page.getByRole("button", { name: "Save Offset Cake Studio", exact: true }).click();
  await page.getByRole("link", { name: "See it in your plan" }).click();
  await expect(inShortlist(page)).toHaveText(["Offset Cake Studio"]);

  await open("/compare/costs?venues=heritage-park");
  await add(page).click();
  await expect(added(page)).toBeFocused();
  await open("/venues/compare?venues=heritage-park,calgary-zoo");
  await add(page).click();
  await expect(added(page)).toBeFocused();
  await open("/indian-wedding-traditions/sangeet");
  await add(page, "Add this list to your plan").click();
  await expect(added(page)).toBeVisible();
  await open("/decoration-ideas/mandap");
  await add(page).click();
  await expect(added(page)).toBeVisible();
  await expectSoundInBothLooks(page, ".guide");
  await open("/planning-tools?total=45000&guests=180");
  await add(page, "Use this budget in your plan").click();
  await expect(added(page)).toBeVisible();
  await open(`/planning-tools?date=${otherDay}`);
  await add(page).click();
  await added(page).click();

  await expect(arrivals(page)).toContainText("Added from the budget splitter: budget, $45,000");
  await expect(arrivals(page)).toContainText("Added from your comparison: ");
  await expect(arrivals(page)).toContainText("Added from the guide “Sangeet”: 7 tasks");
  const question = page.getByRole("region", { name: "Wedding day", exact: true });
  await expect(question).toContainText(
    `your plan says ${formatDate(weddingDay)}, the date finder says ${formatDate(otherDay)}`,
  );
  await expectSoundInBothLooks(page, ".arrivals");
  await question.getByRole("button", { name: `Change to ${formatDate(otherDay)}` }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator(".plan :focus")).toBeVisible();
  await expect(planField(page, "Wedding day")).toHaveValue(otherDay);
  await arrivals(page)
    .getByRole("link", { name: /^budget/ })
    .click();
  await expect(page.getByText("$45,000").first()).toBeVisible();
  await openTool(page, "Shortlist");
  await expect(inShortlist(page)).toHaveCount(3);
  await openTool(page, "Checklist");
  await ownTasks(page).click();
  await expect(page.getByRole("button", { name: /^Ask the sangeet venue/ })).toHaveCount(7);
  await expect(page.getByRole("button", { name: /^Decide on the decor/ })).toHaveCount(1);
  // What was seen is not shown again.
  await arrivals(page).getByRole("button", { name: "Got it" }).click();
  await page.reload();
  await expect(ownTasks(page)).toBeVisible();
  await expect(arrivals(page)).toHaveCount(0);
});

test("a page says that its listing is in the plan, where nothing moves, and which plan takes what is added", async ({
  page,
  open,
}) => {
  await beginPlan(page, open, weddingDay);
  await open("/venues/heritage-park");
  await add(page).click();
  await expect(added(page)).toBeFocused();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText("Open your plan to look it over.");
  await expect(messages).not.toContainText("to the plan");
  // In the plan the message has done its work.
  await added(page).click();
  await expect(inShortlist(page)).toHaveText(["Heritage Park"]);
  await expect(messages.getByText("Open your plan to look it over.")).toHaveCount(0, { timeout: 3000 });

  await recordMoves(page, ".hero__actions");
  await open("/venues/heritage-park");
  const inPlan = page.getByRole("link", { name: "In your plan", exact: true });
  await expect(inPlan).toBeVisible();
  await expect(add(page)).toHaveCount(0);
  expect(await page.evaluate("moved")).toEqual([]);
  await inPlan.click();
  await expect(inShortlist(page)).toHaveText(["Heritage Park"]);

  // Another plan is on the device, too: the one that was opened last takes it, and is named.
  await page.evaluate(() => {
    const [plan] = JSON.parse(localStorage.getItem("wild-rose-plans") ?? "[]");
    const other = { ...plan, store: "wild-rose-plan-other", title: "Asha & Tom" };
    localStorage.setItem("wild-rose-plans", JSON.stringify([{ ...plan, title: "Harpreet & Daniel" }, other]));
  });
  await open("/venues/calgary-zoo");
  await expect(add(page)).toHaveAccessibleDescription("To the plan of Harpreet & Daniel");
  await add(page).click();
  await expect(messages).toContainText("to the plan of Harpreet & Daniel.");
});

test("a split for a plan with items of its own is a question, and replacing them can be undone", async ({
  page,
  open,
}) => {
  await beginPlan(page, open, weddingDay);
  await planField(page, "Guests in all").fill("180");
  await planField(page, "Budget in dollars").fill("90,000");
  await page.getByRole("button", { name: "Hindu" }).click();
  await openTool(page, "Budget");
  await page.getByRole("button", { name: /^Add \d+ items$/ }).click();
  const verdict = page.locator(".budget-summary__verdict");
  await expect(verdict).toHaveText("Exactly the budget of $90,000.");

  await open("/planning-tools?total=45000&guests=180");
  await add(page, "Use this budget in your plan").click();
  await added(page).click();
  await page.getByRole("button", { name: "Change to $45,000" }).click();
  await expect(verdict).toHaveText(/^Over the budget by /);
  const question = page.getByRole("region", { name: "Budget items", exact: true });
  await expect(question).toContainText("the budget splitter splits $45,000, GST included, into");
  await expect(question.getByRole("button", { name: "Keep your own items" })).toBeVisible();
  await expectSoundInBothLooks(page, ".arrivals");
  await question.getByRole("button", { name: /^Replace your \d+ items$/ }).click();
  await expect(question).toHaveCount(0);
  await expect(verdict).toHaveText("Exactly the budget of $45,000.");
  await toastUndo(page).click();
  await expect(verdict).toHaveText(/^Over the budget by /);
});

test("a split for another total follows the one that the couple keeps, and is not lost by a plan without items", async ({
  page,
  open,
}) => {
  await beginPlan(page, open, weddingDay);
  await planField(page, "Budget in dollars").fill("90,000");
  await open("/planning-tools?total=45000&guests=180");
  await add(page, "Use this budget in your plan").click();
  await added(page).click();
  const question = page.getByRole("region", { name: "Budget items", exact: true });
  await expect(page.getByRole("button", { name: "Change to $45,000" })).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.getByRole("button", { name: "Keep $90,000" }).click();
  await expect(question).toContainText("your plan has none yet");
  await expect(question).toContainText("with the same shares of your $90,000");
  await question.getByRole("button", { name: /^Add \d+ items$/ }).click();
  await expect(question).toHaveCount(0);
  await expect(page.locator(".budget-summary__verdict")).toHaveText("Exactly the budget of $90,000.");
  await expect(page.locator(".budget-figures")).toContainText(
    /not counted for \d+ items whose price includes GST or has none/,
  );
  await expect(page.locator(".budget-sheet thead")).not.toContainText("Paid");
});

test("without a plan what is added waits, the start of one opens, and it says what came", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/vendors?category=cakes");
  await page.getByRole("button", { name: "Save Offset Cake Studio", exact: true }).click();
  await page.getByRole("button", { name: "Save The Lattice Board", exact: true }).click();
  await page
    .getByRole("region", { name: "Messages" })
    .getByRole("link", { name: "Add to your plan" })
    .first()
    .click();
  await expectAt("/plan");
  await expect(arrivals(page)).toContainText(
    /Added from your saved list: (Offset Cake Studio|The Lattice Board), /,
  );
  await expectNoOverflow(page);
  await openTool(page, "Shortlist");
  await expect(inShortlist(page)).toHaveText(["Offset Cake Studio", "The Lattice Board"]);
});

test("an enquiry becomes a plan in one press: from its thanks, and from the couple's own page", async ({
  page,
  open,
}) => {
  test.setTimeout(120_000);
  const email = `plan-${crypto.randomUUID().slice(0, 8)}@example.ca`;
  await open("/planning?vendors=3,9");
  await page.getByLabel("Name", { exact: true }).fill("Harpreet & Daniel");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Wedding date").fill(weddingDay);
  await page.getByLabel("Guest count").selectOption("151-200");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(/WR-\w{4}-\w{4}/).first()).toBeVisible();
  await expect(page.locator(".enquiry-form").getByRole("button", { name: "Add to your plan" })).toBeVisible();

  const link = privatePathIn(await mailTo(email, "Your enquiry WR-"));
  await open(link);
  await add(page, "Make this your plan").click();
  await expect(arrivals(page)).toContainText(
    new RegExp(`Added from your enquiry WR-.*: wedding day, ${formatDate(weddingDay)}`),
  );
  await expect(arrivals(page)).toContainText("200 guests");
  // The start of the plan knows them already.
  await page.getByRole("main").getByRole("button", { name: "Start your plan" }).click();
  await expect(page.getByRole("heading", { name: "Start your plan" })).toHaveCount(0);
  await openTool(page, "Shortlist");
  await expect(inShortlist(page)).toHaveCount(2);
  await openTool(page, "Wedding details");
  await expect(planField(page, "Wedding day")).toHaveValue(weddingDay);

  // The plan knows the way back, and a second press brings nothing twice.
  await open(link);
  await add(page).click();
  await added(page).click();
  await expect(inShortlist(page)).toHaveCount(2);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the endings are links to the plan, which says what it needs @unthemed", async ({ page, open }) => {
    await open(`/planning-tools?date=${otherDay}`);
    await expect(bar(page)).toHaveText("Start your plan");
    await add(page).click();
    await expect(page.getByText("browser has to run scripts", { exact: false })).toBeVisible();
  });
});
