import { telephonePhotograph } from "#test-support/photographs.ts";
import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";

import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";
import { openTool, savingStatus, saveBackup } from "./saved-plan.ts";

/** Of everything that the first visit loads, with the poster and the typefaces, in bytes. */
const maxFirstViewBytes = 120_000;

test("a couple publishes its page, a guest reads it without scripts and sees more with its code, and it is gone when it is taken off", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  await saveBackup(page, open, plannedWeddingCopy(3));
  await openTool(page, "RSVP");
  const gills = page
    .getByRole("region", { name: "Links to hand out" })
    .getByRole("listitem")
    .filter({ hasText: "Gill family 1" });
  const code = await gills.locator("code").innerText();

  await openTool(page, "Wedding page");
  await expect(page.getByRole("heading", { name: "Your page is a draft" })).toBeVisible();
  await page.getByLabel("Anyone with the address sees it: Reception").check();
  await page.getByLabel("What to wear: Reception").fill("Whatever you can dance in.");
  await page.getByLabel("Welcome", { exact: true }).fill("Come hungry.");
  await page.getByLabel("Show: Gifts").uncheck();
  await page.getByRole("button", { name: "Move up: Getting there" }).click();
  await expect(savingStatus(page)).toHaveText("Saved and shared");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your page is public" })).toBeVisible();
  await expectAccessible(page, ".plan");
  await expectNoOverflow(page);
  const address = page.getByRole("link", { name: /\/w\/simran-and-daniel-/ });
  const path = (await address.getAttribute("href")) ?? "";

  const elsewhere = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 360, height: 740 },
  });
  const guest = await elsewhere.newPage();
  const sent: Promise<number>[] = [];
  guest.on("requestfinished", (request) => {
    sent.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  await guest.goto(path, { waitUntil: "load" });
  const bytes = (await Promise.all(sent)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThanOrEqual(maxFirstViewBytes);
  await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Simran & Daniel");
  await expect(guest.getByRole("img", { name: /Save the date/ })).toBeVisible();
  await expect(guest.getByRole("main")).toContainText(
    /Come hungry\.[^]*Reception[^]*Whatever you can dance in\./,
  );
  await expect(guest.getByRole("main")).not.toContainText("Anand Karaj");
  await guest.getByLabel("Your code").fill("7kq2-m9xa-04tz");
  await guest.getByRole("button", { name: "Show my invitation" }).click();
  await expect(guest.getByText("This code doesn’t belong to this wedding")).toBeVisible();
  await guest.getByLabel("Your code").fill(code.toUpperCase());
  await guest.getByRole("button", { name: "Show my invitation" }).click();
  await expect(guest.getByRole("heading", { name: "Anand Karaj" })).toBeVisible();
  await expect(guest.getByRole("heading", { name: "In the gurdwara" })).toBeVisible();
  // A relative chooses the language, and the link to reply keeps it.
  const relative = await elsewhere.newPage();
  await relative.goto(guest.url());
  await relative.getByRole("link", { name: "ਪੰਜਾਬੀ" }).click();
  await expect(relative.getByRole("heading", { name: "ਅਨੰਦ ਕਾਰਜ" })).toBeVisible();
  await expect(relative.getByRole("heading", { name: "ਗੁਰਦੁਆਰਾ ਸਾਹਿਬ ਵਿੱਚ" })).toBeVisible();
  await expectNoOverflow(relative);
  await relative.getByRole("link", { name: "اردو" }).click();
  await expect(relative.locator(".guest-page")).toHaveAttribute("dir", "rtl");
  await expect(relative.getByText("Come hungry.")).toBeVisible();
  await expect(relative.locator(".guest-places p").first()).toContainText("، ");
  await expectNoOverflow(relative);
  await relative.getByRole("link", { name: "جواب دیں", exact: true }).click();
  await expect(relative).toHaveURL(/\/rsvp\/[\w-]+\?lang=ur$/);
  await expect(relative.locator(".guest-words")).toHaveAttribute("lang", "ur");
  await relative.close();
  await guest.getByRole("link", { name: "Reply", exact: true }).click();
  await expect(guest).toHaveURL(/\/rsvp\/[\w-]+$/);
  // A chat shows the poster with the household's link, now that it is public.
  const picture = guest.locator('meta[property="og:image"]');
  await expect(picture).toHaveAttribute("content", /\/w\/simran-and-daniel-\w+\/pictures\/share\.jpg/);
  const shared = await guest.request.get((await picture.getAttribute("content")) ?? "");
  expect([shared.status(), shared.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  await guest.getByRole("link", { name: "Days, places and what to wear" }).click();
  await expect(guest.getByRole("heading", { name: "Anand Karaj" })).toBeVisible();

  // The page itself has no scripts; these are axe's.
  const visitor = await page.context().newPage();
  await visitor.goto(`${path}/${code}`);
  await expectAccessible(visitor);
  for (const width of [320, 768, 1920]) {
    await visitor.setViewportSize({ width, height: 900 });
    await expectNoOverflow(visitor);
  }
  await visitor.close();

  // Before the server has said how the page is, its panel has the height that it keeps.
  const asked = Promise.withResolvers<void>();
  await page.route("**/wedding-page*", async (route) => {
    if (route.request().method() === "POST") await asked.promise;
    await route.continue();
  });
  await page.reload();
  const panel = page.locator(".wedding-page__publish");
  await expect(panel.getByText("Checking …")).toBeVisible();
  const height = await panel.evaluate((element) => element.clientHeight);
  asked.resolve();
  await expect(panel.getByRole("heading", { name: "Your page is public" })).toBeVisible();
  // Its lines are fractions of a pixel high.
  expect(Math.abs((await panel.evaluate((element) => element.clientHeight)) - height)).toBeLessThan(3);
  await page.unroute("**/wedding-page*");

  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByRole("heading", { name: "Your page is a draft" })).toBeVisible();
  expect((await guest.goto(path))?.status()).toBe(404);
  expect((await guest.goto(`${path}/${code}`))?.status()).toBe(404);
  await elsewhere.close();
});

test("a couple's photograph is seen once it is published, and by nobody after the plan is deleted", async ({
  page,
  open,
  allowBrowserError,
  browser,
  baseURL,
}) => {
  await saveBackup(page, open, plannedWeddingCopy(1));
  await openTool(page, "Wedding page");
  await page.getByLabel("Anyone with the address sees it: Reception").check();
  await expect(savingStatus(page)).toHaveText("Saved and shared");
  allowBrowserError(/^error: Failed to load resource: the server responded with a status of 422/);
  const files = page.getByLabel(/^Add photographs/);
  await files.setInputFiles([
    { name: "notes.txt", mimeType: "image/jpeg", buffer: Buffer.from("Bring the rings.") },
    { name: "lake.jpg", mimeType: "image/jpeg", buffer: await telephonePhotograph(1200, 900) },
  ]);
  const sent = page.getByRole("list", { name: "What you sent" }).getByRole("listitem");
  await expect(sent.filter({ hasText: "lake.jpg" })).toContainText("Added");
  await expect(sent.filter({ hasText: "notes.txt" })).toContainText(/can’t read this file as a picture/);
  await page.getByLabel(/^Describe photograph 1/).fill("The two of us at the lake");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  const address = page.getByRole("link", { name: /\/w\/simran-and-daniel-/ });
  await expectAccessible(page, ".plan");
  await expectNoOverflow(page);
  const path = (await address.getAttribute("href")) ?? "";

  const elsewhere = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 360, height: 740 },
  });
  const guest = await elsewhere.newPage();
  const sizes: Promise<number>[] = [];
  guest.on("requestfinished", (request) => {
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize));
  });
  await guest.goto(path, { waitUntil: "load" });
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    maxFirstViewBytes,
  );
  const photograph = guest.getByRole("img", { name: "The two of us at the lake" });
  await photograph.scrollIntoViewIfNeeded();
  await expect(photograph).toHaveJSProperty("complete", true);
  const file = await photograph.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect((await guest.request.get(file)).status()).toBe(200);

  await openTool(page, "Save & share");
  await page.getByLabel("Yes, delete the online plan").check();
  await page.getByRole("button", { name: "Delete online plan" }).click();
  await expect.poll(async () => (await guest.goto(path))?.status()).toBe(404);
  expect((await guest.request.get(file)).status()).toBe(404);
  await elsewhere.close();
});
