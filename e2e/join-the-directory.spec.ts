import type { Page } from "@playwright/test";

import { formatDate } from "#app/calendar/format-date.ts";
import { dayFromWedding } from "#test-support/sample-days.ts";

import { privatePathIn } from "../test-support/mail-folder.ts";

import { expectNoOverflow } from "./overflow.ts";
import { desk } from "./desk.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";

const description =
  "Three sisters bake wedding cakes in Bridgeland: eggless if you wish, and never taller than the door.";

/** The browser's own line for an answer that says what is wrong. */
const refused = /^error: Failed to load resource: the server responded with a status of 422/;

/** What has to be said to apply: five fields, some hundred letters. */
async function fillNeeded(page: Page, name: string, email: string) {
  await page.getByLabel("Business name", { exact: true }).fill(name);
  await page.getByLabel("Category").selectOption("Cakes");
  await page.getByLabel(/^Where you are based/).fill("Bridgeland, Northeast Calgary");
  await page.getByLabel(/^On your card/).fill(description);
  await emailField(page).fill(email);
}

const emailField = (page: Page) => page.getByLabel(/^Email/);

/** The same with everything that can follow later. */
async function fill(page: Page, name: string, email: string) {
  await fillNeeded(page, name, email);
  await page.getByText("Add more now, or later").click();
  await page
    .getByLabel(/^On your page/)
    .fill(
      "We began in our grandmother's kitchen and still use her pans, and one of us stays until it is cut.",
    );
  await page.getByLabel("What couples can book").fill("Tiered wedding cakes\nEggless cakes");
  await page.getByLabel("Specialities").fill("Eggless");
  await page.getByLabel("Price from").selectOption("$$ Mid-Range");
  await page.getByLabel(/^Languages/).fill("English, Punjabi");
  await page.getByLabel(/^Your name/).fill("Zoë Gill");
}

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts @unthemed" : "without scripts @unthemed-mobile", () => {
    test.use({ javaScriptEnabled: scripts });

    test("from the application to the live listing, its texts, its dates and its end", async ({
      page,
      open,
      allowBrowserError,
    }) => {
      test.setTimeout(240_000);
      allowBrowserError(refused);
      const mark = crypto.randomUUID().slice(0, 8);
      const name = `Zoë & Sons ${mark}`;
      const email = `zoe-${mark}@zoecakes.ca`;
      const preview = page.getByRole("region", { name: "Your card" });

      await open("/vendors/apply");
      await fill(page, name, email);
      if (!scripts) await page.getByRole("button", { name: "Preview" }).click();
      await expect(preview.getByRole("heading", { name })).toBeVisible();
      await expect(preview).toContainText(description);
      await expect(preview).toContainText("Found under: Northeast.");
      await expect(page.getByLabel(/^Your name/)).toHaveValue("Zoë Gill");
      await page.getByRole("button", { name: "Send application" }).click();
      await expect(page.getByText(/Your reference is/)).toBeVisible();
      const reference = /WA-\w{4}-\w{4}/.exec(await page.locator("main").innerText())?.[0] ?? "";
      expect(await desk("applications", "show", reference)).toMatch(/State:\s+unconfirmed/);

      await open(privatePathIn(await mailTo(email, "Please confirm")));
      // axe itself is a script.
      if (scripts) await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole("button", { name: "Confirm my email" }).click();
      await expect(page.getByText("Your email is confirmed.")).toBeVisible();
      // One press alone withdraws nothing.
      await page.getByRole("button", { name: "Withdraw application" }).click();
      await expect(page.getByRole("alert")).toContainText("Yes, withdraw it: tick the box first");
      await expectNoOverflow(page);

      await desk("applications", "approve", reference);
      const approved = await mailTo(email, `${name} is listed`);
      const listing = /\/vendors\/\d+/.exec(approved.text ?? "")?.[0] ?? "";
      await expect.poll(async () => (await page.request.get(listing)).status()).toBe(200);
      await open(listing);
      await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
      await expect(page.getByText("Eggless cakes")).toBeVisible();

      const own = privatePathIn(approved);
      await open(own);
      // axe itself is a script.
      if (scripts) await expectAccessible(page);
      await expectNoOverflow(page);
      const offers = page.getByLabel("What couples can book");
      await offers.fill("Tiered wedding cakes\nSugar roses");
      if (scripts) {
        await page.reload();
        await expect(offers).toHaveValue("Tiered wedding cakes\nSugar roses");
        const stored = await page.evaluate(() => JSON.stringify(localStorage));
        expect(stored).toContain("Sugar roses");
        expect(stored).not.toContain(own.split("/").at(-1));
      }
      await page.getByRole("button", { name: "Save listing" }).click();
      await expect(page.getByText("Listing saved")).toBeVisible();
      if (scripts)
        expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Sugar roses");

      await page.getByLabel("Taken on").fill(dayFromWedding(14));
      await page.getByLabel(/^Until/).fill(dayFromWedding(12));
      await page.getByRole("button", { name: "Mark as taken" }).click();
      await expect(page.getByText("The last day can’t be before the first.")).toBeVisible();
      await page.getByLabel("Taken on").fill(dayFromWedding(14));
      await page.getByLabel(/^Until/).fill(dayFromWedding(16));
      await page.getByRole("button", { name: "Mark as taken" }).click();
      await expect(
        page.getByText(`${formatDate(dayFromWedding(14))} to ${formatDate(dayFromWedding(16))}`),
      ).toBeVisible();
      await open(listing);
      await expect(page.getByText("Sugar roses")).toBeVisible();
      await expect(
        page.getByText(`${formatDate(dayFromWedding(14))} to ${formatDate(dayFromWedding(16))}`),
      ).toBeVisible();

      await open(own);
      await page.getByRole("button", { name: /^Free again/ }).click();
      await expect(page.getByText("You haven’t marked any dates as taken.")).toBeVisible();
      await page.getByRole("button", { name: "Get a new link" }).click();
      await expect(page.getByText("This is your new link.")).toBeVisible();
      expect((await page.request.get(own)).status()).toBe(404);
      await page.getByRole("checkbox", { name: "Yes, withdraw it" }).check();
      await page.getByRole("button", { name: "Withdraw listing" }).click();
      await expect(page.getByRole("heading", { name: "Your listing is paused" })).toBeVisible();
      await expect.poll(async () => (await page.request.get(listing)).status()).toBe(404);
      await page.getByRole("button", { name: "Show my listing again" }).click();
      await expect(page.getByText("Your listing is back, exactly as it was.")).toBeVisible();
      await expect.poll(async () => (await page.request.get(listing)).status()).toBe(200);
    });
  });

