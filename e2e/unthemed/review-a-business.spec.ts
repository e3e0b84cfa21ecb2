import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, expectAccessible } from "../fixtures.ts";
import { expectNoOverflow } from "../overflow.ts";
import { pageFromMail, testOnOwnSite, type OwnSite } from "../own-site.ts";

const coupleOf = (scripts: boolean) => `simran.${scripts ? "with" : "without"}@gillwedding.ca`;

/** The browser's own line for an answer that says what is wrong. */
const refused = /^error: Failed to load resource: the server responded with a status of 422/;

const test = testOnOwnSite(["test-support/serve-past-wedding.ts", coupleOf(true), coupleOf(false)]);

/** What the desk prints beside that site. */
async function deskOf({ dataDir }: OwnSite, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["desk/main.ts", ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return stdout;
}

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("after its wedding a couple is invited, says whom it booked, reviews it, and the business answers once", async ({
      page,
      open,
      ownSite,
      allowBrowserError,
    }) => {
      test.setTimeout(180_000);
      allowBrowserError(refused);
      const name = scripts ? "Simran & Arjun" : "Asha & Tom";
      const words = `The hall kept ${name} dancing until the last uncle had sat down. <b>Warm</b>ly!`;
      const own = await pageFromMail(ownSite, coupleOf(scripts), /^How was it/);
      await open(own);
      await expect(page.getByRole("region", { name: "Fairmont Palliser" })).toHaveCount(0);
      await page.getByRole("button", { name: "We booked Fairmont Palliser" }).click();
      await expect(page.getByText("Booked: confirmed by both of you.")).toBeVisible();
      const form = page.getByRole("region", { name: "Fairmont Palliser" });
      await form.getByRole("radio", { name: "4 stars" }).check();
      await form.getByLabel("Your review").fill("Too short");
      await form.getByLabel(/^Name to show/).fill(name);
      await form.getByRole("button", { name: "Publish review" }).click();
      await expect(form.getByText("at least 20 characters").first()).toBeVisible();
      await expect(form.getByLabel(/^Name to show/)).toHaveValue(name);
      await form.getByLabel("Your review").fill(words);
      await form.getByRole("button", { name: "Publish review" }).click();
      await expect(
        page.getByText("Your review is saved. Our team reads it first because it has a link"),
      ).toBeVisible();

      await form.getByText("Edit review").click();
      await form.getByLabel("Your review").fill(words.replaceAll(/<\/?b>/g, ""));
      await form.getByRole("button", { name: "Publish changes" }).click();
      await expect(
        page.getByText("Thank you. Your review is saved, and our team reads it before it appears."),
      ).toBeVisible();
      // axe itself is a script.
      if (scripts) await expectAccessible(page);
      await expectNoOverflow(page);
      const [, number = ""] =
        new RegExp(`(\\d+).* The hall kept ${name}`).exec(await deskOf(ownSite, "reviews", "list")) ?? [];
      await deskOf(ownSite, "reviews", "publish", number);

      await open(await pageFromMail(ownSite, "events@palliser-hotel.ca", new RegExp(`^${name} reviewed`)));
      const item = page.getByRole("listitem").filter({ hasText: words.slice(0, 30) });
      await item.getByLabel(/^Your answer/).fill("Thank you! See www.palliser.ca");
      await item.getByRole("button", { name: "Publish answer" }).click();
      await expect(
        item.getByText("Leave out links, email addresses and formatting such as <b>").first(),
      ).toBeVisible();
      await item.getByLabel(/^Your answer/).fill(`Come back for the anniversary, ${name}.`);
      await item.getByRole("button", { name: "Publish answer" }).click();
      await expect(page.getByText("Your answer is published below the review.")).toBeVisible();
      await expect(item.getByLabel(/^Your answer/)).toHaveCount(0);
      if (scripts) await expectAccessible(page);
      await expectNoOverflow(page);

      await open("/venues/fairmont-palliser");
      const review = page.getByRole("article").filter({ hasText: words.slice(0, 30) });
      await expect(review).toContainText("From an enquiry through this site");
      await expect(review).toContainText(`Come back for the anniversary, ${name}.`);
      await expect(page.locator("#reviews").locator(".sample")).toHaveCount(0);
      const json = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(json.join("")).toContain('"aggregateRating"');
      await expectNoOverflow(page);

      await open(own);
      await page.getByRole("button", { name: "Delete the review of Fairmont Palliser" }).click();
      await expect(page.getByText("Your review is deleted.")).toBeVisible();
      await open("/venues/fairmont-palliser");
      await expect(page.getByText(words.slice(0, 30))).toHaveCount(0);
    });
  });
