import type { Page } from "@playwright/test";

import { expect, expectAccessible, test } from "./fixtures.ts";

const guide = (page: Page) => page.locator("#areas");
const toggles = (page: Page) => page.getByRole("list", { name: "Areas on the map" });
const cards = (page: Page) => page.getByRole("list", { name: "Areas", exact: true });
const liveMap = (page: Page) => page.getByRole("region", { name: /^Interactive map/ });
const drawnMap = (page: Page) => page.getByRole("group", { name: "Map of Calgary with its wedding venues" });

/** The files of the live map that the browser has asked for. */
function watchLibrary(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/live-map-[^/]*\.(js|css)$/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

async function scrollToMap(page: Page) {
  await page.locator(".map-stage").scrollIntoViewIfNeeded();
  await expect(liveMap(page)).toBeVisible();
}

/** The names on the live map that a pin or another name lies on. */
const coveredNames = (page: Page) =>
  liveMap(page).evaluate((map) => {
    const boxes = (selector: string) =>
      [...map.querySelectorAll(selector)].map((element) => ({
        text: element.textContent,
        isShown: element.checkVisibility({ visibilityProperty: true }),
        box: element.getBoundingClientRect(),
      }));
    const names = boxes(".live-name span").filter(({ isShown }) => isShown);
    const all = [...boxes(".live-pin"), ...names];
    return names
      .filter((name) =>
        all.some(
          ({ box, text }) =>
            text !== name.text &&
            box.left < name.box.right &&
            box.right > name.box.left &&
            box.top < name.box.bottom &&
            box.bottom > name.box.top,
        ),
      )
      .map(({ text }) => text);
  });

test("the guide has five areas with what speaks for and against them (specification §2, §9) @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues");
  for (const name of [
    "Downtown",
    "Southwest Calgary",
    "Southeast Calgary",
    "Northwest Calgary",
    "Northeast Calgary",
  ]) {
    const card = cards(page)
      .getByRole("article")
      .filter({ has: page.getByRole("button", { name, exact: true }) });
    await expect(card.getByRole("heading", { name: "Pros" })).toBeVisible();
    await expect(card.getByRole("heading", { name: "Cons" })).toBeVisible();
    expect(await card.getByRole("link").count()).toBeGreaterThan(0);
  }
  await expect(toggles(page).getByRole("button")).toHaveCount(5);
});

test("a click on an area's button or card toggles its highlight, a second click clears it (specification §2, §4) @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues");
  const button = toggles(page).getByRole("button", { name: /^Southwest/ });
  const card = cards(page).getByRole("article").filter({ hasText: "Southwest Calgary" });
  const heading = card.getByRole("button", { name: "Southwest Calgary" });
  const shape = page.locator(".drawn-map--city .map-area--southwest");

  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(heading).toHaveAttribute("aria-pressed", "true");
  await expect(card).toHaveAttribute("data-chosen");
  await expect(shape).toHaveAttribute("data-chosen");

  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(card).not.toHaveAttribute("data-chosen");
  await expect(shape).not.toHaveAttribute("data-chosen");

  // Anywhere on the card, here on its description; its links lead elsewhere.
  await card.click({ position: { x: 60, y: 110 } });
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await toggles(page)
    .getByRole("button", { name: /^Northeast/ })
    .click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(cards(page).getByRole("button", { name: "Northeast Calgary" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("an area of the live map is highlighted, shown whole and let go again @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues");
  await scrollToMap(page);
  const shape = liveMap(page).locator(".map-area--northeast");
  const whole = await shape.boundingBox();
  const button = toggles(page).getByRole("button", { name: /^Northeast/ });
  await button.click();
  await expect(shape).toHaveAttribute("data-chosen");
  await expect
    .poll(async () => (await shape.boundingBox())?.height ?? 0)
    .toBeGreaterThan((whole?.height ?? 0) * 1.2);
  await button.click();
  await expect(shape).not.toHaveAttribute("data-chosen");
  await expect
    .poll(async () => Math.round((await shape.boundingBox())?.height ?? 0))
    .toBe(Math.round(whole?.height ?? 0));
});

test("the map's library is asked for only when the map comes into view, and nothing moves then @unthemed", async ({
  page,
  open,
}) => {
  const asked = watchLibrary(page);
  await open("/venues");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const before = await page.locator(".map-stage").boundingBox();
  const heightBefore = (await guide(page).boundingBox())?.height;
  await scrollToMap(page);
  expect(asked.some((url) => url.endsWith(".js"))).toBe(true);
  const after = await page.locator(".map-stage").boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  expect((await guide(page).boundingBox())?.height).toBe(heightBefore);
});

test("a pin of the live map opens the venue's card, which leads to its page", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/venues");
  await scrollToMap(page);
  await liveMap(page).getByRole("button", { name: "Heritage Park" }).click();
  const card = page
    .getByRole("article", { name: "Heritage Park", exact: true })
    .and(page.locator(".map-card"));
  await expect(card).toContainText("Southwest Calgary");
  await expect(card).toContainText("Reportedly 344 seated, 1,000 standing");
  await card.getByRole("link", { name: "See the venue" }).click();
  await expectAt("/venues/heritage-park");
});

