import { expect, expectAccessible } from "../fixtures.ts";
import { expectNoOverflow } from "../overflow.ts";
import { pageFromMail, testOnOwnSite } from "../own-site.ts";

const coupleOf = (scripts: boolean) => `mehar.${scripts ? "with" : "without"}@gillwedding.ca`;

/** The browser's own line for an answer that says what is wrong. */
const refused = /^error: Failed to load resource: the server responded with a status of 422/;

const test = testOnOwnSite(["test-support/serve-paid-weddings.ts", coupleOf(true), coupleOf(false)]);

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a couple leaves what it paid and changes it; with the fifth couple the range is on the category's page, and nowhere before", async ({
      page,
      open,
      ownSite,
      allowBrowserError,
    }) => {
      test.setTimeout(120_000);
      allowBrowserError(refused);
      const heading = page.getByRole("heading", { name: "What couples paid" });
      await open("/vendors/photographers");
      await expect(page.getByRole("heading", { name: "What to ask before you book" })).toBeVisible();
      await expect(heading).toHaveCount(0);

      const own = await pageFromMail(ownSite, coupleOf(scripts), /^How was it/);
      await open(own);
      const panel = page.getByRole("region", { name: "What you paid" });
      await panel.getByText(/^Tell us what you paid/).click();
      await panel.getByLabel(/^What did you pay in all/).fill("5,900,000");
      await panel.getByLabel(/^How many guests came/).fill("about 420");
      await panel.getByLabel("Travel").check();
      await panel.getByRole("button", { name: "Save what you paid" }).click();
      await expect(panel.getByText("from $50 to $500,000").first()).toBeVisible();
      await expect(panel.getByLabel(/^How many guests came/)).toHaveValue("about 420");
      await expect(panel.getByLabel("Travel")).toBeChecked();
      if (scripts) await expectAccessible(page);
      await expectNoOverflow(page);
      await panel.getByLabel(/^What did you pay in all/).fill("$5,900");
      await panel.getByRole("button", { name: "Save what you paid" }).click();
      await expect(panel).toContainText("You paid $5,900 in all, with 420 guests.");

      await expect(async () => {
        await open("/vendors/photographers");
        await expect(heading).toBeVisible({ timeout: 500 });
      }).toPass();
      const range = page.getByRole("listitem").filter({ hasText: "301 to 450 guests" });
      await expect(range).toContainText("$5,000 to $7,000");
      await expect(range).toContainText("Most of the 5 couples who told us paid this in all.");
      await expectNoOverflow(page);

      await open(own);
      await panel.getByText(/^Change it/).click();
      await panel.getByLabel(/^What did you pay in all/).fill("3,950");
      await panel.getByRole("button", { name: "Save change" }).click();
      await expect(panel).toContainText("You paid $3,950 in all");
      await expect(async () => {
        await open("/vendors/photographers");
        await expect(range).toContainText("$4,100 to $7,000", { timeout: 500 });
      }).toPass();

      await open(own);
      await panel.getByRole("button", { name: /^Remove it/ }).click();
      await expect(page.getByText("Removed. What you paid no longer counts in any range.")).toBeVisible();
      await expect(async () => {
        await open("/vendors/photographers");
        await expect(heading).toHaveCount(0, { timeout: 500 });
      }).toPass();
    });
  });
