import { putRow } from "#app/plan/document/plan-table.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { planBackup } from "#test-support/plan-backup.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";
import { withTheme } from "#test-support/browser-urls.ts";

import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";
import { copiedBy, saveBackup } from "./saved-plan.ts";

function plan() {
  const document = plannedWedding(4);
  putRow(households, document, "household-0", { message: "We bring the dhol" });
  const item = { event: "reception", minutes: 10, notes: "Nani films it" };
  putRow(moments, document, "reception.cake", { ...item, title: "Cake", after: 180 });
  return planBackup(document, "Simran-and-Daniel.wedding-plan");
}

test("without scripts a saved plan shows its replies and its schedule, to each link what it may see", async ({
  page,
  open,
  browser,
  baseURL,
  theme,
}) => {
  await saveBackup(page, open, plan());
  const edit = new URL(page.url()).pathname.replace(/\/share$/, "");
  const viewItem = page.getByRole("listitem").filter({ hasText: "money too, and changes nothing" });
  const view = await copiedBy(page, viewItem.getByRole("button", { name: "Copy link" }), "/plans/");

  const elsewhere = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 360, height: 740 },
  });
  const reader = await elsewhere.newPage();
  await reader.goto(withTheme(edit, theme));
  await expect(reader.getByText("your browser has to run scripts")).toBeVisible();
  await reader.getByRole("main").getByRole("link", { name: "Replies" }).click();
  const main = reader.getByRole("main");
  // The server keeps up with the plan within seconds.
  await expect(async () => {
    await reader.reload();
    await expect(main.getByRole("heading", { name: "Simran and Daniel: replies" })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await expect(main.getByRole("listitem").filter({ hasText: "Gill family 1" })).toContainText(
    /Reception 0 of 1[^]*We bring the dhol/,
  );
  await expect(main.getByRole("listitem").filter({ hasText: "Li family 3" })).toContainText(
    "Reception no reply yet",
  );
  await expectNoOverflow(reader);
  await main.getByRole("link", { name: "Schedule" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "Cake" })).toContainText(
    /\d:\d\d p\.m\.[^]*Nani films it/,
  );
  await expectNoOverflow(reader);
  const sheet = reader.url();

  await reader.goto(withTheme(new URL(view).pathname, theme));
  await main.getByRole("link", { name: "Schedule" }).click();
  await expect(main.getByRole("listitem").filter({ hasText: "Cake" })).toBeVisible();
  await expect(main).not.toContainText("Nani films it");
  await main.getByRole("link", { name: "Replies" }).click();
  await expect(main).toContainText("Gill family 1");
  await expect(main).not.toContainText("We bring the dhol");
  await elsewhere.close();

  // The sheet itself has no scripts; these are axe's.
  const viewer = await page.context().newPage();
  await viewer.goto(sheet);
  await expectAccessible(viewer);
  await viewer.close();
});
