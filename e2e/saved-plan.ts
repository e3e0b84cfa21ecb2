import type { Locator, Page } from "@playwright/test";

import { formatDate } from "#app/calendar/format-date.ts";
import { toolNames } from "#app/plan/ui/tool-ids.ts";
import type { planBackup } from "#test-support/plan-backup.ts";
import { weddingDay } from "#test-support/sample-days.ts";

import { expect } from "./fixtures.ts";

/** What the header of a plan says of where it is saved. */
export const savingStatus = (page: Page) => page.locator(".plan-status");

/** A plan that is on this device only. */
export const savedHere = /^Saved on this (phone|computer)$/;

/** Undo in the header; a toast after a deletion has another one. */
export const undoButton = (page: Page) => page.locator(".plan-header").getByRole("button", { name: "Undo" });

/** Undo in the toast of a deletion. */
export const toastUndo = (page: Page) =>
  page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" });

/** A field of the plan by its label; the first where a tool repeats it. */
export const planField = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first();

/** Resolves when the worker has stored the plan's pages and answers for this window. */
export const untilWorkerReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => null));

type ToolName = (typeof toolNames)[number]["name"];

/** Groups of the bar at the bottom of a phone; the first tool of each opens with the group. */
const barGroups: Readonly<Record<string, readonly ToolName[]>> = {
  Today: ["Today"],
  Guests: ["Guest list", "RSVP", "Seating"],
  Money: ["Budget"],
  Day: ["Schedule", "The day"],
};

/** Opens a tool of the plan: in the side bar of a wide window, or by the bar and the tabs of a phone. */
export async function openTool(page: Page, name: ToolName): Promise<void> {
  const side = page.locator(".plan-side");
  const bar = page.locator(".plan-bar");
  await page.locator(".plan-app").waitFor();
  if (await side.isVisible()) {
    await side.getByRole("link", { name, exact: true }).click();
    await expect(side.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
  } else {
    const group = Object.entries(barGroups).find(([, tools]) => tools.includes(name));
    if (group === undefined) {
      await bar.getByRole("button", { name: "More" }).click();
      await page.locator("#plan-more").getByRole("link", { name, exact: true }).click();
      await expect(page.locator("#plan-more")).toBeHidden();
    } else {
      await bar.getByRole("link", { name: group[0], exact: true }).click();
      if (group[1][0] !== name)
        await page.locator(".plan-tabs").getByRole("link", { name, exact: true }).click();
    }
  }
  await expect(page.locator(".plan__tool .plan__opening")).toHaveCount(0);
}

/** The heading of an event on its day, as a list of the plan begins it. */
export const eventHeading = (name: string, day: string): RegExp => new RegExp(`^${name}${formatDate(day)}`);

/** Opens every tool, one after the other. */
export async function openAllTools(page: Page): Promise<void> {
  for (const { name } of toolNames) await openTool(page, name);
}

/** Starts the plan of a Punjabi Sikh wedding on its day, where the three questions stand. */
export async function startPunjabiWedding(page: Page): Promise<void> {
  const start = page.getByRole("region", { name: "Start your plan" });
  await start.getByLabel("Wedding day").fill(weddingDay);
  await start.getByRole("radiogroup", { name: "Kind of wedding" }).getByText("Punjabi Sikh").click();
  await start.getByRole("button", { name: "Start your plan" }).click();
}

/** Saves the plan that is open on the server, and goes to the links that it then has. */
export async function savePlanOnServer(page: Page): Promise<string> {
  await openTool(page, "Save & share");
  return pressSave(page);
}

/** Begins a plan with no more than whose wedding it is, and saves it on the server. */
export async function saveNewPlan(
  page: Page,
  open: (path: string) => Promise<void>,
  whose: string,
): Promise<string> {
  await open("/plan/details");
  await planField(page, "Whose wedding").fill(whose);
  return savePlanOnServer(page);
}

/** Presses the button that saves the plan on the server, where it is shown. @returns the path of its link to edit */
export async function pressSave(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Save and get your link" }).click();
  await page.waitForURL(/\/plans\/[\w-]{27}\/share/);
  await expect(savingStatus(page)).toHaveText("Saved and shared");
  return new URL(page.url()).pathname.replace("/share", "");
}

/** Opens a backup in a new plan, where its file is chosen, and waits until the plan is there. */
export async function restoreBackup(page: Page, backup: ReturnType<typeof planBackup>): Promise<void> {
  await page.getByLabel("Restore a backup").setInputFiles(backup);
  await expect(page.getByText("Restored from")).toBeVisible();
}

/** Opens a backup in a new plan and saves it on the server. @returns the path of its link to edit */
export async function saveBackup(
  page: Page,
  open: (path: string) => Promise<void>,
  backup: ReturnType<typeof planBackup>,
): Promise<string> {
  await open("/plan/share");
  await restoreBackup(page, backup);
  return pressSave(page);
}

/**
 * What a press copies. The clipboard is the browser's: another test in it may have left a link there.
 * @param wanted is in it once it is the new one
 */
export async function copiedBy(page: Page, button: Locator, wanted: string): Promise<string> {
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await button.click();
  await expect.poll(copied).toContain(wanted);
  return copied();
}
