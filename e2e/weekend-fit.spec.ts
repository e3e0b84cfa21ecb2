import { vendorKinds } from "#content/fit/vendor-kinds.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";

import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";

// With scripts in one theme, without any in the other: everything is a link or a form.
test.use({ javaScriptEnabled: async ({ theme }, use) => use(theme === "standard") });

test("a couple reads why a hall does not fit, gives up one need, and it fits", async ({
  page,
  open,
  javaScriptEnabled,
}) => {
  await open("/fit");
  await expect(
    page.getByRole("heading", { level: 1, name: "Which places carry your whole weekend" }),
  ).toBeVisible();
  const events = page.locator(".weekend-event");
  for (let left = await events.count(); left > 1; left -= 1) {
    await events.last().getByRole("combobox", { name: "Event" }).selectOption({ label: "Remove this event" });
    await page.getByRole("button", { name: "See where it fits" }).click();
    await expect(events).toHaveCount(left - 1);
  }
  const event = events.first();
  await event.getByRole("combobox", { name: "Event" }).selectOption({ label: "Garba night" });
  await event.getByRole("spinbutton", { name: "Guests" }).fill("500");
  await event.getByRole("combobox", { name: "Guests sit" }).selectOption({ label: "Standing or dancing" });
  await event.locator("summary").click();
  await event.getByRole("combobox", { name: "Drinks" }).selectOption({ label: "Our own bar" });
  await event.getByRole("combobox", { name: "Caterer" }).selectOption({ label: "Our own caterer" });
  await event.getByRole("combobox", { name: "until" }).selectOption({ label: "midnight" });
  for (const box of await event.getByRole("checkbox").all()) await box.uncheck();
  await event.getByRole("combobox", { name: "Baraat" }).selectOption({ label: "No baraat" });
  await page.getByRole("button", { name: "See where it fits" }).click();

  // Celebration Hall takes all of it.
  const fits = page.locator("#fits");
  await expect(fits.getByRole("heading", { name: "Celebration Hall" })).toBeVisible();
  await expect(fits.getByText("Great Hall")).toBeVisible();
  await expectNoOverflow(page);
  if (javaScriptEnabled) await expectAccessible(page);

  // With vendors: who carries all of it, who would, and why the others do not.
  const needed = page.getByRole("group", { name: "Vendors you still need" });
  await needed.getByRole("checkbox", { name: "Halal caterer" }).check();
  await needed.getByRole("checkbox", { name: "Dhol player" }).check();
  await page.getByRole("button", { name: "See where it fits" }).click();
  const caterers = page.locator("#vendors li", { has: page.getByRole("heading", { name: "Halal caterer" }) });
  await expect(caterers.getByRole("listitem").filter({ hasText: "Tanga Road Kitchen" })).toContainText(
    /fits$/,
  );
  await caterers.getByText(/don’t, and why$/).click();
  await expect(caterers.getByRole("listitem").filter({ hasText: "Beit Haddad" })).toContainText(
    "The garba night of 500 is above 300. Sample data, 21 November 2026",
  );
  const carried = page.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: "Celebration Hall" }),
  });
  await expect(carried.first()).toContainText("Bhatti Brothers Dhol");
  await expectNoOverflow(page);
  if (javaScriptEnabled) await expectAccessible(page);
  for (const box of await needed.getByRole("checkbox").all()) await box.uncheck();
  await page.getByRole("button", { name: "See where it fits" }).click();
  await expect(page.locator("#vendors")).toHaveCount(0);

  // Tran Taali Hall has two things against it; its own words lead to the weekend without them.
  const reason = page.locator("#fails").getByRole("listitem").filter({ hasText: "Tran Taali Hall" });
  await expect(reason).toContainText("Vegetarian caterers only; no bar of your own");
  await expect(reason).toContainText("Sample data, 21 November 2026");
  await reason
    .getByRole("link", { name: "with one of its vegetarian caterers and without alcohol it fits" })
    .click();
  await expect(page).toHaveURL(/bar=none/);
  await expect(fits.getByRole("heading", { name: "Tran Taali Hall" })).toBeVisible();
  await expect(event.getByText("Music until midnight")).toBeVisible();

  // What nobody has said of others is asked with the questions of this weekend alone.
  await page
    .locator("#fits-if")
    .getByRole("link", { name: /^Ask for/ })
    .first()
    .click();
  await expect(page).toHaveURL(/ask=[\w,]*liveMusicUntil/);
});

