import type { Page } from "@playwright/test";

import { weddingDay } from "#test-support/sample-days.ts";

import { enquiryPosts } from "./enquiry-posts.ts";
import { expect, expectAccessible, expectToast, test } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const headings = [
  "Overview",
  "Rooms and capacity",
  "Packages and prices",
  "What is allowed",
  "Getting there",
  "Step-free access",
  "Best seasons",
  "Reviews",
  "Ask this venue",
  "Similar venues",
];

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** What stands beside a label. */
const beside = (page: Page, label: string) =>
  page.locator("dt", { hasText: new RegExp(`^${label}$`) }).locator("xpath=following-sibling::dd[1]");
const questions = (page: Page) => page.getByRole("textbox", { name: /^Your questions/ });
const openFlameQuestion =
  "May a contained fire burn during our ceremony, such as a havan or a diya, and who gets the permit?";

test("what is allowed begins clear of the link that asks what is open", async ({ page, open }) => {
  await open("/venues/emerald-lake-lodge");
  const link = section(page, "What is allowed").getByRole("link", { name: "Ask for what we don’t know" });
  const heading = section(page, "What is allowed").getByRole("heading", { level: 3 }).first();
  const [above, below] = await Promise.all([link.boundingBox(), heading.boundingBox()]);
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(24);
});

test("every venue has the same headings in the same order, also where nothing is known @unthemed", async ({
  page,
  open,
}) => {
  for (const [path, name] of [
    ["/venues/westin-calgary", "The Westin Calgary"],
    ["/venues/celebration-hall", "Celebration Hall"],
    ["/venues/emerald-lake-lodge", "Emerald Lake Lodge"],
  ] as const) {
    await open(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(headings);
    // No heading stands alone.
    for (const heading of headings.slice(0, 8))
      await expect(section(page, heading)).toHaveText(new RegExp(`^${heading}.{3}`));
  }
});

test("a fact says whether it is confirmed or reported, who says so and when somebody looked @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues/reader-rock-garden");
  const bar = beside(page, "Own bar");
  await expect(bar).toContainText("Depends. Alcohol in City facilities only with the City's approval");
  await expect(bar).toContainText(
    "Confirmed City of Calgary, calgary.ca, meeting room rules and Reader Rock Garden, checked 21 November 2026. May have changed",
  );
  await expect(beside(page, "Address")).toContainText("Reported");
});

test("rooms are numbers with their source; a figure that is uncertain is not written as one @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues/heritage-park");
  const row = section(page, "Rooms and capacity").getByRole("row", { name: /Gasoline Alley.*Standing/ });
  await expect(row.getByRole("cell").last()).toHaveText("1,000");
  await expect(row).toContainText("checked 21 November 2026");
  await open("/venues/bmo-centre");
  await expect(section(page, "Rooms and capacity").getByRole("row").nth(1)).toContainText("perhaps");
});

test("figures of real venues that are samples say so, and what is invented says so as a whole @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues/fairmont-palliser");
  await expect(page.getByText("Fairmont Palliser is a real business.")).toBeVisible();
  await expect(section(page, "Reviews")).toContainText(/4\.8 \(142 reviews\)\s*sample/);
  await expect(section(page, "Reviews")).not.toContainText("98% Recommend");
  await expect(beside(page, "Price level")).toHaveText("$$$ to $$$$ sample");
  const offers = section(page, "Packages and prices").locator(".packages li");
  await expect(offers).toHaveCount(3);
  await expect(offers.filter({ hasText: /sample/ })).toHaveCount(3);
  await expect(
    section(page, "Reviews")
      .getByRole("figure")
      .filter({ hasText: /sample/ }),
  ).toHaveCount(2);
  await open("/venues/celebration-hall");
  await expect(page.getByText("Celebration Hall is invented")).toBeVisible();
  await expect(beside(page, "Baraat")).toHaveText(/^Yes\. 90 metres .*sample$/);
  await expect(page.getByRole("link", { name: /OpenStreetMap/ })).toHaveCount(0);
});

