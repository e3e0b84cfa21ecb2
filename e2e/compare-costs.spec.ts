import type { Page, Route } from "@playwright/test";

import { expect, test } from "./fixtures.ts";

/** Cents of '$1,234.56'. */
function centsOf(text: string): number {
  const [dollars = "", cents = "00"] = text.replaceAll(/[$,]/g, "").split(".");
  return Number(dollars) * 100 + Number(cents);
}

/** The first amount of a text, in cents; nothing where none is known. */
const leastOf = (text: string): number => {
  const [first] = /\$[\d,]+(\.\d\d)?/.exec(text) ?? [];
  return first === undefined ? 0 : centsOf(first);
};

test("a venue's page leads to its sum, whose opened lines add up", async ({ page, open }) => {
  await open("/venues/cottonbank-golf-club");
  await page.getByRole("link", { name: "What it costs, all in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "What it costs, all in" })).toBeVisible();
  const card = page.locator(".sum-card");
  await expect(card).toHaveCount(1);
  let sum = 0;
  for (const event of await card.locator("details").all()) {
    await event.locator("summary").click();
    const lines = event.locator(".cost-line:not(.cost-line--total) .cost-line__sum");
    await expect(lines.first()).toBeVisible();
    const amounts = (await lines.allTextContents()).map(leastOf);
    expect(leastOf(await event.locator(".cost-line--total .cost-line__sum").innerText())).toBe(
      amounts.reduce((all, amount) => all + amount, 0),
    );
    sum += amounts.reduce((all, amount) => all + amount, 0);
  }
  expect(leastOf(await card.locator(".venue-sum__total").innerText())).toBe(sum);
});

test("an address with values that no sum is made for leads to the one that says what is shown @unthemed", async ({
  page,
  open,
}) => {
  await open("/compare/costs?venues=celebration-hall&month=13&event=reception&guests=-5");
  await expect(page).toHaveURL(/\?venues=celebration-hall&month=12&event=reception&guests=120&/);
  await expect(page.getByRole("combobox", { name: "Month" })).toHaveValue("12");
  await expect(page.getByText("Reception, 120 guests, Saturday")).toHaveCount(1);
});

test("sliders move by the keyboard, every sum follows, and the address says what was moved", async ({
  page,
  open,
}) => {
  await open("/compare/costs?venues=celebration-hall,cottonbank-golf-club&event=reception&guests=120");
  const totals = page.locator(".venue-sum__total strong");
  await expect(totals).toHaveCount(2);
  const before = (await totals.allTextContents()).map(leastOf);
  const slider = page.getByRole("slider", { name: "Guests at the reception, slider" });
  await slider.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("spinbutton", { name: "Guests" })).toHaveValue("220");
  await expect(page.getByText("Reception, 220 guests, Saturday")).toHaveCount(2);
  const after = (await totals.allTextContents()).map(leastOf);
  for (const [position, amount] of before.entries()) expect(after[position]).toBeGreaterThan(amount);
  await expect(page).toHaveURL(/guests=220/);
  await expect(slider).toBeFocused();

  // A what-if is a press, and Back undoes it.
  await page.getByRole("link", { name: "Sunday for Saturday" }).click();
  await expect(page.getByText("Reception, 220 guests, Sunday")).toHaveCount(2);
  await expect(page.getByRole("combobox", { name: "Day" })).toHaveValue("0");
  await page.goBack();
  await expect(page.getByText("Reception, 220 guests, Saturday")).toHaveCount(2);

  // A row is added and removed, and the keyboard stays in the form.
  await page.getByRole("button", { name: "Add an event" }).click();
  const events = page.locator(".cost-event").getByRole("combobox", { name: "Event", exact: true });
  await expect(events).toHaveCount(2);
  await expect(events.last()).toBeFocused();
  await events.last().selectOption({ label: "Remove this event" });
  await expect(events).toHaveCount(1);
  await expect(events).toBeFocused();
  await expect(page.getByText("Reception, 220 guests, Saturday")).toHaveCount(2);

  // One of two events can be held somewhere else; a single one can't.
  const heldAt = page.getByRole("combobox", { name: "Held at" });
  await expect(heldAt).toHaveCount(0);
  await page.getByRole("button", { name: "Add an event" }).click();
  await page
    .getByRole("combobox", { name: "Event", exact: true })
    .last()
    .selectOption({ label: "Reception" });
  await heldAt.selectOption({ label: "Cottonbank Golf Club" });
  await expect(page.getByRole("heading", { name: "Reception at Cottonbank Golf Club" })).toBeVisible();
});

test("a number that no sum is made for is answered beside it, until it is right @unthemed", async ({
  page,
  open,
}) => {
  await open("/compare/costs?venues=celebration-hall&event=reception&guests=120");
  const guests = page.getByRole("spinbutton", { name: "Guests" });
  await guests.fill("0");
  await expect(page.getByText("Reception, 10 guests, Saturday")).toBeVisible();
  const note = page.getByText("Enter a number from 10 to 700. The sums are for 10 guests.");
  await expect(note).toBeVisible();
  await expect(guests).toHaveAccessibleDescription(await note.innerText());
  await guests.fill("90");
  await expect(page.getByText("Reception, 90 guests, Saturday")).toBeVisible();
  await expect(note).toBeHidden();
});

test("whoever takes venues out stays among those that are left @unthemed", async ({ page, open }) => {
  await open("/compare/costs?venues=celebration-hall,cottonbank-golf-club&event=reception");
  // Until the code of the sums is here, the link loads a page.
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: "Take out Cottonbank Golf Club" }).press("Enter");
  await expect(page.locator(".sum-card")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "Celebration Hall", exact: true })).toBeFocused();
  await page.getByRole("link", { name: "Take out Celebration Hall" }).press("Enter");
  await expect(page.getByRole("heading", { name: "No venues chosen yet" })).toBeVisible();
  await expect(page.locator("#sums").getByRole("link", { name: "Explore Venues" })).toBeFocused();
});

