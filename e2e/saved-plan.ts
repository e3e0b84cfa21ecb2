import type { Page } from "@playwright/test";

import { expect } from "./fixtures.ts";

/** What the bar of a plan says of where it is kept. */
export const savingStatus = (page: Page) => page.locator(".plan-bar__keeping");

/** A field of the plan by its label; the first where a tool repeats it. */
export const planField = (page: Page, name: string) => page.getByLabel(name, { exact: true }).first();

/** Resolves when the worker has stored the plan's pages and answers for this window. */
export const untilWorkerReady = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => null));

/** Keeps the plan that is open on the server, and goes to the links that it then has. */
export async function savePlanOnServer(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Keep and share" }).click();
  await page.getByRole("button", { name: "Keep and share" }).click();
  await page.waitForURL(/\/plans\/[\w-]{27}\/share/);
  await expect(savingStatus(page)).toHaveText("Kept on the server");
}
