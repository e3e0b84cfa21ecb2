import type { Page } from "@playwright/test";

import { privatePathIn } from "../test-support/mail-folder.ts";

import { albertaNoon } from "#app/calendar/alberta-time.ts";
import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";
import { withTheme } from "#test-support/browser-urls.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";
import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import { openTool, restoreBackup, toastUndo } from "./saved-plan.ts";
import { mailTo } from "./mails.ts";

const heart = (page: Page, name: string) => page.getByRole("button", { name: `Save ${name}`, exact: true });
const business = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const named = (page: Page) => page.locator(".shortlist__business h4");

/** Files of the plan that a page fetched. */
function planFiles(page: Page): string[] {
  const files: string[] = [];
  page.on("request", (request) => {
    if (/deliver-outbox|plan-document|synchronised/.test(request.url())) files.push(request.url());
  });
  return files;
}

test("hearts go into the plan: those from before once they are taken over, later ones by themselves, in every window @unthemed", async ({
  page,
  open,
  theme,
  context,
}) => {
  const files = planFiles(page);
  await open("/vendors?category=cakes");
  await heart(page, "Offset Cake Studio").click();
  await expect(heart(page, "Offset Cake Studio")).toHaveAttribute("aria-pressed", "true");
  expect(files).toEqual([]);

  await page.getByRole("contentinfo").getByRole("link", { name: "Planning tools" }).click();
  await page.getByRole("main").getByRole("link", { name: "Start your plan" }).click();
  await openTool(page, "Shortlist");
  await expect(page.getByText("You saved a vendor before you started your plan.")).toBeVisible();
  await page.getByRole("button", { name: "Add to shortlist" }).click();
  await expect(named(page)).toHaveText(["Offset Cake Studio"]);

  const other = await context.newPage();
  const fetched = planFiles(other);
  // The code of a plan comes ahead of a press (load-ahead.ts), also from the service worker's cache, which no route of
  // a page meets: that is not for the hearts.
  await other.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await other.goto(withTheme("/vendors?category=cakes", theme));
  await other.locator("html[data-ready]").waitFor({ state: "attached" });
  // What the plan has is saved here too, and nothing of the plan is fetched to know it.
  await expect(heart(other, "Offset Cake Studio")).toHaveAttribute("aria-pressed", "true");
  expect(fetched).toEqual([]);
  await heart(other, "The Lattice Board").click();
  await expect(named(page)).toHaveText(["Offset Cake Studio", "The Lattice Board"]);
  expect(fetched).not.toEqual([]);

  // A heart that is taken away takes the row along, unless something is written there.
  await business(page, "The Lattice Board").getByLabel("What it includes").fill("Three tiers, delivered");
  await heart(other, "The Lattice Board").click();
  await expect(
    business(page, "The Lattice Board").getByText("You removed this vendor from your saved list."),
  ).toBeVisible();
  await business(page, "The Lattice Board").getByRole("button", { name: "Remove it" }).click();
  await expect(named(page)).toHaveText(["Offset Cake Studio"]);
  await toastUndo(page).click();
  await expect(business(page, "The Lattice Board").getByLabel("What it includes")).toHaveValue(
    "Three tiers, delivered",
  );
  await business(page, "The Lattice Board").getByRole("button", { name: "Keep it" }).click();
  await expect(heart(other, "The Lattice Board")).toHaveAttribute("aria-pressed", "true");
  await heart(other, "Elaichi Lane Bakery").click();
  await expect(named(page)).toHaveCount(3);
  await heart(other, "Elaichi Lane Bakery").click();
  await expect(named(page)).toHaveText(["Offset Cake Studio", "The Lattice Board"]);
  await other.close();

  await page.reload();
  await expect(named(page)).toHaveText(["Offset Cake Studio", "The Lattice Board"]);

  // Whom the plan forgets is not saved any more.
  await page.getByRole("link", { name: "The Lattice Board" }).click();
  await expect(heart(page, "The Lattice Board")).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await page.getByRole("button", { name: "Remove The Lattice Board" }).click();
  await expect(named(page)).toHaveText(["Offset Cake Studio"]);
  await page.goForward();
  await expect(heart(page, "The Lattice Board")).toHaveAttribute("aria-pressed", "false");
});

