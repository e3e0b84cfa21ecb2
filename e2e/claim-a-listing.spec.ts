import { privatePathIn } from "../test-support/mail-folder.ts";

import { expectNoOverflow } from "./overflow.ts";
import { desk } from "./desk.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";

/** The browser's own line for an answer that says what is wrong. */
const refused = /^error: Failed to load resource: the server responded with a status of 422/;

/** What is claimed stays so: no other test has this venue. */
const venue = { name: "Rimrock Resort Hotel", path: "/venues/rimrock", domain: "rimrockresort.com" };

test.describe("without scripts @unthemed-mobile", () => {
  test.use({ javaScriptEnabled: false });

  test("a venue claims its listing by mail, the desk approves, it says a fact, and a couple reads it, dated", async ({
    page,
    open,
  }) => {
    test.setTimeout(240_000);
    const { name, path, domain } = venue;
    const email = `noor@${domain}`;

    await open(path);
    await page.getByRole("link", { name: "Claim this listing" }).click();
    await page.getByLabel("Your name").fill("Noor Sandhu");
    await page.getByLabel("Your role").fill("Events manager");
    await page.getByLabel(/^Your email at the business/).fill("noor@gmail.com");
    await page.getByRole("button", { name: "Email me the link" }).click();
    await expect(page.getByText(`Use one that ends in ${domain}`).first()).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Noor Sandhu");
    await page.getByLabel(/^Your email at the business/).fill(email);
    await page.getByRole("button", { name: "Email me the link" }).click();
    await expect(page.getByText(/Your reference is/)).toBeVisible();
    const reference = /WB-\w{4}-\w{4}/.exec(await page.locator("main").innerText())?.[0] ?? "";
    expect(await desk("claims", "show", reference)).toMatch(/State:\s+unconfirmed/);

    await open(privatePathIn(await mailTo(email, "Please confirm")));
    await expectNoOverflow(page);
    await page.getByRole("button", { name: "Confirm my email" }).click();
    await expect(page.getByText("Our team will look at your claim")).toBeVisible();
    expect(await desk("claims", "approve", reference)).toContain(`${name} is managed by ${email}`);

    await open(privatePathIn(await mailTo(email, `You can now manage ${name}`)));
    await expectNoOverflow(page);
    const baraat = page.getByRole("listitem").filter({ hasText: "Baraat" });
    await baraat.locator("summary").click();
    await baraat.getByRole("radio", { name: "It depends" }).check();
    await baraat
      .getByLabel(/^In a sentence or two/)
      .fill("On the drive, until nine, with the horse's permit.");
    await baraat.getByRole("button", { name: "Tell couples" }).click();
    await expect(page.getByText("Saved. Couples see it on your page now.")).toBeVisible();
    expect(await desk("facts", "list")).toContain("until nine");

    const seen = page.locator("dt", { hasText: /^Baraat$/ }).locator("xpath=following-sibling::dd[1]");
    await expect(async () => {
      await open(path);
      await expect(seen).toContainText("Depends. On the drive, until nine", { timeout: 1000 });
    }).toPass({ timeout: 15_000 });
    await expect(seen).toContainText(/Reported by the venue, \d+ \w+ \d{4}\./);
    await expect(page.getByRole("link", { name: "Claim this listing" })).toHaveCount(0);
    await expect(page.getByText("Goes straight to the venue")).toBeVisible();
  });
});

test("with scripts a claim is refused and kept on the same page", async ({
  page,
  open,
  theme,
  allowBrowserError,
}) => {
  allowBrowserError(refused);
  await open(theme === "standard" ? "/claim?listing=88" : "/claim?listing=80");
  await expectAccessible(page);
  await page.getByLabel("Your name").fill("Noor Sandhu");
  await page.getByLabel("Your role").fill("Events manager");
  const address = page.getByLabel(/^Your email at the business/);
  await address.fill("noor@elsewhere.ca");
  await page.getByRole("button", { name: "Email me the link" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toBeFocused();
  await expect(alert).toContainText("Use an email that ends in that", { ignoreCase: true });
  await expectAccessible(page);
  await alert.getByRole("link", { name: "Your email at the business" }).click();
  await expect(address).toBeFocused();
  await address.fill(theme === "standard" ? "noor@river-cafe.com" : "noor@teatro.ca");
  await page.getByRole("button", { name: "Email me the link" }).click();
  await expect(page.getByText(/Your reference is/)).toBeVisible();
});