for (const scripts of [true, false])
  test.describe(scripts ? "an application with scripts" : "an application without scripts @unthemed", () => {
    test.use({ javaScriptEnabled: scripts });

    test("what is wrong is said at the top, by field, and nothing is lost", async ({
      page,
      open,
      allowBrowserError,
    }) => {
      allowBrowserError(refused);
      await open("/vendors/apply");
      await fill(page, "Zoë & Sons", "zoe@cakes.example");
      await page.getByRole("button", { name: "Send application" }).click();
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("Email: enter an email address that works");
      await expect(alert).toBeFocused();
      await expect(alert).toBeInViewport();
      if (scripts) await expectAccessible(page);
      else await expect(page).toHaveTitle(/^Please check: Apply to Join/);
      await expect(page.getByText("Enter an email address that works.")).toBeVisible();
      await expect(page.getByLabel("Business name", { exact: true })).toHaveValue("Zoë & Sons");
      await alert.getByRole("link", { name: "Email" }).click();
      await expect(emailField(page)).toBeInViewport();
      if (scripts) await expect(emailField(page)).toBeFocused();
    });
  });

test("an application that is left is there again on this device, until it is sent or started over @unthemed", async ({
  page,
  open,
  goTo,
  expectAt,
}) => {
  const name = page.getByLabel("Business name", { exact: true });
  const line = page.locator(".form-draft");
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft-")));
  await open("/vendors/apply");
  await expect(line).toHaveText(/^Saves on this (?:phone|computer) as you type$/);
  // Five minutes on a telephone: nothing else has to be said before our team has looked at it.
  const needed = await page
    .locator("form#apply :required")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("name")));
  expect(needed).toEqual(["name", "category", "location", "description", "email"]);
  await fillNeeded(page, "Zoë & Sons", `zoe-${crypto.randomUUID().slice(0, 8)}@zoecakes.ca`);
  await page.getByText("Add more now, or later").click();
  await page.getByRole("checkbox", { name: /^Priests/ }).check();
  // A bakery's application drops it, and says so before it is sent.
  await expect(page.getByText("we save those in your category")).toBeVisible();
  await expect(page.getByText("Not in your category, so we won’t save it: Priests.")).toBeVisible();

  await page.reload();
  await expect(line).toContainText(/^Your draft, saved on this (?:phone|computer)/);
  await expect(name).toHaveValue("Zoë & Sons");
  await expect(page.getByLabel("Category")).toHaveValue("cakes");
  await expect(page.getByRole("checkbox", { name: /^Priests/ })).toBeChecked();
  await expect(page.getByRole("region", { name: "Your card" })).toContainText(description);
  await goTo("Venues");
  await expectAt("/venues");
  await page.goBack();
  await expect(page.getByLabel(/^On your card/)).toHaveValue(description);
  // Another form is another draft.
  await open("/vendors/suggest");
  await expect(page.getByLabel("Name of the business")).toHaveValue("");

  await open("/vendors/apply");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText(/Your reference is/)).toBeVisible();
  expect(await drafts()).toEqual([]);
  await page.reload();
  await expect(line).toHaveText(/as you type$/);
  await expect(name).toHaveValue("");

  await name.fill("Somebody else’s bakery");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(name).toHaveValue("");
  expect(await drafts()).toEqual([]);
});

test("a very long word breaks on the card instead of being cut @unthemed", async ({ page, open }) => {
  const word = "W".repeat(28);
  await open("/vendors/apply");
  await fillNeeded(page, word, "zoe@zoecakes.ca");
  await page.getByLabel(/^Where you are based/).fill(word.repeat(2));
  await page.getByText("Add more now, or later").click();
  await page.getByLabel("Specialities").fill(word);
  const body = page.getByRole("region", { name: "Your card" }).locator(".card__body");
  await expect(body.locator(".chip")).toHaveText(word);
  expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
