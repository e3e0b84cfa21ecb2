import type { Locator, Page } from "@playwright/test";

import { addDays } from "#app/calendar/date-arithmetic.ts";
import { formatMonth } from "#app/calendar/format-date.ts";
import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";
import { dayFromWedding, distantWeddingDay } from "#test-support/sample-days.ts";

import { addEvents } from "./add-events.ts";
import { expectNoOverflow } from "./overflow.ts";
import { expectSoundInBothLooks, inBothLooks } from "./both-looks.ts";
import { expect, expectToast, test } from "./fixtures.ts";
import { openTool, restoreBackup, undoButton } from "./saved-plan.ts";

/** A day that is past in every month of the year. */
const overdue = dayFromWedding(-560);

const field = (within: Page | Locator, name: string) => within.getByLabel(name, { exact: true }).first();
const verdict = (page: Page) => page.locator(".budget-summary__verdict");
const figure = (page: Page, name: string) =>
  page.locator(".budget-figures > div").filter({ has: page.locator("dt", { hasText: name }) });

const centsOf = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/gu, "")) * 100);

/** Opens a total by keyboard, adds its lines up to the cent, and closes it again. */
async function expectTotalAddsUp(total: Locator, texts: readonly string[]): Promise<void> {
  const summary = total.locator("summary");
  await summary.press("Enter");
  await expect(total.locator("tbody td").first()).toBeVisible();
  const cells = await total.locator("tbody td").allInnerTexts();
  const sum = await total.locator("tfoot td").innerText();
  expect(cells.reduce((all, cell) => all + centsOf(cell), 0)).toBe(centsOf(sum));
  await expect(summary).toContainText(sum);
  for (const text of texts) await expect(total.getByRole("table")).toContainText(text);
  await summary.press("Enter");
}

test("a couple takes a split over, follows a caterer by the guest, and sees what is to be paid when @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await field(page, "Wedding day").fill(distantWeddingDay);
  await field(page, "Guests in all").fill("400");
  await field(page, "Budget in dollars").fill("90,000");
  await page.getByRole("button", { name: "Hindu" }).click();
  await openTool(page, "Budget");

  await expect(verdict(page)).toHaveText("Nothing is planned yet of the budget of $90,000.");
  const suggestion = page.getByRole("region", { name: "Suggested split" });
  await suggestion.getByRole("checkbox", { name: "Film" }).uncheck();
  await expectSoundInBothLooks(page, ".plan");
  await suggestion.getByRole("button", { name: "Add 31 items" }).click();
  await expectToast(page, "31 items in your budget", "Undo takes them out again.");
  await expect(verdict(page)).toHaveText("Exactly the budget of $90,000.");
  await undoButton(page).click();
  await expect(verdict(page)).toHaveText("Nothing is planned yet of the budget of $90,000.");
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(verdict(page)).toHaveText("Exactly the budget of $90,000.");
  await inBothLooks(page, () => expectNoOverflow(page));

  // The caterer quotes by the guest: every figure follows, and how it is reckoned is said.
  const items = page.getByRole("region", { name: "Items" });
  const dinner = items.getByRole("listitem").filter({ hasText: "Dinner and drinks" });
  await dinner.getByRole("button", { name: /^Dinner and drinks/ }).click();
  await field(dinner, "Quoted, a guest").fill("110");
  await field(dinner, "Service charge in per cent").fill("20");
  await expect(dinner.locator(".item-reckoning")).toHaveText(
    "400 guests (Reception, as written there) at $110$44,000Service charge, 20%$8,800GST, 5%, on the service charge too$2,640Together$55,440",
  );
  await expect(verdict(page)).toHaveText(/^Over the budget by \$/);
  await expect(figure(page, "Quoted")).toContainText("$55,440");
  await field(dinner, "Minimum spend").fill("-5");
  await expect(dinner.getByText("An amount can’t be less than $0: take out the minus.")).toBeVisible();
  await field(dinner, "Minimum spend").fill("30,000");

  // A tip comes on top of the price alone, and each total opens into what adds up to it.
  await field(dinner, "Tip in per cent, without GST").fill("10");
  await expect(dinner.locator(".item-reckoning")).toContainText("Tip, 10% of the price, without GST$4,400");
  await expect(figure(page, "Tips in it")).toContainText("$4,400");
  await expectTotalAddsUp(figure(page, "Quoted"), ["$59,840"]);
  await expectTotalAddsUp(figure(page, "Expected"), [
    "Quoted, 400 guests at $110 plus 20% service, GST and 10% tip",
  ]);
  await expectTotalAddsUp(figure(page, "GST in it"), ["Dinner and drinks"]);
  await expectSoundInBothLooks(page, ".plan-ticket");
  await field(dinner, "Tip in per cent, without GST").fill("");

  // The guests of one event move what is by the guest there.
  await field(page, "Reception: guests").fill("250");
  await expect(figure(page, "Quoted")).toContainText("$37,800");
  await expect(dinner.getByRole("button", { name: /^Dinner and drinks/ })).toContainText(
    "Quoted, 250 guests at $110 plus 20% service and GST, the contract’s minimum$37,800",
  );
  await expect(page.getByRole("row", { name: /^Reception/ })).toContainText("$");

  // What is owed is divided into payments, and one of them is paid.
  await dinner.getByText("Divide $37,800 into payments").click();
  const divide = dinner.getByRole("button", { name: "Divide it" });
  // By what stands in the fields, and by nothing else.
  await field(dinner, "Deposit in per cent").fill("33.3");
  await divide.click();
  await expect(field(dinner, "Deposit in per cent")).toBeFocused();
  await field(dinner, "Deposit in per cent").fill("25");
  await field(dinner, "The first on").fill(addDays(distantWeddingDay, 30));
  await field(dinner, "The last on").fill(distantWeddingDay);
  await divide.click();
  await expect(field(dinner, "The last on")).toBeFocused();
  await expect(dinner.getByText("That’s before the first payment.")).toBeVisible();
  await field(dinner, "The last on").fill(addDays(distantWeddingDay, -14));
  await field(dinner, "The first on").fill(overdue);
  await divide.click();
  await expect(dinner.getByRole("region", { name: "Payments" })).toContainText(
    "$0 paid, $37,800 still to pay: all of it is in the payments below.",
  );
  // Payments are in the order of their days, and keep their places while one is typed.
  const listed = dinner.getByRole("region", { name: "Payments" }).locator("ol > li");
  const moves = [
    { from: 0, day: addDays(distantWeddingDay, 200), to: 2 },
    { from: 2, day: overdue, to: 0 },
  ];
  for (const { from, day, to } of moves) {
    const what = listed.nth(from).getByLabel("What for");
    const due = listed.nth(from).getByLabel("Due", { exact: true });
    await expect(what).toHaveValue("Deposit");
    await due.fill(day);
    await expect(due).toBeFocused();
    await expect(what).toHaveValue("Deposit");
    await due.blur();
    await expect(listed.nth(to).getByLabel("What for")).toHaveValue("Deposit");
  }
  const calendar = page.getByRole("region", { name: "Payments, month by month" });
  await expect(calendar.getByRole("heading", { level: 3 })).toHaveText([
    formatMonth(overdue.slice(0, 7)),
    /^[A-Z][a-z]+ \d{4}$/,
    formatMonth(distantWeddingDay.slice(0, 7)),
  ]);
  await expect(calendar.getByText(/^Overdue by \d+ days$/)).toBeVisible();
  await expectSoundInBothLooks(page, ".plan");
  await calendar.getByRole("checkbox", { name: /Deposit/ }).check();
  await expect(figure(page, "Paid")).toContainText("$9,450");
  await expectTotalAddsUp(figure(page, "Paid"), ["Deposit"]);
  await expectTotalAddsUp(figure(page, "Still to pay"), ["$37,800 expected, $9,450 paid"]);
  await expect(page.getByText(/^Overdue by/)).toHaveCount(0);

  // Another budget moves what nobody has typed; what is typed stays.
  await field(page, "Budget in dollars, everything included").fill("120,000");
  await suggestion.getByRole("button", { name: /^Bring \d+ items up to date$|^Add \d+ items$/ }).click();
  await expect(field(dinner, "Quoted, a guest")).toHaveValue("$110");
  await page.reload();
  await expect(figure(page, "Paid")).toContainText("$9,450");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".budget-sheet")).toContainText("Dinner and drinks");
  await expect(page.locator(".budget-sheet thead").first()).toContainText("Paid");
  await expect(suggestion).toBeHidden();
});

