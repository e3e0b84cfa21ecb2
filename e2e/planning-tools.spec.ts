import { pathOf, withTheme } from "#test-support/browser-urls.ts";
import { watchRequests } from "./directory-view.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

/** Any coming year: the sun keeps its times to a minute or two. */
const year = new Date().getFullYear() + 1;

test("a chosen day shows its light at once, without asking the server, and stands in the address", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/planning-tools");
  await expect(page.getByRole("heading", { name: "The year in Calgary at a glance" })).toBeVisible();
  const asked = watchRequests(page);
  await page.getByLabel("Day", { exact: true }).fill(`${year}-07-10`);
  await expect(page.getByText(/^The sun sets at 9:4\d p\.m\./)).toBeVisible();
  await page.getByRole("radio", { name: "Banff" }).check();
  await expect(page.getByRole("heading", { name: new RegExp(`10 July ${year}$`) })).toBeVisible();
  await expect(page.getByText("In the valley the mountains take the direct sun")).toBeVisible();
  await expect(page.getByRole("heading", { name: "A usual July in Banff" })).toBeVisible();
  await expectAt(`/planning-tools?date=${year}-07-10&place=banff`);
  expect(asked).toEqual([]);
  await expect(page.getByRole("radio", { name: "Banff" })).toBeFocused();
  // A link fills the form again, and so does the way back to what was typed.
  await page.getByRole("link", { name: /^The \w+day after$/ }).click();
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(`${year}-07-17`);
  await page.goBack();
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(`${year}-07-10`);
});

test("in winter the clock is Alberta's, an hour later than in older tables @unthemed", async ({
  page,
  open,
}) => {
  await open(`/planning-tools?date=${year}-12-21`);
  await expect(
    page.getByText(/^The sun sets at 5:3\d p\.m\., after 7 h 5\d min of daylight\./),
  ).toBeVisible();
  await expect(page.getByText("UTC−6 all year since 1 November 2026")).toBeVisible();
});

test("the day says when to buy the licence, and that it meets a holiday and its weekend @unthemed", async ({
  page,
  open,
}) => {
  await open(`/planning-tools?date=${year}-07-01`);
  await expect(page.getByText(new RegExp(`Buy it on \\w+, 1 April ${year} or later`))).toBeVisible();
  await expect(page.getByRole("heading", { name: "Canada Day" })).toBeVisible();
});

test("a week further is one link away, and the form follows it @unthemed", async ({ page, open }) => {
  await open(`/planning-tools?date=${year}-08-14&place=banff&total=30000`);
  await page.getByRole("link", { name: /^The \w+day after$/ }).click();
  await expect(page.getByRole("heading", { name: new RegExp(`21 August ${year}$`) })).toBeVisible();
  await expect(page.getByLabel("Day", { exact: true })).toHaveValue(`${year}-08-21`);
  await expect(page.getByLabel("Total in dollars")).toHaveValue("30000");
  await expectAtDay(page, `date=${year}-08-21&place=banff&total=30000`);
  await page.getByRole("link", { name: "The same day in Calgary" }).click();
  await expect(page.getByRole("radio", { name: "Calgary" })).toBeChecked();
});

const expectAtDay = (page: Parameters<typeof pathOf>[0], search: string) =>
  expect.poll(() => pathOf(page).replace(/&theme=indian/, "")).toBe(`/planning-tools?${search}#day`);