test("a couple compares quotes, asks several at once with its day and guests filled in, and finds the answers again @unthemed-mobile", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await page.getByLabel("Wedding day").fill(weddingDay);
  await page.getByLabel("Guests in all").fill("180");
  await open("/vendors?category=cakes");
  for (const name of ["Offset Cake Studio", "The Lattice Board"]) await heart(page, name).click();
  await open("/venues/fairmont-palliser");
  await heart(page, "Fairmont Palliser").click();
  await open("/plan/shortlist");
  await expect(named(page)).toHaveCount(3);
  await page.getByRole("button", { name: "Add it" }).click();
  await expect(page.getByLabel("Found one elsewhere?")).toBeFocused();
  await expect(page.getByText("Enter a name.")).toBeVisible();
  await page.getByLabel("Found one elsewhere?").fill("Aunt Manjit");
  await expect(page.getByText("Enter a name.")).toBeHidden();
  await page.getByLabel("What they do").selectOption("Cakes");
  await page.getByRole("button", { name: "Add it" }).click();

  const quote = (name: string) => business(page, name).getByLabel("Quote", { exact: true });
  await quote("Offset Cake Studio").fill("1,450");
  await business(page, "Offset Cake Studio")
    .getByLabel("What it includes")
    .fill("Four tiers\nDelivery to Banff");
  await quote("Aunt Manjit").fill("300");
  await quote("The Lattice Board").fill("dear");
  await expect(page.getByText("Enter an amount in dollars up to $10,000,000.")).toBeVisible();
  await quote("The Lattice Board").fill("");
  await business(page, "Aunt Manjit").getByRole("radio", { name: "booked" }).check();

  // What is booked says whether the budget counts it, and goes where the couple wants it.
  const manjit = business(page, "Aunt Manjit");
  await expect(manjit).toContainText("$300 isn’t in your budget yet.");
  await manjit.getByLabel("Budget item for Aunt Manjit").selectOption("A new item");
  await expect(manjit).toContainText("In your budget as Aunt Manjit.");
  await quote("Aunt Manjit").fill("310");
  await expect(manjit).toContainText("not with this quote. Which item is the $310 for?");
  // A new item would add the whole quote once more.
  const forQuote = manjit.getByLabel("Budget item for Aunt Manjit");
  await expect(forQuote.getByRole("option")).toHaveText(["Choose one", "Aunt Manjit"]);
  await forQuote.selectOption("Aunt Manjit");
  await expect(manjit).toContainText("In your budget as Aunt Manjit.");
  await quote("Aunt Manjit").fill("300");
  await forQuote.selectOption("Aunt Manjit");
  await expect(manjit).toContainText("In your budget as Aunt Manjit.");

  const quotes = page.getByRole("region", { name: "Quotes side by side" });
  // A quote per guest comes to what it costs for the 180 who are expected.
  const perGuest = business(page, "Offset Cake Studio").getByRole("checkbox", { name: "Per guest" });
  await perGuest.check();
  await expect(quotes.getByRole("row", { name: /Offset Cake Studio/ })).toContainText("$261,000");
  await expect(quotes.getByRole("row", { name: /Offset Cake Studio/ })).toContainText("$1,450 per guest");
  await perGuest.uncheck();
  await expect(quotes.getByRole("rowheader")).toHaveText(["Cakes", "Aunt Manjit", "Offset Cake Studio"]);
  await expect(quotes.getByRole("row", { name: /Offset Cake Studio/ }).getByRole("cell")).toHaveText([
    "quoted",
    "$1,450",
    "+ $1,150",
    /^Four tiers\s+Delivery to Banff$/,
  ]);
  await expectSoundInBothLooks(page, ".plan");

  await page.getByRole("checkbox", { name: "Ask Offset Cake Studio" }).check();
  await page.getByRole("checkbox", { name: "Ask The Lattice Board" }).check();
  await page.getByRole("checkbox", { name: "Ask Fairmont Palliser" }).check();
  await page.getByRole("link", { name: "Ask these 3 at once" }).click();
  await expect(page.getByLabel("Wedding date")).toHaveValue(weddingDay);
  await expect(page.getByLabel("Guest count")).toHaveValue("151-200");
  await expect(page.getByLabel("Number of guests, as near as you know")).toHaveValue("180");
  const recipients = page.getByRole("group", { name: "Who should hear from you" });
  await expect(recipients.getByRole("checkbox", { checked: true })).toHaveCount(3);
  const email = `shortlist-${crypto.randomUUID().slice(0, 8)}@example.ca`;
  await page.getByLabel("Name", { exact: true }).fill("Asha and Tom");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(/WR-\w{4}-\w{4}/).first()).toBeVisible();

  await open("/plan/shortlist");
  // Behind a sample is nobody who could answer.
  const lattice = business(page, "The Lattice Board");
  await expect(lattice.getByText("Sample listing: nobody was asked")).toBeVisible();
  await expect(lattice.getByRole("radio", { name: "considering" })).toBeChecked();
  const palliser = business(page, "Fairmont Palliser");
  await expect(palliser.getByRole("radio", { name: "contacted" })).toBeChecked();
  await expect(palliser.getByText(/^Asked in your enquiry WR-/)).toBeVisible();
  const link = privatePathIn(await mailTo(email, ""));
  await open(link);
  await expect(page.getByRole("heading", { name: "Answers" })).toBeVisible();
  await open("/plan/shortlist");
  await palliser.getByRole("link", { name: /^Answers to WR-/ }).click();
  await expect(page.getByRole("heading", { name: "Answers" })).toBeVisible();
});

