import { putRow } from "#app/plan/document/plan-table.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { weddingPageEvents } from "#app/plan/schema/wedding-page.schema.ts";
import { planBackup } from "#test-support/plan-backup.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { expect, test } from "./fixtures.ts";
import { openTool, savingStatus, saveBackup } from "./saved-plan.ts";

function plan() {
  const document = plannedWedding(1);
  putRow(weddingPageEvents, document, "reception", { isPublic: true });
  const item = { event: "reception", minutes: 10 };
  putRow(moments, document, "reception.cake", { ...item, title: "Cake", after: 180 });
  putRow(moments, document, "V1StGXR8", { ...item, title: "Video from Nani", after: 200 });
  return planBackup(document, "Simran-and-Daniel.wedding-plan");
}

test("guests see what is usually theirs, and a couple's own item once the couple shows it @unthemed", async ({
  page,
  open,
}) => {
  await saveBackup(page, open, plan());
  await openTool(page, "Wedding page");
  await expect(page.getByText("Guests see 2 of 5 items.")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your page is public" })).toBeVisible();
  const address = page.getByRole("link", { name: /\/w\/simran-and-daniel-/ });
  const path = (await address.getAttribute("href")) ?? "";
  const seen = async () => {
    const html = await (await page.request.get(path)).text();
    return /data-block="schedule"[^]*?<\/section>/.exec(html)?.[0] ?? "";
  };
  expect(await seen()).toContain("Cake");
  expect(await seen()).not.toContain("Video from Nani");

  await page.getByRole("link", { name: "Choose in your schedule" }).click();
  const order = page.getByRole("region", { name: "Schedule items" });
  const item = (title: string) =>
    order.getByRole("listitem").filter({ has: page.locator("summary", { hasText: title }) });
  await item("Cake").locator("summary").click();
  await expect(item("Cake").getByLabel("Guests see this")).toBeChecked();
  await item("Video from Nani").locator("summary").click();
  await item("Video from Nani").getByLabel("Guests see this").check();
  await item("Cake").getByLabel("Guests see this").uncheck();
  await expect(savingStatus(page)).toHaveText("Saved and shared");
  await expect.poll(seen).toContain("Video from Nani");
  await expect.poll(seen).not.toContain("Cake");
});
