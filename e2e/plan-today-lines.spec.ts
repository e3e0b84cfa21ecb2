import type { Locator, Page } from "@playwright/test";

import { albertaNoon } from "#app/calendar/alberta-time.ts";
import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";
import { dayFromWedding } from "#test-support/sample-days.ts";

import { expect, test } from "./fixtures.ts";
import { openTool, restoreBackup } from "./saved-plan.ts";

/** When the second payment of the photographer is due, and when it is overdue: it is the first of what is next. */
const dueDay = dayFromWedding(-137);
const afterThePayment = albertaNoon(dayFromWedding(-119));

/** Opens Today in a plan of twelve households. @returns what is next there */
async function openToday(
  page: Page,
  open: (path: string) => Promise<void>,
  now = afterThePayment,
): Promise<Locator> {
  await page.clock.setFixedTime(now);
  await open("/plan/share");
  await restoreBackup(page, plannedWeddingCopy(12));
  await openTool(page, "Today");
  return page.getByRole("region", { name: "Next" });
}

/** Follows a line of Today, looks at what it leads to, and goes back. */
async function follow(page: Page, line: Locator, tool: string, see: () => Promise<void>): Promise<void> {
  await line.click();
  await see();
  // What was asked for is in the address no more, and one step back is Today.
  await expect(page).toHaveURL(new RegExp(`/plan/${tool}(\\?theme=indian)?$`));
  await page.goBack();
  await expect(page.locator(".today")).toBeVisible();
}

test("every line of Today leads to the very household, task, payment, vendor or tables that it names", async ({
  page,
  open,
}) => {
  const next = await openToday(page, open);
  await openTool(page, "Shortlist");
  for (const name of ["Uncle Jas, dhol", "Aunt Manjit, cakes"]) {
    await page.getByLabel("Found one elsewhere?").fill(name);
    await page.getByRole("button", { name: "Add it" }).click();
  }
  await openTool(page, "Today");

  const payment = next.getByRole("link", { name: / for Photograph/ }).first();
  await follow(page, payment, "budget", async () => {
    const shown = page.locator("li:focus");
    await expect(shown.getByLabel("What for")).toHaveValue("Payment 2");
    await expect(shown).toBeInViewport({ ratio: 1 });
  });

  const task = next.locator("li", { has: page.getByRole("checkbox", { name: /^Done: / }) }).first();
  const title = (await task.getByRole("link").textContent()) ?? "";
  await follow(page, task.getByRole("link"), "checklist", async () => {
    const shown = page.locator(".task__title:focus");
    await expect(shown).toHaveText(title);
    await expect(shown).toHaveAttribute("aria-expanded", "true");
    await expect(shown).toBeInViewport({ ratio: 1 });
  });

  const anandKaraj = page.getByRole("group").filter({ hasText: "Anand Karaj" });
  await anandKaraj.locator("summary").click();
  await follow(page, anandKaraj.getByRole("link", { name: "Seating" }), "seating", async () => {
    await expect(page.getByRole("button", { name: /^Anand Karaj/, pressed: true })).toBeVisible();
  });

  await anandKaraj.locator("summary").click();
  await follow(page, anandKaraj.getByRole("link", { name: "Edit details" }), "details", async () => {
    const shown = page.locator(".plan__event:focus");
    await expect(shown.getByLabel("Name")).toHaveValue("Anand Karaj");
    await expect(shown.getByLabel("Name")).toBeInViewport();
  });
  await anandKaraj.locator("summary").click();
  await follow(page, anandKaraj.getByRole("link", { name: "Schedule" }), "schedule", async () => {
    const shown = page.locator(".run summary:focus");
    await expect(shown).toContainText("Anand Karaj");
    await expect(shown).toBeInViewport({ ratio: 1 });
  });

  const find = page.getByRole("searchbox", { name: "Find a guest, vendor or task" });
  await find.fill("gill family 1");
  const found = page.getByRole("list", { name: "Found" }).getByRole("link").first();
  await follow(page, found, "guests", async () => {
    await expect(page.getByRole("dialog", { name: /^Gill family 1/ })).toBeVisible();
  });
  await find.fill(title);
  await follow(page, found, "checklist", async () => {
    await expect(page.locator(".task__title:focus")).toHaveText(title);
  });
  await find.fill("aunt manjit");
  await follow(page, found, "shortlist", async () => {
    const shown = page.locator(".shortlist__business:focus");
    await expect(shown.getByRole("heading")).toHaveText("Aunt Manjit, cakes");
    await expect(shown.getByRole("heading")).toBeInViewport({ ratio: 1 });
  });
});

test("a payment that is due today says so, as a task does @unthemed", async ({ page, open }) => {
  const next = await openToday(page, open, albertaNoon(dueDay));
  const payment = next.getByRole("listitem").filter({ hasText: " for Photograph" });
  await expect(payment.locator(".today-list__when")).toHaveText("Today");
});

test("a line of Today opened in a new tab leads to its row in a plan that is only on this device @unthemed", async ({
  page,
  browser,
  open,
}) => {
  const next = await openToday(page, open);
  // The same plan on another device: a set clock hides with what a window was opened.
  const device = await browser.newContext();
  const tab = await device.newPage();
  await tab.goto("/plan/share");
  await restoreBackup(tab, plannedWeddingCopy(12));
  const openInTab = async (line: Locator) => tab.goto((await line.getAttribute("href")) ?? "");

  await openInTab(next.getByRole("link", { name: / for Photograph/ }).first());
  const payment = tab.locator("li:focus");
  await expect(payment.getByLabel("What for")).toHaveValue("Payment 2");
  await expect(payment).toBeInViewport({ ratio: 1 });
  await expect(tab).toHaveURL(/\/plan\/budget$/);

  const task = next.locator("li", { has: page.getByRole("checkbox", { name: /^Done: / }) }).first();
  const title = (await task.getByRole("link").textContent()) ?? "";
  await openInTab(task.getByRole("link"));
  const shown = tab.locator(".task__title:focus");
  await expect(shown).toHaveText(title);
  await expect(shown).toBeInViewport({ ratio: 1 });
  // Elsewhere and back it is an ordinary list again.
  await openTool(tab, "Budget");
  await openTool(tab, "Checklist");
  await expect(tab.locator(".task__title[aria-expanded=true]")).toHaveCount(0);
  await device.close();
});
