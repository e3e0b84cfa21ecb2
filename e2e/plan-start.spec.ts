import { expectNoOverflow } from "./overflow.ts";
import { expectSoundInBothLooks, inBothLooks } from "./both-looks.ts";
import { expect, expectAccessible, expectToast, test } from "./fixtures.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { toolNames } from "#app/plan/ui/tool-ids.ts";
import { distantWeddingDay } from "#test-support/sample-days.ts";
import {
  eventHeading,
  openAllTools,
  openTool,
  planField,
  savedHere,
  savingStatus,
  undoButton,
} from "./saved-plan.ts";

const [mehndi, eve] = [addDays(distantWeddingDay, -2), addDays(distantWeddingDay, -1)];

test("three answers make a plan with events, tasks, a budget, an order of the day and tables", async ({
  page,
  open,
}) => {
  test.setTimeout(90_000);
  await open("/plan");
  const start = page.getByRole("region", { name: "Start your plan" });
  await expectAccessible(page, ".plan");
  await expectNoOverflow(page);
  // On the first screen of a phone, without scrolling.
  await expect(start.getByRole("button", { name: "Start your plan" })).toBeInViewport();
  await start.getByLabel("Partner 1").fill("Mira");
  await start.getByLabel("Partner 2").fill("Kavi");
  await start.getByLabel("Wedding day").fill(distantWeddingDay);
  await start.getByRole("radiogroup", { name: "Kind of wedding" }).getByText("Tamil").click();
  await expect(start.getByText("the muhurtham at your priest's hour")).toBeVisible();
  await start.getByText("More questions").click();
  await start.getByLabel("Guests, about").fill("250");
  await start.getByLabel("Budget in dollars").fill("80,000");
  await start.getByText("Calgary", { exact: true }).click();
  await expectAccessible(page, ".plan");
  await start.getByRole("button", { name: "Start your plan" }).click();
  await expectToast(
    page,
    "Your plan is ready",
    "4 events with their tasks, budget and schedule. Change anything you like.",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mira and Kavi");
  // The form is gone, and the keyboard goes on in what took its place.
  await expect(page.locator(".today :focus")).toBeVisible();

  await openTool(page, "Wedding details");
  const events = page.getByRole("region", { name: "Events" });
  await expect(events.getByRole("heading", { level: 3 })).toHaveText([
    eventHeading("Nichayathartham", eve),
    eventHeading("Muhurtham", distantWeddingDay),
    eventHeading("Nalangu", distantWeddingDay),
    eventHeading("Reception", distantWeddingDay),
  ]);
  await expectNoOverflow(page);
  await openTool(page, "Checklist");
  await expect(page.getByText("Book nagaswaram and thavil", { exact: false }).first()).toBeAttached();
  await openTool(page, "Budget");
  await expect(page.locator(".budget-summary__verdict")).toHaveText("Exactly the budget of $80,000.");
  await openTool(page, "Schedule");
  await expect(page.getByRole("region", { name: "Schedule items" })).toContainText("Muhurtham");
  await openTool(page, "Seating");
  await expect(page.getByRole("heading", { name: "Tables 25" })).toBeVisible();
});

test("a plan started without a day has its days once the wedding day is entered @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan");
  const start = page.getByRole("region", { name: "Start your plan" });
  await start.getByRole("radiogroup", { name: "How much you know" }).getByText("Not yet").click();
  await start.getByRole("radiogroup", { name: "Kind of wedding" }).getByText("Punjabi Sikh").click();
  await start.getByRole("button", { name: "Start your plan" }).click();
  await expect(page.locator(".event-state").first()).toBeVisible();

  await openTool(page, "Wedding details");
  // Typed digit by digit: the first of them make another day.
  await planField(page, "Wedding day").fill(addDays(distantWeddingDay, -14));
  await planField(page, "Wedding day").fill(distantWeddingDay);
  await expectToast(
    page,
    "Your wedding day is set",
    "Your 8 events are on their usual days now. Guests are asked to reply 6 weeks before the wedding. Change anything you like.",
  );
  await planField(page, "Wedding day").blur();
  await expect(page.getByRole("group", { name: "Move the wedding" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Events" }).getByRole("heading", { level: 3 })).toContainText(
    [
      eventHeading("Mehndi", mehndi),
      ...[eve, eve].map(formatDate),
      eventHeading("Baraat", distantWeddingDay),
      ...Array.from({ length: 4 }, () => formatDate(distantWeddingDay)),
    ],
  );
  await openTool(page, "Schedule");
  const items = page.getByRole("region", { name: "Schedule items" });
  await expect(items.getByRole("heading", { level: 4 })).toHaveText(
    [mehndi, eve, distantWeddingDay].map(formatWeekdayDate),
  );
  await expect(items.getByText("Portraits in the golden hour").first()).toBeVisible();

  // A day that the plan has already is still asked about.
  await openTool(page, "Wedding details");
  await planField(page, "Wedding day").fill(addDays(distantWeddingDay, 7));
  await expect(page.getByRole("group", { name: "Move the wedding" })).toContainText("your 8 events");
});

/** Tools that need people, hearts or a link first, and the act with which each begins. */
const firstActs = [
  ["RSVP", "Add guests"],
  ["Shortlist", "Find vendors"],
  ["Suggestions", "Save and get your link"],
] as const;

test("with all questions skipped tools have content, or need people, hearts or a link and begin with that; the plan can be cleared and brought back @unthemed", async ({
  page,
  open,
}) => {
  test.setTimeout(120_000);
  await open("/plan");
  // A number that cannot be read is asked for again, not lost.
  await page.getByText("More questions").click();
  const guests = page.getByLabel("Guests, about");
  await guests.fill("about 420");
  await page.getByRole("button", { name: "Start your plan" }).click();
  await expect(guests).toBeFocused();
  await expect(guests).toHaveValue("about 420");
  await guests.fill("");
  await page.getByRole("button", { name: "Start your plan" }).click();
  await expectToast(
    page,
    "Your plan is ready",
    "4 events with their tasks, budget and schedule. Change anything you like.",
  );
  // What nobody was asked yet isn't counted.
  await openTool(page, "Today");
  await expect(page.locator(".today")).toContainText("no one invited yet");
  await expect(page.locator(".today")).not.toContainText("0 of 0");
  for (const { name } of toolNames) {
    await openTool(page, name);
    if (firstActs.every(([tool]) => tool !== name))
      await expect(page.locator(".empty-state"), name).toHaveCount(0);
  }
  for (const [name, step] of firstActs) {
    await openTool(page, name);
    await expect(page.locator(".empty-state").getByRole("link", { name: step })).toBeVisible();
    await inBothLooks(page, () => expectNoOverflow(page));
  }
  await openTool(page, "Budget");
  await expect(page.getByRole("region", { name: "Items" }).getByRole("listitem").first()).toBeVisible();
  await openTool(page, "Schedule");
  await expect(page.getByRole("region", { name: "Schedule items" })).toContainText("Ceremony");
  await expect(page.getByText("No conflicts found")).toHaveCount(0);

  // Without a date, the order and the hours.
  await openTool(page, "The day");
  const day = page.getByRole("region", { name: "Wedding day", exact: true });
  await expect(day.getByRole("listitem").first()).toContainText("2:40 p.m.Guests take their seats");
  await expect(page.getByRole("link", { name: "Set your wedding day" })).toBeVisible();
  await expectSoundInBothLooks(page, ".plan");

  // Without guests, tables for a usual number of them, until the couple says its own.
  await openTool(page, "Seating");
  await expect(page.getByRole("heading", { name: "Tables 12" })).toBeVisible();
  const assumed = page.getByRole("region", { name: "Guests at Reception" });
  await expect(assumed).toContainText("These 12 tables seat 120, a usual number for this kind of wedding.");
  await expectSoundInBothLooks(page, ".plan");
  // Said elsewhere, its number is one press away.
  await openTool(page, "Wedding details");
  await planField(page, "Guests in all").fill("84");
  await openTool(page, "Seating");
  await expect(assumed).toContainText("You expect 84 guests. These 12 tables seat 120.");
  await assumed.getByRole("button", { name: "Set up tables" }).click();
  await expect(page.getByRole("heading", { name: "Tables 9" })).toBeVisible();
  await expect(assumed).toHaveCount(0);

  await openTool(page, "Wedding details");
  // What Parks Canada allows is said where the ceremony is.
  const ceremony = page
    .getByRole("region", { name: "Events" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Ceremony" }) });
  await ceremony.getByLabel("Place", { exact: true }).fill("Moraine Lake");
  await expect(ceremony).toContainText("outdoors in Banff National Park a ceremony has at most 20");
  await page.getByRole("button", { name: "Clear this plan" }).click();
  await expectSoundInBothLooks(page, ".plan");
  await page.getByRole("button", { name: "Clear everything" }).click();
  await expectToast(page, "Your plan is cleared", "Undo brings everything back.");
  await expect(page.getByText("No events yet")).toBeVisible();
  await undoButton(page).click();
  await expect(page.getByRole("region", { name: "Events" }).getByRole("heading", { level: 3 })).toHaveCount(
    4,
  );
});

test("the example wedding is looked around in and left, and nothing of it gets into the couple's plan", async ({
  page,
  open,
}) => {
  test.setTimeout(90_000);
  await open("/plan");
  await page.getByRole("button", { name: "Look around an example" }).click();
  const bar = page.getByRole("complementary", { name: "Example wedding" });
  await expect(bar).toBeVisible();
  await expect(savingStatus(page)).toHaveText("Example: not saved");
  await openAllTools(page);
  await openTool(page, "Guest list");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(bar).toBeVisible();
  await inBothLooks(page, () => expectAccessible(page, ".plan"));
  await openTool(page, "Save & share");
  await expect(page.getByRole("button", { name: "Save and get your link" })).toHaveCount(0);
  // A reload stays in the example, in this tab only.
  await page.reload();
  await expect(bar).toBeVisible();
  await bar.getByRole("button", { name: "Start your own" }).click();
  await expect(page.getByRole("region", { name: "Start your plan" })).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(savingStatus(page)).toHaveText(savedHere);
  await openTool(page, "Wedding details");
  await expect(planField(page, "Whose wedding")).toHaveValue("");
});
