import type { Page } from "@playwright/test";

import { expect } from "../fixtures.ts";
import { test } from "../replaceable-site.ts";
import {
  savingStatus,
  savePlanOnServer,
  planField as field,
  untilWorkerReady,
  openAllTools,
  openTool,
} from "../saved-plan.ts";

const storedBuilds = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("plan-")));
/** The worker of a build has stored all that it needs, and none is on its way. */
const isReplaced = (page: Page, mark: string) =>
  page.evaluate(async (build) => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    const isThere = (await caches.keys()).some((name) => name.startsWith("plan-") && name.includes(build));
    return isThere && installing === null && waiting === null && active?.state === "activated";
  }, mark);

test("a plan that was opened under one build is whole and works offline under the next, and old ones are dropped", async ({
  page,
  open,
  context,
  replaceable,
  allowBrowserError,
}) => {
  test.setTimeout(180_000);
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket|ERR_FAILED|ERR_ABORTED/);
  await open("/plan/details");
  await field(page, "Whose wedding").fill("Simran and Daniel");
  await savePlanOnServer(page);
  await untilWorkerReady(page);
  await expect.poll(() => storedBuilds(page)).toHaveLength(1);
  const [first = ""] = await storedBuilds(page);

  // The window of the first build goes on, also with parts that it has not loaded yet.
  await replaceable.replace("_2");
  await openTool(page, "Checklist");
  await expect(page.locator(".plan__tool .plan__opening")).toHaveCount(0);
  await expect(savingStatus(page)).toHaveText("Saved and shared", { timeout: 60_000 });

  for (const [next, guests, before] of [
    ["_2", "180", ""],
    ["_3", "190", "180"],
  ] as const) {
    if (next === "_3") await replaceable.replace(next);
    await open("/plan/details");
    await expect.poll(() => isReplaced(page, next), { timeout: 60_000 }).toBe(true);
    await context.setOffline(true);
    await page.goto("/plan/details");
    await expect(field(page, "Whose wedding")).toHaveValue("Simran and Daniel");
    await expect(field(page, "Guests in all")).toHaveValue(before);
    await field(page, "Guests in all").fill(guests);
    await openAllTools(page);
    await context.setOffline(false);
    await expect(savingStatus(page)).toHaveText("Saved and shared", { timeout: 60_000 });
  }

  // The build before stays for windows that are open; the one before that is gone.
  const builds = await storedBuilds(page);
  expect(builds).toHaveLength(2);
  expect(builds).not.toContain(first);
});
