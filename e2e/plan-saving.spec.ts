import type { Page } from "@playwright/test";

import { expectNoOverflow } from "./overflow.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { withTheme } from "#test-support/browser-urls.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";
import { expect, expectAccessible, expectToast, test } from "./fixtures.ts";
import {
  eventHeading,
  savingStatus,
  savePlanOnServer,
  planField as field,
  openTool,
  savedHere,
  undoButton,
  saveNewPlan,
} from "./saved-plan.ts";
import { mailTo } from "./mails.ts";

test("a plan begins in half a minute, stays on the device, and what was done can be undone", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await field(page, "Whose wedding").fill("Simran and Daniel");
  await field(page, "Wedding day").fill(weddingDay);
  await field(page, "Guests in all").fill("400");
  await field(page, "Budget in dollars").fill("90,000");
  await page.getByRole("button", { name: "Punjabi Sikh" }).click();
  const events = page.getByRole("region", { name: "Events" });
  await expect(events.getByRole("heading", { level: 3 })).toHaveText([
    eventHeading("Mehndi", dayFromWedding(-2)),
    eventHeading("Maiyan", dayFromWedding(-1)),
    eventHeading("Ladies' sangeet", dayFromWedding(-1)),
    eventHeading("Baraat", weddingDay),
    eventHeading("Milni", weddingDay),
    eventHeading("Anand Karaj", weddingDay),
    eventHeading("Doli", weddingDay),
    eventHeading("Reception", weddingDay),
  ]);
  await expect(savingStatus(page)).toHaveText(savedHere);
  await expectAccessible(page, ".plan");
  await expectNoOverflow(page);

  // The events move with the day.
  await field(page, "Wedding day").fill(dayFromWedding(14));
  await expect(page.getByRole("group", { name: "Move the wedding" })).toContainText(
    `Move the other days too? From ${formatDate(weddingDay)} to ${formatDate(dayFromWedding(14))}: your 8 events and their tasks move by 14 days.`,
  );
  await page.getByRole("button", { name: "Move everything" }).click();
  await expect(events.getByRole("heading", { level: 3 }).first()).toHaveText(
    eventHeading("Mehndi", dayFromWedding(12)),
  );
  // One step back takes all of them back.
  await undoButton(page).click();
  await expect(events.getByRole("heading", { level: 3 }).first()).toHaveText(
    eventHeading("Mehndi", dayFromWedding(-2)),
  );
  await expect(field(page, "Wedding day")).toHaveValue(weddingDay);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(events.getByRole("heading", { level: 3 }).first()).toHaveText(
    eventHeading("Mehndi", dayFromWedding(12)),
  );
  await events.getByRole("button", { name: "Remove Maiyan" }).click();
  await expect(events.getByRole("heading", { level: 3 })).toHaveCount(7);
  await page.getByRole("dialog", { name: "Deleted “Maiyan”" }).getByRole("button", { name: "Undo" }).click();
  await expect(events.getByRole("heading", { level: 3 })).toHaveCount(8);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(events.getByRole("heading", { level: 3 })).toHaveCount(7);

  // What cannot be read is said, and the plan keeps what it had.
  await field(page, "Guests in all").fill("many");
  await expect(page.getByText("Enter a number from 0 to 5,000.")).toBeVisible();
  await page.reload();
  await expect(field(page, "Guests in all")).toHaveValue("400");
  await expect(events.getByRole("heading", { level: 3 })).toHaveCount(7);
});

test("who leaves the page at once, while the device is still busy writing, has lost nothing @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await field(page, "Whose wedding").fill("Simran and Daniel");
  await field(page, "Guests in all").fill("180");
  await page.reload();
  await expect(field(page, "Guests in all")).toHaveValue("180");
  await keepStoreBusy(page);
  await field(page, "Guests in all").fill("420");
  await page.reload();
  await expect(field(page, "Guests in all")).toHaveValue("420");
  // It came from what the page wrote down as it was left, and is in the store now.
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain("unstored");
  await page.reload();
  await expect(field(page, "Guests in all")).toHaveValue("420");
  await expect(field(page, "Whose wedding")).toHaveValue("Simran and Daniel");
});

/** A transaction that does not end until the page is left: what is written meanwhile waits behind it. */
async function keepStoreBusy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const stores = await indexedDB.databases();
    const plan = stores.find(({ name }) => name?.startsWith("wild-rose-plan-"))?.name ?? "";
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(plan);
      opening.addEventListener("success", () => {
        const updates = opening.result.transaction("updates", "readwrite").objectStore("updates");
        const again = () => {
          resolve();
          updates.count().addEventListener("success", again);
        };
        again();
      });
    });
  });
}

