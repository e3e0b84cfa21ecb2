import type { Browser, Page } from "@playwright/test";

import { dateParts } from "#app/calendar/date-arithmetic.ts";
import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";
import { withTheme } from "#test-support/browser-urls.ts";
import { weddingDay, weddingYear } from "#test-support/sample-days.ts";

import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";
import { openTool, pressSave, restoreBackup, saveBackup } from "./saved-plan.ts";

const links = (page: Page) => page.getByRole("region", { name: "Links to hand out" });
const rowOf = (page: Page, household: string) =>
  links(page).getByRole("listitem").filter({ hasText: household });

/** A small telephone that runs no scripts. */
async function openTelephone(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const telephone = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 360, height: 740 },
  });
  return telephone.newPage();
}

/** Whether the page has loaded the guests' font of Punjabi. */
const hasGurmukhi = () =>
  [...document.fonts].some(({ family, status }) => family.includes("Guest Gurmukhi") && status === "loaded");

const content = (phone: Page) => phone.locator(".guest-words");

test("households answer in Punjabi and in Urdu at 360 px without scripts, and the plan knows what and in which language @unthemed", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await saveBackup(page, open, plannedWeddingCopy(12));
  await openTool(page, "Guest list");
  await page.getByRole("button", { name: "Dhillon family 2" }).click();
  const household = page.getByRole("dialog", { name: "Dhillon family 2" });
  await household.getByLabel("Reads invitations in").selectOption("Punjabi");
  await household.getByRole("button", { name: "Close" }).click();
  await openTool(page, "RSVP");
  await page.getByLabel("Guests can reply").check();
  // Whoever cannot use the pages finds the number on the card, in the message and on the page.
  await page.getByLabel("Phone for replies by voice").fill("403 555 0142");
  const dhillons = await rowOf(page, "Dhillon family 2").locator("code").innerText();
  const gills = await rowOf(page, "Gill family 11").locator("code").innerText();

  // Its note on the page it words for Punjabi, too.
  await page.getByLabel("What every household reads first").fill("We cannot wait.");
  await page.getByText("Word it in other languages").click();
  const punjabiNote = page.getByLabel("What households read first in Punjabi");
  await expect(punjabiNote).toHaveAttribute("lang", "pa");
  await punjabiNote.fill("ਅਸੀਂ ਤੁਹਾਡੀ ਉਡੀਕ ਕਰ ਰਹੇ ਹਾਂ।");
  await expectAccessible(page, ".plan");

  // The couple suggested Punjabi: the message is in it, in the couple's own words if it likes, and the link opens in it.
  await rowOf(page, "Dhillon family 2").getByRole("button", { name: "Send to Dhillon family 2" }).click();
  const day = dateParts(weddingDay)[2];
  const sending = page.getByRole("dialog", { name: "Send to Dhillon family 2" });
  await expect(sending.getByLabel("Message", { exact: true })).toHaveValue(
    new RegExp(
      `^ਸਤ ਸ੍ਰੀ ਅਕਾਲ, Dhillon family 2! .*${day} ਜੂਨ ${weddingYear}[^]*ਤੁਸੀਂ ਫ਼ੋਨ ’ਤੇ ਵੀ ਜਵਾਬ ਦੇ ਸਕਦੇ ਹੋ: 403 555 0142`,
    ),
  );
  await sending.getByText("Preview their page").click();
  await expect(sending.getByRole("group", { name: "ਰਿਸੈਪਸ਼ਨ" })).toBeVisible();
  await expect(sending.getByText("ਅਸੀਂ ਤੁਹਾਡੀ ਉਡੀਕ ਕਰ ਰਹੇ ਹਾਂ।")).toBeVisible();
  // In the fonts of guests, which no page of the plan begins with.
  await expect.poll(() => page.evaluate(hasGurmukhi)).toBe(true);
  await sending.getByLabel("Language of message and page").selectOption("Hindi");
  await expect(sending.getByLabel("Message", { exact: true })).toHaveValue(
    new RegExp(`^नमस्ते, Dhillon family 2! .*${day} जून ${weddingYear}`),
  );
  await expect(sending.getByRole("group", { name: "रिसेप्शन" })).toBeVisible();
  await sending.getByLabel("Language of message and page").selectOption("Punjabi");
  await expect(sending.getByLabel("Message", { exact: true })).toHaveValue(/^ਸਤ ਸ੍ਰੀ ਅਕਾਲ/);
  await sending.getByRole("button", { name: "Close" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".rsvp-cards li").filter({ hasText: gills })).toContainText(
    `${gills}Or call 403 555 0142`,
  );
  // Each card is in the language of its household.
  const punjabiCard = page.locator(".rsvp-cards li").filter({ hasText: dhillons });
  await expect(punjabiCard).toHaveAttribute("lang", "pa");
  await expect(punjabiCard).toContainText("ਜਾਂ 403 555 0142 ’ਤੇ ਫ਼ੋਨ ਕਰੋ");
  await page.emulateMedia({ media: "screen" });

  const punjabi = await openTelephone(browser, baseURL);
  await expect(async () => {
    await punjabi.goto(withTheme(`/rsvp/${dhillons}`, theme));
    await expect(content(punjabi)).toHaveAttribute("lang", "pa", { timeout: 1_000 });
    await expect(content(punjabi)).toContainText("ਅਸੀਂ ਤੁਹਾਡੀ ਉਡੀਕ ਕਰ ਰਹੇ ਹਾਂ।", { timeout: 1_000 });
  }).toPass();
  await expect(content(punjabi)).toHaveAttribute("dir", "ltr");
  await expect(punjabi.locator("html")).toHaveAttribute("lang", "pa");
  await expectNoOverflow(punjabi);
  // In larger type, as an address remembers it, too.
  const title = punjabi.getByRole("heading", { level: 1 });
  const usual = await title.evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize));
  await punjabi.getByRole("link", { name: "ਵੱਡੇ ਅੱਖਰ" }).click();
  await expect(punjabi.getByRole("link", { name: "ਆਮ ਅੱਖਰ" })).toBeVisible();
  expect(await title.evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize))).toBeGreaterThan(
    usual,
  );
  await expectNoOverflow(punjabi);
  await punjabi.getByRole("button", { name: "ਜਵਾਬ ਭੇਜੋ" }).click();
  await expect(punjabi.getByText("ਘੱਟੋ-ਘੱਟ ਇੱਕ ਸਮਾਗਮ ਲਈ ਦੱਸੋ ਕਿ ਤੁਹਾਡੇ ਵਿੱਚੋਂ ਕਿੰਨੇ ਜਣੇ ਆਉਣਗੇ।")).toBeVisible();
  await punjabi.getByRole("group", { name: "ਮਹਿੰਦੀ" }).getByLabel("2 ਜਣੇ ਆਉਣਗੇ").check();
  await punjabi.getByRole("group", { name: "ਰਿਸੈਪਸ਼ਨ" }).getByLabel("1 ਜਣਾ ਆਵੇਗਾ").check();
  await punjabi.getByLabel("ਜੋੜੀ ਲਈ ਸੁਨੇਹਾ").fill("ਵਧਾਈਆਂ!");
  await punjabi.getByRole("button", { name: "ਜਵਾਬ ਭੇਜੋ" }).click();
  await expect(punjabi.getByText(/^ਧੰਨਵਾਦ!/)).toBeVisible();
  await expectNoOverflow(punjabi);
  await punjabi.context().close();

  // Nobody suggested Urdu: the code's page and the link remember the guest's own choice.
  const urdu = await openTelephone(browser, baseURL);
  await urdu.goto(withTheme("/rsvp", theme));
  await urdu.getByRole("link", { name: "اردو" }).click();
  await expect(content(urdu)).toHaveAttribute("dir", "rtl");
  await expect(urdu.getByText("یہ صفحہ استعمال نہیں کر سکتے؟")).toBeVisible();
  await urdu.getByLabel("آپ کا کوڈ").fill("7kq2");
  await urdu.getByRole("button", { name: "دعوت نامہ کھولیں" }).click();
  await expect(urdu.getByText("کوڈ میں بارہ حروف اور ہندسے ہوتے ہیں").first()).toBeVisible();
  await expect(urdu.getByText("پھر بھی نہ کھلے تو دولہا دلہن کو فون کریں")).toBeVisible();
  await expectNoOverflow(urdu);
  // The frame is theirs, too: nothing around the page is in English.
  await expect(urdu.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(urdu.getByRole("contentinfo")).toHaveText(
    "رازداری (انگریزی میں)\u2068Wild Rose Weddings\u2069 سے بنایا گیا",
  );
  await urdu.getByLabel("آپ کا کوڈ").fill(gills);
  await urdu.getByRole("button", { name: "دعوت نامہ کھولیں" }).click();
  await expect(content(urdu)).toHaveAttribute("dir", "rtl");
  // Nobody worded the note in Urdu.
  await expect(urdu.getByText("We cannot wait.")).toBeVisible();
  await expectNoOverflow(urdu);
  await expect(urdu.locator('bdi[dir="ltr"] a[href="tel:4035550142"]')).toHaveText("403 555 0142");
  await urdu.getByRole("group", { name: "ریسپشن" }).getByLabel("آئیں گے", { exact: true }).check();
  await urdu.getByRole("button", { name: "جواب بھیجیں" }).click();
  await expect(urdu.getByText(/^شکریہ!/)).toBeVisible();
  expect(new URL(urdu.url()).searchParams.get("lang")).toBe("ur");
  await urdu.context().close();

  await expect(rowOf(page, "Dhillon family 2")).toContainText("has replied");
  await expect(rowOf(page, "Gill family 11")).toContainText("has replied");
  await openTool(page, "Guest list");
  await page.getByRole("button", { name: "Gill family 11" }).click();
  const answered = page.getByRole("dialog", { name: "Gill family 11" });
  await expect(answered.getByLabel("Reads invitations in")).toHaveValue("ur");

  // With scripts, and on a wide window.
  const wide = await browser.newPage({ baseURL: baseURL ?? "", viewport: { width: 1440, height: 900 } });
  await wide.goto(withTheme(`/rsvp/${gills}`, theme));
  await expect(content(wide)).toHaveAttribute("dir", "rtl");
  await expectAccessible(wide);
  await wide.getByLabel("دولہا دلہن کے نام پیغام").fill("مبارک ہو");
  await wide.getByRole("link", { name: "हिन्दी" }).click();
  await expect(content(wide)).toHaveAttribute("lang", "hi");
  await expect(wide.getByLabel("जोड़े के लिए संदेश")).toHaveValue("مبارک ہو");
  // Its scripts leave the fonts of the page where they are.
  await expect
    .poll(() => wide.evaluate(() => document.fonts.check("16px 'Guest Devanagari'", "जवाब")))
    .toBe(true);
  expect(
    await wide.evaluate(() => [...document.fonts].some(({ family }) => family.includes("Guest Devanagari"))),
  ).toBe(true);
  await wide.goto(withTheme("/rsvp/abcd-efgh-jkmn?lang=hi", theme));
  await expect(wide.getByRole("heading", { name: "यह लिंक नहीं खुलता" })).toBeVisible();
  await expectAccessible(wide);
  await wide.getByRole("link", { name: "अपना कोड लिखें" }).click();
  await expect(wide.getByLabel("आपका कोड")).toBeVisible();

  // A busy site refuses in the guest's language what the page's scripts ask for, too.
  const refused = ["ਇਸ ਵੇਲੇ ਸਾਡੇ ਕੋਲ ਬਹੁਤ ਭੀੜ ਹੈ", "ਇਹ ਪੰਨਾ ਹੁਣੇ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ।", "ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ"];
  await wide.route("**/rsvp.data*", (route) =>
    route.fulfill({ status: 503, body: ["pa", ...refused].join("\n") }),
  );
  await wide.getByRole("link", { name: "ਪੰਜਾਬੀ" }).click();
  await expect(wide.getByRole("heading", { level: 1, name: refused[0] })).toBeVisible();
  await expect(wide.locator("html")).toHaveAttribute("lang", "pa");
  await expectAccessible(wide);
  await wide.getByRole("link", { name: refused[2] }).click();
  await expect(wide.getByLabel("ਤੁਹਾਡਾ ਕੋਡ")).toBeVisible();
  await wide.close();
});