test("pins that lie too close together are one, which opens on a nearer map @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues");
  await scrollToMap(page);
  const palliser = liveMap(page).getByRole("button", { name: "Fairmont Palliser" });
  await expect(palliser).toHaveCount(0);
  await expect(liveMap(page).locator(".live-pin--many").first()).toHaveText(/^\d+ venues$/);
  expect(await coveredNames(page)).toEqual([]);
  for (let presses = 0; presses < 6 && (await palliser.count()) === 0; presses += 1)
    await liveMap(page)
      .getByRole("button", { name: /venues close together/ })
      .first()
      .click();
  expect(await coveredNames(page)).toEqual([]);
  await palliser.click();
  await expect(page.locator(".map-card")).toContainText("Fairmont Palliser");
});

test("the map is used by keyboard: pins, card, zoom and areas @unthemed", async ({ page, open }) => {
  await open("/venues");
  await scrollToMap(page);
  const pin = liveMap(page).getByRole("button", { name: "Heritage Park" });
  await pin.focus();
  await page.keyboard.press("Enter");
  const card = page.locator(".map-card");
  await expect(card).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(pin).toBeFocused();

  const shape = liveMap(page).locator(".map-area--southwest");
  const whole = await shape.boundingBox();
  await liveMap(page).getByRole("button", { name: "Zoom in", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await shape.boundingBox())?.height ?? 0)
    .toBeGreaterThan((whole?.height ?? 0) * 1.5);

  const button = toggles(page).getByRole("button", { name: /^Downtown/ });
  await button.focus();
  await page.keyboard.press("Space");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Enter");
  await expect(button).toHaveAttribute("aria-pressed", "false");
});

test("the wheel scrolls the page over the map; with Ctrl it zooms the map @unthemed", async ({
  page,
  open,
}) => {
  await open("/venues");
  await scrollToMap(page);
  const shape = liveMap(page).locator(".map-area--southeast");
  const before = (await shape.boundingBox())?.height ?? 0;
  const box = await page.locator(".map-stage").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 260);
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
  expect((await shape.boundingBox())?.height).toBeCloseTo(before, 0);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -120);
  await page.keyboard.up("Control");
  await expect.poll(async () => (await shape.boundingBox())?.height ?? 0).toBeGreaterThan(before * 1.5);
});

test("where the library cannot be loaded the drawn map stays, with its links @unthemed", async ({
  page,
  open,
  allowBrowserError,
}) => {
  allowBrowserError(/Failed to load resource/);
  await page.route("**/live-map-*", (route) => route.abort());
  await open("/venues");
  await page.locator(".map-stage").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(drawnMap(page).getByRole("link", { name: "Heritage Park" })).toBeVisible();
  await expect(liveMap(page)).toHaveCount(0);
});

test("links of the drawn maps are large enough to be touched", async ({ page, open }) => {
  await page.route("**/live-map-*", (route) => route.abort());
  await open("/venues");
  const targets = page.locator("#areas .drawn-map a .map-pin__target");
  expect(await targets.count()).toBeGreaterThan(20);
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test("axe finds nothing on the guide, drawn and live, with an area chosen and a card open", async ({
  page,
  open,
}) => {
  await open("/venues?venueArea=southwest");
  await expectAccessible(page, "#areas");
  await scrollToMap(page);
  await liveMap(page).getByRole("button", { name: "Heritage Park" }).click();
  await expect(page.locator(".map-card")).toBeFocused();
  await expectAccessible(page, "#areas");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("areas are links: one to choose, the same to clear @unthemed", async ({ page, open, expectAt }) => {
    await open("/venues");
    await toggles(page)
      .getByRole("button", { name: /^Southwest/ })
      .click();
    await expect(page).toHaveURL(/\/venues\?venueArea=southwest(&theme=indian)?#areas$/);
    await expect(toggles(page).getByRole("button", { name: /^Southwest/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(drawnMap(page).locator(".map-area--southwest")).toHaveAttribute("data-chosen");
    await expect(cards(page).getByRole("article").filter({ hasText: "Southwest Calgary" })).toHaveAttribute(
      "data-chosen",
    );
    await cards(page).getByRole("button", { name: "Southwest Calgary" }).click();
    await expectAt("/venues#areas");
    await expect(guide(page).locator("[data-chosen]")).toHaveCount(0);
  });

  test("the drawn map stands in the place of the live one, and its pins lead to the venues @unthemed", async ({
    page,
    open,
    expectAt,
  }) => {
    await open("/venues");
    await expect(drawnMap(page)).toBeVisible();
    await drawnMap(page).getByRole("link", { name: "Heritage Park" }).click();
    await expectAt("/venues/heritage-park");
  });
});
