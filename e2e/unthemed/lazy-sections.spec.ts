import type { Locator, Page, Route } from "@playwright/test";

import { expect, test } from "../fixtures.ts";

const section = (page: Page) => page.locator("#about-venues");
const tips = (page: Page) => section(page).getByRole("list", { name: "Tips" });
const code = /\/assets\/about-venues-[\w-]+\.js$/;

/** Opens the venues as somebody does who has not touched anything yet. */
async function openVenues(page: Page): Promise<void> {
  await page.goto("/venues");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await section(page).evaluate((element) => element.setAttribute("data-of-server", ""));
}

/** Holds the section's code back until it is let go. */
async function holdCode(page: Page, file = code) {
  const { promise: asked, resolve: ask } = Promise.withResolvers<Route>();
  await page.route(file, (route) => ask(route));
  return { asked, release: async () => (await asked).continue() };
}

test("the code of a section comes when it is in view, and takes over what the server wrote", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => void (code.test(request.url()) && asked.push(request.url())));
  await openVenues(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await tips(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  const area = section(page).getByRole("button", { name: "Downtown", exact: true });
  await expect(area).toBeVisible();
  await area.click();
  await expect(area).toHaveAttribute("aria-pressed", "true");
  await expect(section(page)).toHaveAttribute("data-of-server");
  expect(new URL(page.url()).search).toBe("");
});

test("a heart waits for no section's code and asks for none, and stays pressed when that takes over", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => void (code.test(request.url()) && asked.push(request.url())));
  const held = await holdCode(page);
  await openVenues(page);
  // The rest of the page may still change its face.
  await page.evaluate(() => document.fonts.ready.then(() => null));
  const height = (await section(page).boundingBox())?.height;
  expect(height).toBeGreaterThan(0);
  const heart = page.getByRole("button", { name: /^Save / }).first();
  // Without a pointer, which would load the code.
  await heart.evaluate((element: HTMLElement) => element.click());
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("dialog", { name: "Added to saved vendors" })).toBeVisible();
  expect(asked).toEqual([]);
  await tips(page).scrollIntoViewIfNeeded();
  await held.asked;
  await expect(tips(page).getByRole("listitem")).toHaveCount(9);
  expect((await section(page).boundingBox())?.height).toBe(height);
  await held.release();
  const area = section(page).getByRole("button", { name: "Downtown", exact: true });
  // Until the code has taken over, a press follows a link.
  await area.click();
  await expect(area).toHaveAttribute("aria-pressed", "true");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
});

for (const [by, press] of [
  ["a pointer", (area: Locator) => area.click()],
  ["Space", (area: Locator) => area.press("Space")],
] as const)
  test(`a press by ${by} before the code is here is made once it has come, and leads nowhere else`, async ({
    page,
  }) => {
    const held = await holdCode(page);
    await openVenues(page);
    const area = section(page).getByRole("button", { name: "Downtown", exact: true });
    await press(area);
    await held.asked;
    await expect(area).not.toHaveAttribute("aria-pressed", "true");
    await held.release();
    await expect(area).toHaveAttribute("aria-pressed", "true");
    expect(new URL(page.url()).search).toBe("");
  });

test("a form that is sent before its code is here is sent once it has come, on the same page", async ({
  page,
}) => {
  const held = await holdCode(page, /\/assets\/listing-end-[\w-]+\.js$/);
  await page.goto("/venues/fairmont-palliser");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByText("Report a problem").click();
  const form = page.locator("#something-wrong form");
  await form.getByLabel("What’s wrong").selectOption("A price is wrong");
  await form.getByLabel("Who you are").selectOption("A couple or a guest");
  await form.getByLabel("What it should say").fill(`Parking costs more now. ${crypto.randomUUID()}`);
  await form.getByRole("button", { name: "Send report" }).click();
  await held.asked;
  await held.release();
  await expect(form.getByText(/^Thank you\. We’ve got your report\./)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/venues/fairmont-palliser");
});

test("a form whose code hangs is sent as without scripts after a while, and busy until then", async ({
  page,
}) => {
  await page.clock.install();
  const held = await holdCode(page, /\/assets\/listing-end-[\w-]+\.js$/);
  await page.goto("/venues/fairmont-palliser");
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.getByText("Report a problem").click();
  const form = page.locator("#something-wrong form");
  await form.getByLabel("What’s wrong").selectOption("A price is wrong");
  await form.getByLabel("Who you are").selectOption("A couple or a guest");
  await form.getByLabel("What it should say").fill(`Parking is free now. ${crypto.randomUUID()}`);
  const send = form.getByRole("button", { name: "Send report" });
  await send.click();
  await held.asked;
  await expect(send).toHaveAttribute("aria-busy", "true");
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL(/\/something-wrong\?/);
  await expect(page.getByRole("heading", { name: "Thank you for telling us" })).toBeVisible();
});

test("a change of theme waits for the code, and is one step for the whole page", async ({ page }) => {
  const held = await holdCode(page);
  await openVenues(page);
  await page.getByRole("button", { name: "Switch to Indian Wedding Theme" }).click();
  await held.asked;
  await expect(page.locator("html")).toHaveAttribute("data-theme", "standard");
  await held.release();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "indian");
  await expect(tips(page)).toContainText("baraat");
  await expect(section(page)).toHaveAttribute("data-of-server");
});

test("code that cannot be loaded leaves a section of links", async ({ page, allowBrowserError }) => {
  allowBrowserError(/net::ERR_FAILED/);
  await page.route(code, (route) => route.abort());
  await openVenues(page);
  await tips(page).scrollIntoViewIfNeeded();
  await section(page)
    .getByRole("button", { name: /^Southwest/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/venues\?venueArea=southwest/);
  await expect(tips(page).getByRole("listitem")).toHaveCount(9);
});