test("a plan's own weekend is checked against venues and vendors, and without a signal, too @unthemed", async ({
  page,
  open,
  context,
  allowBrowserError,
}) => {
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED/);
  await open("/plan/share");
  await restoreBackup(page, plannedWeddingCopy(40));
  await openTool(page, "Shortlist");
  const fit = page.getByRole("region", { name: "Where your weekend fits" });
  const counts = fit.locator(".fit-counts");
  await fit.getByText("Check your events against our venues and vendors").click();
  await expect(counts).toContainText(/fit if something is settled/);
  const caterers = fit.getByRole("checkbox", { name: "Halal caterer" });
  const vendors = fit.locator("#vendors");
  await caterers.check();
  await expect(vendors.getByRole("heading", { name: "Halal caterer" })).toBeVisible();
  await expect(vendors).toContainText(/Dum & Degh.*Whether they are free/);
  const [answer, booked] = [await counts.innerText(), await vendors.innerText()];
  await expectSoundInBothLooks(page, ".plan");

  await context.setOffline(true);
  await openTool(page, "Checklist");
  await openTool(page, "Shortlist");
  await fit.getByText("Check your events against our venues and vendors").click();
  await caterers.check();
  await expect(vendors).toBeVisible();
  expect([await counts.innerText(), await vendors.innerText()]).toEqual([answer, booked]);

  // Once its days are past, nobody is asked whether they are free.
  const asks = fit.getByRole("link", { name: /^Ask / });
  expect(await asks.count()).toBeGreaterThan(0);
  await page.clock.setFixedTime(albertaNoon(dayFromWedding(200)));
  await openTool(page, "Checklist");
  await openTool(page, "Shortlist");
  await fit.getByText("Check your events against our venues and vendors").click();
  await expect(counts).toBeVisible();
  await expect(asks).toHaveCount(0);
});