for (const [typed, message] of [
  ["2027-02-30", "“2027-02-30” isn’t a date. Enter year, month and day"],
  ["next summer", "“next summer” isn’t a date. Enter year, month and day"],
  ["2020-06-20", "That date has passed. Choose a later one."],
  ["2100-06-20", "We look as far ahead as 2099. Choose an earlier date."],
] as const)
  test(`'${typed}' is answered with what to write, and stays in the field @unthemed`, async ({
    page,
    open,
  }) => {
    await open(`/planning-tools?date=${encodeURIComponent(typed)}&place=banff`);
    const field = page.getByLabel("Day", { exact: true });
    await expect(field).toHaveValue(typed);
    await expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`));
    await expect(page.getByRole("radio", { name: "Banff" })).toBeChecked();
    await expect(page.getByRole("heading", { name: "The year in Banff at a glance" })).toBeVisible();
    // Pressing the button leads to what is wrong, not past it.
    await page.getByRole("button", { name: "Show the day" }).click();
    await expect(page).toHaveURL(/#day$/);
    await expect(field).toBeInViewport();
    await expect(page.getByText(message)).toBeInViewport();
  });

test("a total is split to the cent while it is typed, with a guest's part of each line @unthemed", async ({
  page,
  open,
  theme,
}) => {
  await open("/planning-tools");
  await page.getByLabel("Total in dollars").pressSequentially("450,000.01");
  await page.getByLabel("Guests", { exact: true }).fill("1,800");
  await expect(page.getByText("Together $450,000.01, $250 a guest.")).toBeVisible();
  const lines = page.locator(".budget-line");
  await expect(lines).toHaveCount(theme === "indian" ? 10 : 11);
  await expect(lines.first()).toContainText(theme === "indian" ? "$189,000" : "$216,000");
  await expect(lines.first()).toContainText(theme === "indian" ? "$105 a guest" : "$120 a guest");
  const amounts = await page.locator(".budget-line__money strong").allTextContents();
  const cents = amounts.map((text) => Math.round(Number(text.replace(/[$,]/g, "")) * 100));
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(450_000_01);
});

test("a changed share moves the others, can be sent as an address, and taken back @unthemed", async ({
  page,
  open,
  theme,
}) => {
  const plan = theme === "indian" ? "south-asian" : "standard";
  await open("/planning-tools?total=10000");
  const photos = page.getByLabel("Photos and video");
  await photos.fill("0");
  await expect(page.locator(".budget-line", { has: photos })).toContainText("$0");
  await expect(page.getByText("Together $10,000.")).toBeVisible();
  await expect.poll(() => new URL(page.url()).searchParams.get(`${plan}-photo`)).toBe("0");
  expect(new URL(page.url()).searchParams.has(`${plan}-venue`)).toBe(false);
  await page.reload();
  await expect(photos).toHaveValue("0");
  await page.getByRole("link", { name: "Back to the usual shares" }).click();
  await expect(photos).toHaveValue(theme === "indian" ? "12" : "13");
  await expect(page.locator(".budget-line", { has: photos })).toContainText(
    theme === "indian" ? "$1,200" : "$1,300",
  );
});

test("a flip of the theme brings the other plan, and keeps total and guests", async ({
  page,
  open,
  theme,
}) => {
  await open("/planning-tools?total=60000&guests=300");
  await page
    .getByRole("button", {
      name: theme === "indian" ? "Switch to Standard Theme" : "Switch to Indian Wedding Theme",
    })
    .click();
  await expect(page.getByLabel("Decor, mandap and stage")).toHaveCount(theme === "indian" ? 0 : 1);
  await expect(page.getByLabel("Events with a meal")).toHaveValue(theme === "indian" ? "1" : "3");
  await expect(page.getByText("Together $60,000, $200 a guest.")).toBeVisible();
});

test("what cannot be read is said beside the field, and nothing is lost @unthemed", async ({
  page,
  open,
}) => {
  await open("/planning-tools");
  await page.getByLabel("Total in dollars").fill("plenty");
  await page.getByLabel("Guests", { exact: true }).fill("0");
  await page.getByRole("button", { name: "Split it" }).click();
  await expect(page.getByLabel("Total in dollars")).toHaveAccessibleDescription(
    /^Enter an amount in dollars/,
  );
  await expect(page.getByLabel("Guests", { exact: true })).toHaveAccessibleDescription(/whole number from 1/);
  await expect(page.getByLabel("Total in dollars")).toHaveValue("plenty");
  await expectAccessible(page, "#budget");
});

test("axe finds nothing on the tools, empty, answered and wrong", async ({ page, open }) => {
  for (const search of [
    "",
    `?date=${year}-07-10&place=banff&total=45000&guests=180`,
    "?date=soon&standard-venue=x",
  ]) {
    await open(`/planning-tools${search}`);
    await expectAccessible(page);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers both forms, and each keeps what the other holds @unthemed", async ({
    page,
    open,
    theme,
  }) => {
    await open("/planning-tools");
    await page.getByLabel("Day", { exact: true }).fill(`${year}-07-10`);
    await page.getByRole("radio", { name: "Banff" }).check();
    await page.getByRole("button", { name: "Show the day" }).click();
    await expect(page.getByText(/^The sun sets at 9:5\d p\.m\./)).toBeVisible();

    await page.getByLabel("Total in dollars").fill("$45,000");
    await page.getByLabel("Guests", { exact: true }).fill("180");
    await page.getByRole("button", { name: "Split it" }).click();
    await expect(page.getByText("Together $45,000, $250 a guest.")).toBeVisible();
    await expect(page.getByText(/^The sun sets at 9:5\d p\.m\./)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);

    await page.goto(withTheme("/planning-tools?date=soon", theme));
    await expect(page.getByLabel("Day", { exact: true })).toHaveValue("soon");
    await expect(page.getByText("“soon” isn’t a date. Enter year, month and day")).toBeVisible();
  });
});