test("a plan is kept, opened by its link elsewhere, changed without a signal, and both have everything @unthemed", async ({
  page,
  open,
  browser,
  theme,
  allowBrowserError,
}) => {
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await open("/plan/share");
  await openTool(page, "Wedding details");
  await field(page, "Whose wedding").fill("Simran and Daniel");
  await savePlanOnServer(page);
  await expectAccessible(page, ".plan");
  const link = new URL(page.url()).pathname.replace("/share", "");

  // For the day on which the link is lost.
  await page.getByLabel("Your email address").fill("simran@keepers.ca");
  await page.getByRole("button", { name: "Email me my link" }).click();
  await expect(page.getByText("Your link is on its way")).toBeVisible();
  expect((await mailTo("simran@keepers.ca", "The link to your wedding plan")).text).toContain(`${link}\n`);
  await expect(savingStatus(page)).toHaveText("Saved and shared");

  const elsewhere = await browser.newContext();
  const laptop = await elsewhere.newPage();
  await laptop.goto(withTheme(`${link}/details`, theme));
  await expect(field(laptop, "Whose wedding")).toHaveValue("Simran and Daniel");
  await expect(savingStatus(laptop)).toHaveText("Saved and shared");
  await laptop.getByRole("button", { name: "Standard", exact: true }).click();

  await openTool(page, "Wedding details");
  await expect(field(page, "Guests")).toBeVisible();
  await elsewhere.setOffline(true);
  await field(laptop, "Guests in all").fill("180");
  await field(page, "Wedding day").fill(weddingDay);
  await expect(savingStatus(page)).toHaveText("Saved and shared");
  await elsewhere.setOffline(false);
  await expect(field(page, "Guests in all")).toHaveValue("180");
  await expect(field(laptop, "Wedding day")).toHaveValue(weddingDay);
  await expect(savingStatus(laptop)).toHaveText("Saved and shared");
  await elsewhere.close();
});

test("a link to look shows the plan and changes nothing; made new, it opens nothing @unthemed", async ({
  page,
  open,
  browser,
  theme,
}) => {
  await saveNewPlan(page, open, "Asha and Ravi");
  const look = page.getByRole("listitem").filter({ hasText: "Can view: sees the whole plan" });
  await look.getByRole("button", { name: "Copy link", exact: true }).click();
  await expectToast(page, "Link copied", "Anyone with this link can view.");
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
  const suggest = page.getByRole("listitem").filter({ hasText: "Can suggest: for family" });
  await suggest.getByRole("button", { name: "Copy link", exact: true }).click();
  const suggestLink = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;

  const elsewhere = await browser.newContext();
  const aunt = await elsewhere.newPage();
  await aunt.goto(withTheme(`${link}/details`, theme));
  await expect(field(aunt, "Whose wedding")).toHaveValue("Asha and Ravi");
  await expect(field(aunt, "Whose wedding")).not.toBeEditable();
  await expect(aunt.getByRole("button", { name: "Standard", exact: true })).toHaveCount(0);

  await look.getByRole("button", { name: "Replace link" }).click();
  await page.waitForURL(/done=rotated/);
  await expect(savingStatus(aunt)).toHaveText(/^Link no longer works: only on this /);
  expect((await aunt.goto(withTheme(link, theme)))?.status()).toBe(404);
  const [uncle, partner] = await Promise.all([elsewhere.newPage(), elsewhere.newPage()]);
  await uncle.goto(withTheme(`${suggestLink}/proposals`, theme));
  await expect(uncle.getByRole("button", { name: "Suggest", exact: true })).toBeVisible();
  await partner.goto(withTheme(new URL(page.url()).pathname.replace(/[^/]*$/, "page"), theme));
  await expect(partner.getByRole("heading", { name: "Your page is a draft" })).toBeVisible();

  await page.getByRole("checkbox", { name: "Yes, delete the online plan" }).check();
  await page.getByRole("button", { name: "Delete online plan" }).click();
  await page.waitForURL(/\/plan\?.*done=deleted/);
  await expect(savingStatus(page)).toHaveText(/^Online plan deleted\. Saved on this /);
  await expect(savingStatus(page)).toHaveAttribute("data-keeping", "here");

  // Nothing is offered that reaches nobody.
  const gone = "This plan is no longer online";
  await expect(uncle.getByRole("alert").filter({ hasText: gone })).toContainText("don’t reach the couple");
  await expect(uncle.getByRole("button", { name: "Suggest", exact: true })).toHaveCount(0);
  await uncle.getByRole("link", { name: "Download a copy" }).click();
  await expect(uncle.getByText(`${gone}: it was deleted`)).toBeVisible();
  await expect(uncle.getByText("This link was shared with you")).toHaveCount(0);
  await expect(partner.getByText(`${gone}: it was deleted, and its wedding page with it.`)).toBeVisible();
  await expect(partner.getByText("Saving your changes")).toHaveCount(0);
  await partner.getByRole("link", { name: "Save your copy online again" }).click();
  await expect(partner.getByRole("button", { name: "Save my copy online" })).toBeVisible();
  await expect(partner.getByText(/calendar app/i)).toHaveCount(0);
  await elsewhere.close();
});