test("a venue in British Columbia has the licence and tax of its province @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues/emerald-lake-lodge");
  await expect(beside(page, "Marriage licence")).toContainText(
    "an Alberta marriage licence is not valid here",
  );
  await expect(beside(page, "Tax in British Columbia")).toContainText("PST");
  await expect(page.getByText("Bar licence in Alberta")).toHaveCount(0);
  await open("/venues/fairmont-palliser");
  await expect(beside(page, "Marriage licence")).toContainText("needs an Alberta marriage licence");
  await expect(beside(page, "Tax in Alberta")).toContainText("no sales tax of its own");
});

test("the map is a plain link to OpenStreetMap in a new tab @unthemed", async ({ page, open }) => {
  await open("/venues/fairmont-palliser");
  const map = page.getByRole("link", { name: "About here on OpenStreetMap (opens a new tab)" });
  await expect(map).toHaveAttribute("target", "_blank");
  await expect(map).toHaveAttribute(
    "href",
    /^https:\/\/www\.openstreetmap\.org\/\?mlat=51\.0444&mlon=-114\.0652/,
  );
});

test("the bar of headings stays in view and leads to its sections", async ({ page, open }) => {
  await open("/venues/celebration-hall");
  const tabs = page.getByRole("navigation", { name: "On this page" });
  await expect(tabs.getByRole("link")).toHaveCount(headings.length);
  await tabs.getByRole("link", { name: "Getting there" }).click();
  await expect(page.getByRole("heading", { name: "Getting there" })).toBeInViewport();
  await expect(tabs).toBeInViewport();
  await expect(tabs.getByRole("link", { name: "Getting there" })).toHaveAttribute("aria-current", "true");
});

test("one tap adds an open question to the enquiry and says so, another takes it back", async ({
  page,
  open,
  mobile,
}) => {
  await open("/venues/fairmont-palliser");
  await expect(beside(page, "Open flame")).toContainText("Not known yet: ask the venue");
  await questions(page).fill("Is the tower lit at night?");
  await page.getByRole("button", { name: "Ask this: Open flame" }).click();
  if (mobile) await expectToast(page, "Added to your questions", openFlameQuestion);
  else await expect(page.getByRole("status").getByText("Added to your questions")).toBeVisible();
  await expect(questions(page)).toHaveValue(`Is the tower lit at night?\n${openFlameQuestion}`);
  const tapped = page.getByRole("button", { name: "In your questions: Open flame" });
  await expect(tapped).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Ask this: Packages" }).click();
  await tapped.click();
  await expect(questions(page)).toHaveValue(/^Is the tower lit at night\?\nWhich packages do you offer/);
  await expect(page).toHaveURL(/fairmont-palliser(\?theme=indian)?$/);
});

test("a long address in a question keeps the form within its ticket", async ({ page, open }) => {
  await open("/venues/hotel-arts");
  const form = page.getByRole("complementary", { name: "Ask this venue" });
  const width = async () => (await form.getByLabel("Email", { exact: true }).boundingBox())?.width;
  const before = await width();
  await questions(page).fill(`Is this the garden? https://maps.example/${"place".repeat(40)}`);
  await expect(questions(page)).toHaveValue(/place$/);
  expect(await width()).toBe(before);
  await expectNoOverflow(page);
});

test("the enquiry takes the questions along, and the form is empty afterwards @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues/fairmont-palliser");
  await page.getByRole("button", { name: "Ask this: Baraat" }).click();
  const form = page.getByRole("complementary", { name: "Ask this venue" });
  await form.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
  await form.getByLabel("Email", { exact: true }).fill(`asha-${crypto.randomUUID()}@example.ca`);
  await form.getByLabel("Wedding date").fill(weddingDay);
  const posted = page.waitForRequest(enquiryPosts);
  await form.getByRole("button", { name: "Send enquiry" }).click();
  await expect(form.getByText(/Your reference is WR-/)).toBeVisible();
  const fields = new URLSearchParams((await posted).postData() ?? "");
  expect(fields.get("vendors")).toBe("76");
  expect(fields.get("questions")).toMatch(/^Where may a baraat arrive/);
  await expect(questions(page)).toHaveValue("");
  await expect(page.getByRole("button", { name: "Ask this: Baraat" })).toHaveAttribute(
    "aria-pressed",
    "false",
  );
});

