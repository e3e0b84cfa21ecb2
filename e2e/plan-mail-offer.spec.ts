import type { Page } from "@playwright/test";

import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, expectToast, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";
import { openTool, planField, savedHere, savingStatus } from "./saved-plan.ts";

const offerIn = (page: Page) => page.getByRole("region", { name: "Save your plan online" });

/** A plan of three answers, and the offer that it begins with. */
async function startPlan(page: Page) {
  await page.getByLabel("Partner 1").fill("Mira");
  await page.getByLabel("Partner 2").fill("Kavi");
  await page.getByRole("button", { name: "Start your plan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mira and Kavi");
  const offer = offerIn(page);
  await expect(offer).toBeVisible();
  return { offer, email: offer.getByLabel(/^Your email address/) };
}

test("a plan that was just started is saved online and its link mailed, at one press @unthemed-mobile", async ({
  page,
  open,
  browser,
  theme,
  mobile,
}) => {
  await open("/plan");
  const { offer, email } = await startPlan(page);
  await expect(offer).toContainText(`Your plan is only on this ${mobile ? "phone" : "computer"}.`);
  await expect(offer.getByRole("button", { name: "Save and email my link" })).toBeInViewport({ ratio: 1 });
  await expectSoundInBothLooks(page, ".plan");
  const address = `mira-${theme}@keepers.ca`;
  await email.fill(address);
  await offer.getByRole("button", { name: "Save and email my link" }).click();
  await page.waitForURL(/\/plans\/[\w-]{27}/);
  await expectToast(
    page,
    "Your plan is saved online",
    "Its link is on its way, unless that address has asked us for no more mail. Check your spam folder too.",
  );
  await expect(savingStatus(page)).toHaveText("Saved and shared");
  await expect(offer).toHaveCount(0);
  const link = new URL(page.url()).pathname;
  const mail = await mailTo(address, "The link to your wedding plan");
  expect(mail.text).toContain(`${link}\n`);

  // The phone is lost: another one has nothing but the mail.
  const elsewhere = await browser.newContext();
  const phone = await elsewhere.newPage();
  await phone.goto(`${link}/details`);
  await expect(planField(phone, "Whose wedding")).toHaveValue("Mira and Kavi");
  await openTool(phone, "Today");
  await expect(phone.locator(".today")).toBeVisible();
  await expect(offerIn(phone)).toHaveCount(0);
  await elsewhere.close();
});

test("'Not now' is remembered, and the example wedding is never asked @unthemed", async ({ page, open }) => {
  await open("/plan");
  await page.getByRole("button", { name: "Look around an example" }).click();
  await expect(page.locator(".today")).toBeVisible();
  await expect(offerIn(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Start your own" }).click();
  const { offer } = await startPlan(page);
  // Seen and left alone, it is still there.
  await page.reload();
  await expect(offer).toBeVisible();
  await offer.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".today")).toBeVisible();
  await expect(savingStatus(page)).toHaveText(savedHere);
  await expect(offer).toHaveCount(0);
  // A change is recorded, and the answer stays.
  await openTool(page, "Wedding details");
  await planField(page, "Guests in all").fill("140");
  await openTool(page, "Today");
  await page.reload();
  await expect(page.locator(".today")).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("without a signal, or with a wrong email, the offer says what to do and keeps what was typed @unthemed-mobile", async ({
  page,
  open,
  context,
  allowBrowserError,
}) => {
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|422/);
  await open("/plan");
  const { offer, email } = await startPlan(page);
  const save = offer.getByRole("button", { name: "Save and email my link" });
  await email.fill("mira@keepers");
  await save.click();
  await expect(offer.getByText("Enter the email address that the link goes to.")).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveValue("mira@keepers");
  await expectSoundInBothLooks(page, ".plan");
  await email.fill("mira@offline.keepers.ca");
  await context.setOffline(true);
  await save.click();
  await expect(offer.getByRole("alert")).toHaveText(
    "We couldn’t reach the server, so nothing was sent. Your email address is still here: check your connection, then press the button again.",
  );
  await expect(email).toHaveValue("mira@offline.keepers.ca");
  await expect(savingStatus(page)).toHaveText(savedHere);
  await context.setOffline(false);
  await save.click();
  await page.waitForURL(/\/plans\/[\w-]{27}/);
  await expect(savingStatus(page)).toHaveText("Saved and shared");
});
