import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";
import { withTheme } from "#test-support/browser-urls.ts";
import { toolNames } from "#app/plan/ui/tool-ids.ts";

import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";
import { openTool, pressSave, savedHere, savingStatus, undoButton, untilWorkerReady } from "./saved-plan.ts";

test("the plan is an app: a low header, bars to every tool, its state offline, and Today leads to the work", async ({
  page,
  open,
  context,
  mobile,
  allowBrowserError,
}) => {
  test.setTimeout(180_000);
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED|ERR_ABORTED/);
  await open("/plan/share");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your plan");
  await expect(savingStatus(page)).toHaveText(savedHere);
  await page.locator("input[type=file]").setInputFiles(plannedWeddingCopy(40));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Simran and Daniel");
  const header = await page.locator(".plan-header").boundingBox();
  expect(header?.height).toBeLessThanOrEqual(56);
  await expect(page.locator(".site-header")).toHaveCount(0);
  await expect(page.locator(mobile ? ".plan-side" : ".plan-bar")).toBeHidden();

  for (const { name } of toolNames) {
    await test.step(name, async () => {
      await openTool(page, name);
      await expectAccessible(page);
      await expectNoOverflow(page);
    });
  }

  await openTool(page, "Today");
  await expect(page.locator(".event-state").first()).toBeVisible();
  const links = page.locator(".today a:not([href^='tel:'])");
  const targets = new Set(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")),
  );
  for (const tool of ["details", "checklist", "budget", "rsvp", "guests", "seating"])
    expect([...targets].map((target) => target.replace(/\?.*/, ""))).toContain(`/plan/${tool}`);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("button", { name: "Download a backup" }).last()).toBeVisible();
  await page.keyboard.press("Escape");
  await openTool(page, "Save & share");
  await pressSave(page);
  await untilWorkerReady(page);
  await openTool(page, "Today");
  await context.setOffline(true);
  await page.locator(".today-list").getByRole("checkbox").first().check();
  await expect(savingStatus(page)).toHaveText(/^(Saving …|Offline: \d+ changes? waiting)$/);
  await page.reload();
  await expect(savingStatus(page)).toHaveText(/^(Offline: s|S)aved on this (phone|computer)$/);
  await context.setOffline(false);
  await expect(savingStatus(page)).toHaveText("Saved and shared", { timeout: 45_000 });
});

test("a payment that is added from Today is repeated as money @unthemed", async ({ page, open }) => {
  await open("/plan/share");
  await page.locator("input[type=file]").setInputFiles(plannedWeddingCopy(1));
  await openTool(page, "Today");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  const sheet = page.locator("#plan-add");
  await sheet.getByRole("button", { name: "Payment", exact: true }).click();
  await sheet.getByLabel("Paid today, dollars").fill("1250");
  await sheet.getByLabel("What for").fill("Cake tasting");
  await sheet.getByRole("button", { name: "Add payment" }).click();
  await expect(sheet.getByText("Added: $1,250 for Cake tasting")).toBeVisible();
});

test("a plan is worked with the keyboard alone, and fits a window of 320 px @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/day");
  await expect(page.getByRole("heading", { name: "No schedule yet" })).toBeVisible();
  await expectAccessible(page);
  await open("/plan/share");
  await page.locator("input[type=file]").setInputFiles(plannedWeddingCopy(12));
  await openTool(page, "Today");
  // From the header to the side bar, and into a tool.
  await page.getByRole("button", { name: "Share", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#plan-share-sheet")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeFocused();
  // What a phone shows first is first in order.
  await page.locator("#content").focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".today__side :focus")).toHaveCount(1);
  await page.locator(".plan-side").getByRole("link", { name: "Checklist" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".checklist")).toBeVisible();
  await page.locator(".plan-side").getByRole("link", { name: "Today" }).focus();
  await page.keyboard.press("Enter");
  const box = page.locator(".today-list").getByRole("checkbox").first();
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();

  // With the last step undone or redone, the focus stays in the header.
  const undo = undoButton(page);
  await undo.focus();
  await page.keyboard.press("Enter");
  await expect(box).not.toBeChecked();
  await expect(undo).toBeDisabled();
  await expect(undo).toBeFocused();
  await page.getByRole("button", { name: "Redo" }).focus();
  await page.keyboard.press("Enter");
  await expect(box).toBeChecked();
  await expect(undo).toBeFocused();

  await page.setViewportSize({ width: 320, height: 700 });
  for (const { name } of toolNames) {
    await openTool(page, name);
    await expectNoOverflow(page);
  }

  // A window of 1280 by 1024 px that is magnified four times: what stays in place covers a quarter at most.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { name } of toolNames) {
    await openTool(page, name);
    await expectNoOverflow(page);
    expect(await page.evaluate(heightOfBars), name).toBeLessThanOrEqual(64);
  }

  // Text of one and a half times its size on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "24px"));
  await openTool(page, "Today");
  const countdown = await page.locator(".countdown").boundingBox();
  const lastLine = await page.locator(".countdown small").boundingBox();
  expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThan(
    (countdown?.y ?? 0) + (countdown?.height ?? 0),
  );
  await openTool(page, "Schedule");
  const hours = page.locator(".run summary time");
  await expect(hours.first()).toBeVisible();
  const wide = await hours.evaluateAll((all) => all.filter((hour) => hour.scrollWidth > hour.clientWidth));
  expect(wide).toHaveLength(0);
});

/** How much of the window's height is covered by what stays in place while the page is scrolled. Runs in the page. */
async function heightOfBars(): Promise<number> {
  window.scrollTo(0, 200);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const bars = [...document.querySelectorAll(".plan-app *")].filter((element) => {
    const { position } = getComputedStyle(element);
    const isStuck = position === "sticky" && element.getBoundingClientRect().top <= 60;
    // What scrolls within a box of its own covers no more than its box.
    const isOfPage = element.closest(".matrix, .seating-room") === null;
    return (position === "fixed" || isStuck) && isOfPage && element.checkVisibility();
  });
  const covered = bars.reduce((sum, element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return sum + Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(0, top));
  }, 0);
  window.scrollTo(0, 0);
  return covered;
}

test("without scripts the plan says what it needs, and links to the tools that work @unthemed", async ({
  browser,
  baseURL,
  theme,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  for (const path of ["/plan", "/plan/budget", "/plan/start"]) {
    await page.goto(withTheme(path, theme));
    await expect(page.getByText("browser has to run scripts")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link").first()).toHaveAttribute("href", /planning-tools/);
  }
  await context.close();
});