test("with a guest list of 220 households the money follows who comes, and other numbers can be tried @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/share");
  await restoreBackup(page, plannedWeddingCopy(220));
  await openTool(page, "Budget");
  const guests = page.getByRole("region", { name: "Guests move the money" });
  const reception = guests.getByRole("listitem").filter({ hasText: "Reception" });
  await expect(reception).toContainText(
    "605 from the guest list: 110 coming, 495 yet to reply. 55 more aren’t coming.",
  );
  await expect(reception).toContainText("$46,474.89 by the guest");
  const dinner = page
    .getByRole("region", { name: "Items" })
    .getByRole("button", { name: /^Dinner and drinks/ });
  await expect(dinner).toContainText("Quoted, 605 guests at $62");
  await field(guests, "Reception: try another number").fill("505");
  await expect(guests).toContainText("You are trying other numbers: that is $7,681.80 less.");
  await expect(dinner).toContainText("Quoted, 505 guests at $62");
  await guests.getByRole("button", { name: "Back to the plan’s numbers" }).click();
  await expect(dinner).toContainText("Quoted, 605 guests at $62");
  await inBothLooks(page, () => expectNoOverflow(page));
});

test("venues on the shortlist are summed for the plan's own events, down to every line @unthemed-mobile", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await field(page, "Wedding day").fill(distantWeddingDay);
  await field(page, "Guests in all").fill("200");
  await addEvents(page, ["Reception"]);
  await open("/venues/cottonbank-golf-club");
  await page.getByRole("button", { name: "Save Cottonbank Golf Club", exact: true }).first().click();
  await open("/plan/budget");
  const section = page.getByRole("region", { name: "What your venues cost, all in" });
  await section.getByText("Compare the venues on your shortlist").click();
  const venue = section.getByRole("listitem").filter({ hasText: "Cottonbank Golf Club" }).first();
  await expect(venue).toContainText("Every line has a figure.");
  await venue.getByText("Reception, 200 guests, Saturday, Marquee").click();
  // June: 200 dinners at $84, 18% for service, $3,800 for the marquee.
  const line = (name: string) =>
    venue.locator(".cost-line").filter({ has: page.getByText(name, { exact: true }) });
  await expect(line("Food and drink")).toContainText("$16,800");
  await expect(line("Service charge")).toContainText("$3,024");
  await expect(line("Hire")).toContainText("$3,800");
  await expectSoundInBothLooks(page, ".plan");
});