test("who is asked for a weekend reads all its events, each with its day and guests @unthemed", async ({
  page,
  open,
}) => {
  const events = ["event=sangeet&guests=300&on=1&hours=5", "event=reception&guests=420&on=2&hours=6"];
  await open(`/fit?${events.join("&")}&when=date&date=${dayFromWedding(-1)}`);
  await page
    .locator("#fits-if")
    .getByRole("link", { name: /^Ask for/ })
    .first()
    .click();
  await expect(page.getByLabel("Wedding date")).toHaveValue(dayFromWedding(-1));
  await expect(page.getByLabel("Additional information")).toHaveValue(
    [
      "Our events:",
      `Friday, ${formatDate(dayFromWedding(-1))}: Sangeet, 300 guests`,
      `Saturday, ${formatDate(weddingDay)}: Reception, 420 guests`,
    ].join("\n"),
  );
});

test("a date that has passed is said to have, beside its field and above the places", async ({
  page,
  open,
}) => {
  await open("/fit?when=date&date=2020-06-05");
  const field = page.getByLabel("Date of day 1");
  await expect(field).toHaveValue("2020-06-05");
  await expect(field).toHaveAccessibleDescription("That date has passed: choose a later one.");
  const places = page.getByRole("region", { name: "Where it fits" });
  await expect(places).toContainText(
    "5 June 2020 has passed, so this is where it fits on no particular day.",
  );
  await expect(places.getByText("Friday, 5 June 2020")).toHaveCount(0);
});

test("a keyboard goes on in the new event, then in the results @unthemed", async ({ page, open }) => {
  await open("/fit");
  const events = page.locator(".weekend-event");
  const count = await events.count();
  const add = page.getByRole("button", { name: "Add an event" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(events).toHaveCount(count + 1);
  await expect(events.last().getByRole("combobox", { name: "Event" })).toBeFocused();
  await expect(events.last()).toBeInViewport();
  await page.getByRole("button", { name: "See where it fits" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Where it fits" })).toBeFocused();
});

test("what it costs is the sum of these events @unthemed", async ({ page, open }) => {
  await open("/fit?event=reception&guests=210&on=1&at=18:00&hours=5&seats=tables");
  await page
    .getByRole("link", { name: /^What it costs/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/compare\/costs\?/);
  await expect(page.getByLabel("Guests").first()).toHaveValue("210");
});

test("a planner takes a weekend along as a proposal of two pages", async ({
  page,
  open,
  javaScriptEnabled,
}) => {
  await open("/fit");
  await page.getByLabel("For (the couple’s names)").fill("Harpreet and Daniel");
  await page.getByLabel("From (your name or company)").fill("Prairie Weddings");
  await page.getByRole("button", { name: "Make a two-page proposal" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Harpreet and Daniel" })).toBeVisible();
  await expect(page.getByText("Prepared by Prairie Weddings,")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^How it goes at / })).toBeVisible();
  await expectNoOverflow(page);
  if (javaScriptEnabled) await expectAccessible(page);
  // Its address is all of it.
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Harpreet and Daniel" })).toBeVisible();
  const pages = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type \/Page\b/g);
  expect(await pages()).toHaveLength(2);
  // However full the weekend is.
  const full = new URLSearchParams({ places: "3", when: "window", from: "2098-06", to: "2098-09" });
  for (const [at, on] of ["1", "2", "3", "4", "5", "5"].entries())
    for (const [key, value] of Object.entries({
      event: "reception",
      guests: "420",
      on,
      at: `1${at}:00`,
      hours: "4",
      seats: "tables",
      caterer: "any",
      bar: "own",
      until: "23",
    }))
      full.append(key, value);
  for (const { id } of vendorKinds) full.append("vendor", id);
  await open(`/fit/proposal?${full.toString()}`);
  await expect(page.getByRole("heading", { name: "Vendors" })).toBeVisible();
  expect(await pages()).toHaveLength(2);
});
