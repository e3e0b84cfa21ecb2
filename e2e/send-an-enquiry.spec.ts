import type { Page } from "@playwright/test";

import { makeChallenge, verifySolution } from "../server/form-guard/proof-of-work.ts";
import { privatePathIn } from "../test-support/mail-folder.ts";
import { enquiryPosts } from "./enquiry-posts.ts";
import { expect, expectAccessible, expectToast, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";

/** A date within the ten years that the form takes. */
const weddingDate = `${new Date().getFullYear() + 2}-06-19`;

/** Fills what the form requires, under an address that no other test uses. */
async function fillRequired(page: Page): Promise<{ email: string }> {
  const email = `couple-${crypto.randomUUID()}@example.ca`;
  await page.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Wedding date").fill(weddingDate);
  return { email };
}

const send = (page: Page) => page.getByRole("button", { name: "Send enquiry" });
const reference = (page: Page) => page.getByText(/Your reference is WR-[0-9A-Z]{4}-[0-9A-Z]{4}\.$/);

const thanks = [
  "Thanks for sharing your wedding details!",
  "Our team will get back to you with personalised recommendations within 24 hours.",
] as const;

test("the form has the specification's title, fields and options", async ({ page, open, theme }) => {
  await open("/planning");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding Planning Resources");
  await expect(
    page.getByRole("heading", { level: 2, name: "Let's Plan Your Perfect Calgary Wedding" }),
  ).toBeVisible();
  const options = (label: string) => page.getByLabel(label).getByRole("option");
  await expect(options("Budget")).toHaveText([
    "No preference yet",
    "Under $20,000",
    "$20,000 - $35,000",
    "$35,000 - $50,000",
    "$50,000 - $75,000",
    "$75,000+",
  ]);
  await expect(options("Guest count")).toHaveText([
    "No preference yet",
    "0-50 guests",
    "51-100 guests",
    "101-150 guests",
    "151-200 guests",
    "200+ guests",
  ]);
  await expect(page.getByLabel("Number of guests, as near as you know")).toBeEditable();
  await expect(options("Venue type")).toHaveText([
    "No preference yet",
    "Hotel/Resort",
    "Banquet Hall",
    "Outdoor/Garden",
    "Restaurant",
    "Religious Venue",
    "Historic Building",
    "Mountain View Venue",
    "Golf Club",
    "Other",
  ]);
  const services = page.getByRole("group", { name: "Services needed" });
  for (const name of [
    "Photography",
    "Videography",
    "Catering",
    "Flowers & Decor",
    "DJ/Music",
    "Hair & Makeup",
    "Wedding Planner",
    "Transportation",
  ])
    await expect(services.getByRole("checkbox", { name, exact: true })).not.toBeChecked();
  const events = page.getByRole("group", { name: "Which events" });
  await events.getByRole("checkbox", { name: theme === "standard" ? "Rehearsal dinner" : "Mehndi" }).check();
  await expect(page.getByLabel("Questions")).toBeEditable();
  await expect(page.getByLabel("Additional information")).toBeEditable();
});

test("the browser asks for name, email address and date, and for nothing else @unthemed", async ({
  page,
  open,
}) => {
  await open("/planning");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  const invalid = () =>
    page
      .locator("form :invalid:not(fieldset)")
      .evaluateAll((fields) => fields.map((field) => field.getAttribute("name")));

  await send(page).click();
  expect(await invalid()).toEqual(["name", "email", "eventDate"]);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await fillRequired(page);
  await page.getByLabel("Email", { exact: true }).fill("asha at example");
  await send(page).click();
  expect(await invalid()).toEqual(["email"]);
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  expect(posts).toEqual([]);
});

test("an enquiry that is saved is thanked for, gets a reference and leaves an empty form", async ({
  page,
  open,
}) => {
  await open("/planning");
  await fillRequired(page);
  await page.getByLabel("Budget").selectOption("$35,000 - $50,000");
  await page.getByRole("checkbox", { name: "Catering" }).check();
  await page.getByLabel("Additional information").fill("Two families, one hall.");
  await send(page).click();

  await expectToast(page, ...thanks);
  await expect(reference(page)).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("");
  await expect(page.getByLabel("Wedding date")).toHaveValue("");
  await expect(page.getByLabel("Budget")).toHaveValue("");
  await expect(page.getByRole("checkbox", { name: "Catering" })).not.toBeChecked();
  await expect(page.getByLabel("Additional information")).toHaveValue("");
});

test("on a phone the reference and what comes next are seen at once, clear of the header and the toast @unthemed-mobile", async ({
  page,
  open,
}) => {
  await open("/planning?vendors=76");
  await fillRequired(page);
  // What comes below the button is outside the window.
  await send(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
  await send(page).click();
  await expectToast(page, ...thanks);
  const toast = page.getByRole("dialog", { name: thanks[0] });
  await expect(toast).toHaveCSS("opacity", "1");
  const nextStep = page.getByText(/^Check your email: /);
  const [header, notice, next, message] = await Promise.all(
    [page.getByRole("banner"), reference(page), nextStep, toast].map((part) =>
      part.evaluate((shown) => shown.getBoundingClientRect().toJSON()),
    ),
  );
  expect(notice.top).toBeGreaterThanOrEqual(header.bottom);
  expect(notice.bottom).toBeLessThanOrEqual(next.top);
  expect(next.bottom).toBeLessThanOrEqual(message.top);
});

test("an enquiry that is withdrawn before it is sent can be written to nobody @unthemed", async ({
  page,
  open,
}) => {
  await open("/planning?vendors=76");
  const { email } = await fillRequired(page);
  await send(page).click();
  await expect(reference(page)).toBeVisible();
  await open(privatePathIn(await mailTo(email, "Send your enquiry to 1 vendor")));
  const messages = page.getByRole("heading", { name: "Send a message" });
  await expect(messages).toBeVisible();
  await page.getByRole("checkbox", { name: "Yes, withdraw it" }).check();
  await page.getByRole("button", { name: "Withdraw enquiry" }).click();
  await expect(
    page.getByText("Your enquiry is withdrawn. It was never sent, so no vendor heard of it."),
  ).toBeVisible();
  await expect(messages).toHaveCount(0);
});

test("an enquiry that asked no vendor speaks of our team alone @unthemed", async ({ page, open }) => {
  await open("/planning");
  const { email } = await fillRequired(page);
  await send(page).click();
  await expect(reference(page)).toBeVisible();
  await open(privatePathIn(await mailTo(email, "Your enquiry WR-")));
  await expect(page.getByText("Your date and your guests, in a plan of your own.")).toBeVisible();
  await page.getByLabel("Number of guests, as near as you know").fill("120");
  await page.getByRole("button", { name: "Save and tell our team" }).click();
  await expect(page.getByText("Your enquiry has been changed. We’re telling our team.")).toBeVisible();
  await expect(page.getByText("Our team is told. No vendor has it.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Yes, withdraw it" }).check();
  await page.getByRole("button", { name: "Withdraw enquiry" }).click();
  await expect(page.getByText("Your enquiry is withdrawn. We’re telling our team.")).toBeVisible();
  await expect(page.getByText(/Everyone you asked|can’t answer any more/)).toHaveCount(0);
});

test("a short enquiry to one vendor is saved in the same way", async ({ page, open }) => {
  await open("/vendors/9");
  await fillRequired(page);
  await page.getByLabel("Guest count").selectOption("51-100 guests");
  await page.getByLabel("Your question to Offset Cake Studio").fill("Is the shop open on Sundays?");
  await send(page).click();
  await expectToast(page, ...thanks);
  await expect(reference(page)).toBeVisible();
  await expect(page.getByLabel("Your question to Offset Cake Studio")).toHaveValue("");
});

test("a business that applies to join is asked for no wedding @unthemed", async ({ page, open }) => {
  await open("/planning?subject=join");
  await expect(page.getByLabel("Wedding date")).toHaveCount(0);
  await page.getByLabel("Name", { exact: true }).fill("Bow Bend Bakery");
  await page.getByLabel("Email", { exact: true }).fill(`bakery-${crypto.randomUUID()}@example.ca`);
  await page.getByLabel("Your business and your message").fill("We bake for weddings.");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(reference(page)).toBeVisible();
});

for (const { failure, message, cause, repair } of [
  {
    failure: "the server fails",
    message: /^Something went wrong on our side \(500\)\. .*please send it again in a minute\.$/,
    cause: (page: Page) =>
      page.route(enquiryPosts, (route) => route.fulfill({ status: 500, body: "Internal Server Error" })),
    repair: (page: Page) => page.unroute(enquiryPosts),
  },
  {
    failure: "the connection is gone",
    message: /^We couldn’t reach the server\. .*check your connection and send it again\.$/,
    cause: (page: Page) => page.context().setOffline(true),
    repair: (page: Page) => page.context().setOffline(false),
  },
])
  test(`when ${failure} the form keeps everything, says what to do, and can be sent again @unthemed`, async ({
    page,
    open,
    allowBrowserError,
  }) => {
    allowBrowserError(/^error: Failed to load resource/);
    await open("/planning");
    const { email } = await fillRequired(page);
    await page.getByRole("checkbox", { name: "Videography" }).check();
    await page.getByLabel("Questions").fill("Is parking free?\nMay we bring candles?");
    await cause(page);
    await send(page).click();

    const alert = page.getByRole("alert");
    await expect(alert).toHaveText(message);
    await expect(alert).toBeInViewport();
    await expect(alert).toBeFocused();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Asha Mehta & Tom Riel");
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
    await expect(page.getByLabel("Wedding date")).toHaveValue(weddingDate);
    await expect(page.getByRole("checkbox", { name: "Videography" })).toBeChecked();
    await expect(page.getByLabel("Questions")).toHaveValue("Is parking free?\nMay we bring candles?");

    await repair(page);
    await send(page).click();
    await expectToast(page, ...thanks);
    await expect(alert).toHaveCount(0);
    await expect(reference(page)).toBeVisible();

    // What was kept before says nothing of the next one.
    await fillRequired(page);
    await cause(page);
    await send(page).click();
    await expect(alert).toHaveText(message);
    await expect(reference(page)).toHaveCount(0);
  });

test("a date that has passed is refused at its field, by the server too @unthemed", async ({
  page,
  open,
  allowBrowserError,
}) => {
  allowBrowserError(/^error: Failed to load resource: the server responded with a status of 422/);
  await open("/planning");
  await fillRequired(page);
  const date = page.getByLabel("Wedding date");
  await date.fill("2020-06-20");
  await send(page).click();
  expect(await date.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true);

  // A browser that does not hold the couple back.
  await date.evaluate((field) => field.removeAttribute("min"));
  await send(page).click();
  await expect(page.getByText("This date has passed: choose a later one.")).toBeVisible();
  await expect(date).toHaveAttribute("aria-invalid", "true");
  await expect(date).toHaveAccessibleDescription("This date has passed: choose a later one.");
  await expect(page.getByRole("alert")).toBeFocused();
  await page.getByRole("link", { name: "Wedding date" }).click();
  await expect(date).toBeFocused();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Asha Mehta & Tom Riel");

  await date.fill(weddingDate);
  await send(page).click();
  await expect(reference(page)).toBeVisible();
  await expect(page.getByText("This date has passed")).toHaveCount(0);
  await expect(date).not.toHaveAttribute("aria-invalid");
});

test("vendors that the couple brings along are named, ticked and can be left out @unthemed", async ({
  page,
  open,
}) => {
  await open("/planning?vendors=9,3,76");
  const recipients = page.getByRole("group", { name: "Who should hear from you" });
  await expect(recipients.getByRole("checkbox")).toHaveCount(3);
  for (const name of [/^Offset Cake Studio/, /^Sidehill Sound/, /^Fairmont Palliser/])
    await expect(recipients.getByRole("checkbox", { name })).toBeChecked();
  await recipients.getByRole("checkbox", { name: /^Sidehill Sound/ }).uncheck();
  await fillRequired(page);
  const posted = page.waitForRequest(enquiryPosts);
  await send(page).click();
  await expect(reference(page)).toBeVisible();
  const fields = new URLSearchParams((await posted).postData() ?? "");
  expect(fields.getAll("vendors")).toEqual(["9", "76"]);
});

test("in a burst the form does the work that it is asked for and goes out again by itself @unthemed", async ({
  page,
  open,
  allowBrowserError,
}) => {
  allowBrowserError(/^error: Failed to load resource: the server responded with a status of 429/);
  await open("/planning");
  await fillRequired(page);
  const secret = "a secret of thirty-two characters";
  const posts: URLSearchParams[] = [];
  await page.route(enquiryPosts, (route) => {
    posts.push(new URLSearchParams(route.request().postData() ?? ""));
    if (posts.length > 1) return route.continue();
    const challenge = makeChallenge(secret, "enquiry", { numbers: 20_000, seconds: 60 }, Date.now());
    return route.fulfill({ status: 429, json: { errors: { form: "Wait" }, challenge } });
  });
  await send(page).click();
  await expectToast(page, ...thanks);
  await expect(page.getByRole("alert")).toHaveCount(0);

  expect(posts).toHaveLength(2);
  const [first, second] = posts;
  expect(verifySolution(secret, "enquiry", second?.get("proof") ?? "", Date.now())).not.toBeNull();
  for (const fields of posts) {
    expect(Number(fields.get("openMillis"))).toBeGreaterThan(0);
    expect(fields.get("leaveThisEmpty")).toBe("");
    expect(fields.get("name")).toBe("Asha Mehta & Tom Riel");
  }
  expect(second?.get("formKey")).toBe(first?.get("formKey"));
});

test("who is asked to wait reads when, loses nothing, and the field that nobody sees is in nobody's way @unthemed", async ({
  page,
  open,
  allowBrowserError,
}) => {
  allowBrowserError(/^error: Failed to load resource: the server responded with a status of 429/);
  await open("/planning");
  const { email } = await fillRequired(page);
  const words = "We’ve had a lot of forms from your internet connection. Please send it again in 10 minutes";
  await page.route(enquiryPosts, (route) =>
    route.fulfill({ status: 429, headers: { "Retry-After": "600" }, json: { errors: { form: words } } }),
  );
  await send(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(`${words}.`);
  await expect(alert).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expectAccessible(page, ".enquiry-form");

  // From the last field straight to the button.
  await page.getByLabel("Additional information").focus();
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Leave this field empty" })).toHaveCount(0);
});