test.describe("before the plan is stored on the device", () => {
  test.use({ serviceWorkers: "block" });

  test("while the words of one language do not come, no cards are printed and the page says why @unthemed", async ({
    page,
    open,
    allowBrowserError,
  }) => {
    allowBrowserError(/^warning: Service Worker registration blocked/);
    allowBrowserError(/^error: Failed to load resource/);
    await open("/plan/share");
    await restoreBackup(page, plannedWeddingCopy(12));
    await pressSave(page);
    await openTool(page, "Guest list");
    await page.getByRole("button", { name: "Dhillon family 2" }).click();
    const household = page.getByRole("dialog", { name: "Dhillon family 2" });
    await household.getByLabel("Reads invitations in").selectOption("Punjabi");
    await household.getByRole("button", { name: "Close" }).click();
    const punjabi = /\/assets\/pa-[\w-]+\.js$/;
    await page.route(punjabi, (route) => route.abort());
    await openTool(page, "RSVP");
    await page.getByLabel("Guests can reply").check();

    const print = links(page).getByRole("button", { name: "Print cards" });
    await expect(print).toBeDisabled();
    await expect(links(page)).toContainText(
      "We couldn’t load the cards in Punjabi. Check your connection and reload this page.",
    );
    await expectNoOverflow(page);
    // The other cards are there.
    const cards = page.locator(".rsvp-cards li");
    await expect(cards.filter({ hasText: "Gill family 11" })).toContainText("/rsvp");
    await expect(cards.filter({ hasText: "Dhillon family 2" })).toHaveCount(0);

    await page.unroute(punjabi);
    await page.evaluate(() => void dispatchEvent(new Event("online")));
    await expect(print).toBeEnabled();
    await expect(links(page)).not.toContainText("We couldn’t load");
    await expect(cards.filter({ hasText: "Dhillon family 2" })).toHaveAttribute("lang", "pa");
  });
});