test("similar venues hang on the wall and lead to their pages", async ({ page, open }) => {
  await open("/venues/fairmont-palliser");
  const similar = section(page, "Similar venues");
  await expect(similar.getByRole("heading", { level: 3 })).toHaveCount(3);
  await similar.getByRole("link", { name: "Hyatt Regency Calgary" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hyatt Regency Calgary");
  await expect(questions(page)).toHaveValue("");
});

test("what is wrong with a real listing is told on its page and gets a reference @unthemed", async ({
  page,
  open,
  allowBrowserError,
}) => {
  allowBrowserError(/^error: Failed to load resource: net::ERR_FAILED/);
  await open("/venues/fairmont-palliser");
  await page.getByText("Report a problem").click();
  const form = page.locator("#something-wrong form");
  await form.getByLabel("What’s wrong").selectOption("A price is wrong");
  await form.getByLabel("Who you are").selectOption("A couple or a guest");
  await form.getByLabel("What it should say").fill(`Valet costs more now. ${crypto.randomUUID()}`);
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(form.getByText(/We’ve got your report\. Your reference is WC-\w{4}-\w{4}\./)).toBeVisible();
  await expect(form.getByLabel("What it should say")).toHaveValue("");

  // Nothing is lost when the connection is.
  await form.getByLabel("What’s wrong").selectOption("Something else");
  await form.getByLabel("Who you are").selectOption("The business itself");
  await page.route("**/corrections", (route) => route.abort());
  await form.getByLabel("What it should say").fill("The ballroom has a new name.");
  await form.getByRole("button", { name: "Send report" }).click();
  await expect(form.getByRole("alert")).toContainText("We couldn’t reach the server");
  await expect(form.getByLabel("What it should say")).toHaveValue("The ballroom has a new name.");
});

test("an invented listing has nothing to correct @unthemed", async ({ page, open }) => {
  for (const path of ["/venues/celebration-hall", "/vendors/9"]) {
    await open(path);
    await expect(page.getByText("Report a problem")).toHaveCount(0);
  }
});

test("axe finds nothing on a venue page, with questions chosen and the correction opened", async ({
  page,
  open,
}) => {
  await open("/venues/emerald-lake-lodge");
  await page.getByRole("button", { name: "Ask this: Open flame" }).click();
  await page.getByText("Report a problem").click();
  await expectAccessible(page);
  await open("/something-wrong?listing=76");
  await expectAccessible(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("each tap is a link that fills the form, and the rest of the address stays @unthemed", async ({
    page,
    open,
  }) => {
    await open("/venues/fairmont-palliser");
    await page.getByRole("button", { name: "Ask this: Baraat" }).click();
    await page.getByRole("button", { name: "Ask this: Open flame" }).click();
    await expect(page).toHaveURL(/\?(theme=indian&)?ask=openFlame&ask=baraat#enquiry$/);
    await expect(questions(page)).toHaveValue(
      new RegExp(`^${openFlameQuestion.replace("?", "\\?")}\nWhere may`),
    );
    await page.getByRole("button", { name: "In your questions: Open flame" }).click();
    await expect(questions(page)).toHaveValue(/^Where may a baraat arrive.*\?$/);
  });

  test("a correction is answered by a page that thanks, names the reference and leads back @unthemed", async ({
    page,
    open,
  }) => {
    await open("/venues/fairmont-palliser");
    await page.getByText("Report a problem").click();
    const form = page.locator("#something-wrong form");
    await form.getByLabel("What’s wrong").selectOption("Please remove this listing");
    await form.getByLabel("Who you are").selectOption("The business itself");
    await form.getByLabel("Email").fill(`sales-${crypto.randomUUID()}@example.ca`);
    await form.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("heading", { name: "Thank you for telling us" })).toBeVisible();
    await expect(page.getByText(/Your reference is WC-\w{4}-\w{4}\./)).toBeVisible();
    await page.getByRole("link", { name: "Back to Fairmont Palliser" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fairmont Palliser");
  });

  test("a correction that is refused keeps what was written and says why @unthemed", async ({
    page,
    open,
  }) => {
    await open("/venues/fairmont-palliser");
    await page.getByText("Report a problem").click();
    const form = page.locator("#something-wrong form");
    await form.getByLabel("What’s wrong").selectOption("It has closed or moved");
    await form.getByLabel("Who you are").selectOption("Someone else");
    await form.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Tell us what it should say").first()).toBeVisible();
    await expect(page.getByLabel("What’s wrong")).toHaveValue("closed");
    await expect(page.getByLabel("Who you are")).toHaveValue("other");
  });
});