const early: readonly [string, (page: Page) => Promise<unknown>, { said: string; url: RegExp }][] = [
  [
    // By one step, of a number that is on none.
    "a slider that is moved",
    (page) => page.getByRole("slider", { name: "Guests at the reception, slider" }).press("ArrowRight"),
    { said: "Reception, 125 guests, Saturday", url: /guests=125/ },
  ],
  [
    "a day that is chosen",
    (page) => page.getByRole("combobox", { name: "Day" }).selectOption("Sunday"),
    { said: "Reception, 122 guests, Sunday", url: /day=0/ },
  ],
];

for (const [what, act, { said, url }] of early)
  test(`${what} before its code is here counts for the sums once it has come @unthemed`, async ({
    page,
    open,
  }) => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<Route>();
    await page.route(/\/assets\/cost-calculator-[\w-]+\.js$/, (route) => ask(route));
    await open("/compare/costs?venues=celebration-hall,cottonbank-golf-club&event=reception&guests=122");
    await act(page);
    await (await asked).continue();
    await expect(page.getByText(said)).toHaveCount(2);
    await expect(page).toHaveURL(url);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("venues and events are asked for by the form's buttons", async ({ page, open }) => {
    await open("/compare/costs");
    await expect(page.getByRole("heading", { name: "No venues chosen yet" })).toBeVisible();
    await page.getByRole("checkbox", { name: "Celebration Hall" }).check();
    await page.getByRole("checkbox", { name: "Haugen Barn" }).check();
    await page.getByRole("button", { name: "Compare these" }).click();
    await expect(page.locator(".sum-card")).toHaveCount(2);
    const events = await page.locator(".cost-event").count();
    await page.getByRole("button", { name: "Add an event" }).click();
    await expect(page.locator(".cost-event")).toHaveCount(events + 1);
    await page.getByRole("spinbutton", { name: "Guests" }).first().fill("90");
    await page.getByRole("button", { name: "Work out the sums" }).click();
    await expect(page.getByText(/, 90 guests/).first()).toBeVisible();
    await expect(page.locator(".sum-card")).toHaveCount(2);
  });
});
