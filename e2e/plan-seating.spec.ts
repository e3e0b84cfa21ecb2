import type { Locator, Page } from "@playwright/test";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { guests } from "#app/plan/schema/guests.schema.ts";
import { packSeatAssignments, seatedHouseholds, seatingTables } from "#app/plan/schema/seating.schema.ts";

import { planBackup } from "../test-support/plan-backup.ts";
import { plannedWedding } from "../test-support/planned-wedding.ts";
import { expectNoOverflow } from "./overflow.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { openTool, restoreBackup, toastUndo, undoButton } from "./saved-plan.ts";
import { openLargeWedding } from "./large-wedding.ts";

/** What drags: the mouse, or on a telephone a finger, which only the grip follows. */
async function handOf(page: Page, what: Locator) {
  if ((page.viewportSize()?.width ?? 0) > 600) {
    await what.hover();
    return {
      down: () => page.mouse.down(),
      move: (x: number, y: number) => page.mouse.move(x, y, { steps: 4 }),
      up: () => page.mouse.up(),
    };
  }
  const browser = await page.context().newCDPSession(page);
  const grip = await what.locator("[data-grip]").boundingBox();
  if (grip === null) throw new Error("There is nothing that a finger could drag by.");
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
    browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  return {
    down: () => touch("touchStart", { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 }),
    move: (x: number, y: number) => touch("touchMove", { x, y }),
    up: async () => {
      await touch("touchEnd");
      await browser.detach();
    },
  };
}

/** Drags as a hand does: what lies below the window comes up as the pointer waits at its edge. */
async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const place = async () => (await to.boundingBox()) ?? { x: 0, y: Number.POSITIVE_INFINITY };
  // In the middle: bars cover the foot of a phone's window.
  await what.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const hand = await handOf(page, what);
  await hand.down();
  await hand.move(200, height / 2);
  if ((await place()).y > height - 160) {
    await hand.move(200, height - 20);
    await expect.poll(async () => (await place()).y).toBeLessThan(height - 160);
  }
  await hand.move(200, height / 2);
  const { x, y } = await place();
  await hand.move(x + 60, y + 40);
  await expect(to).toHaveAttribute("data-over", "");
  await hand.up();
}

/** Opens a table's row, where it is not open already. */
async function openTable(table: Locator): Promise<void> {
  const row = table.getByRole("button", { name: /^Table \d+$/ });
  if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  await expect(row).toHaveAttribute("aria-expanded", "true");
}

test("a room of fifty tables is laid by hand, without a mouse and by proposal, and printed both ways @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await openLargeWedding(page);
  await openTool(page, "Seating");
  await expect(page.getByRole("button", { name: "Reception", pressed: true })).toBeVisible();
  const unseated = page.getByRole("region", { name: /^Without a seat/ });
  const tables = page.getByRole("region", { name: /^Tables/ });
  await page.getByLabel("Tables", { exact: true }).fill("50");
  await page.getByLabel("Seats at each").fill("0");
  await page.getByRole("button", { name: "Add tables" }).click();
  await expect(page.getByText("Enter 1 to 100 tables with 1 to 500 seats each.")).toBeVisible();
  await page.getByLabel("Seats at each").fill("16");
  await page.getByRole("button", { name: "Add tables" }).click();
  const table = (number: number) =>
    tables
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name: `Table ${number}`, exact: true }) });
  await expect(table(50)).toContainText("16 of 16 seats free");
  // No table stands beside the paper, where it would not be printed.
  const beside = await page.locator(".paper__columns").evaluate((columns) => {
    const { right } = columns.getBoundingClientRect();
    return [...columns.children].filter((of) => of.getBoundingClientRect().right > right + 1).length;
  });
  expect(beside).toBe(0);

  // With the keyboard: pick up, choose the table, set down; the next one is at hand.
  const brar = unseated.getByRole("button", { name: /^Brar family 10\W+4 people$/ });
  await brar.press("Enter");
  await expect(page.getByLabel("Brar family 10 to")).toBeFocused();
  await page.getByLabel("Brar family 10 to").press("ArrowDown");
  await page.getByLabel("Brar family 10 to").press("Enter");
  await expect(unseated.getByRole("button", { name: /^Brar family 20\b/ })).toBeFocused();
  await expect(table(2)).toContainText("Brar family 10");
  await openTable(table(2));
  await expect(table(2).getByRole("button", { name: /^Brar family 10\b/ })).toBeVisible();

  // With a pointer: dragged to a table that is too small for them, which is said.
  await table(2).getByText("Change").click();
  await table(2).getByLabel("Seats").fill("4");
  for (const family of [/^Dhaliwal family 12\b/, /^Dhaliwal family 22\b/])
    await drag(page, unseated.getByRole("button", { name: family }), table(2));
  await expect(page.getByText("Table 2: 10 people at 4 seats, 6 too many.")).toBeVisible();
  await expect(table(2)).toContainText("6 too many");

  await page.getByRole("button", { name: "Propose seats" }).click();
  await expect(unseated).toContainText("Everyone is seated.");
  await expectAccessible(page, ".plan");
  await expectNoOverflow(page);
  await undoButton(page).click();
  await expect(unseated.getByRole("button", { name: /^Gill family 1\b/ })).toBeVisible();
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(unseated.getByRole("button", { name: /^Gill family 1\b/ })).toHaveCount(0);

  // Who sat at a table that is removed has no seat; undone, all sit again.
  await table(2).getByRole("button", { name: "Remove Table 2" }).click();
  await expect(unseated.getByRole("button", { name: /^Brar family 10\b/ })).toBeVisible();
  await undoButton(page).click();
  await expect(table(2).getByRole("button", { name: /^Brar family 10\b/ })).toBeVisible();

  const sheet = page.getByRole("article");
  await expect(sheet.getByRole("heading", { level: 5 })).toHaveCount(50);
  await page.getByLabel("Sheet", { exact: true }).selectOption({ label: "Reception: by name" });
  await expect(sheet.getByRole("listitem").first()).toContainText(/^Arjun /);
});

test("42 tables on a phone: a press on a guest and one on a table seat them, families apart are named, and a search finds both @unthemed-mobile", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await openLargeWedding(page);
  await openTool(page, "Seating");
  const unseated = page.getByRole("region", { name: /^Without a seat/ });
  const tables = page.getByRole("region", { name: /^Tables/ });
  await page.getByLabel("Tables", { exact: true }).fill("42");
  await page.getByLabel("Seats at each").fill("16");
  await page.getByRole("button", { name: "Add tables" }).click();
  const search = page.getByLabel("Find a guest or table");
  const pick = (name: string) => unseated.getByRole("button", { name: new RegExp(`^${name}\\b`) });

  // Guest, then table, by thumb; what the kitchen sends there is counted.
  await search.fill("Table 40");
  await expect(page.getByText("0 households, 1 table.")).toBeVisible();
  await search.fill("");
  await pick("Gill family 1").click();
  await tables.getByRole("button", { name: "Seat here at Table 40" }).click();
  await expect(tables.getByRole("button", { name: "Table 40", exact: true })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  const table40 = tables.getByRole("listitem").filter({
    has: page.getByRole("heading", { name: "Table 40", exact: true }),
  });
  // Closed, it says who sits there and what they eat; opened, they can be moved.
  await expect(table40).toContainText("Gill family 1");
  await expect(table40).toContainText("1 Vegetarian");

  // Two families apart: at one table they are named, and moved they are not.
  await page.getByText("Together and apart").click();
  const rules = page.locator(".seating-wishes");
  await rules.getByLabel("Household", { exact: true }).selectOption({ label: "Gill family 1" });
  await rules.getByLabel("Other household").selectOption({ label: "Dhaliwal family 2" });
  await rules.getByRole("button", { name: "Add rule" }).click();
  await expect(rules.getByRole("listitem")).toContainText("Gill family 1 sits apart from Dhaliwal family 2");
  await expect(rules.getByLabel("Other household")).toBeFocused();
  // A rule for the same two says what it replaces.
  await rules.getByLabel("Rule").selectOption("sits with");
  await rules.getByLabel("Other household").selectOption({ label: "Dhaliwal family 2" });
  await expect(
    rules.getByText("This replaces your rule that Gill family 1 sits apart from Dhaliwal family 2."),
  ).toBeVisible();
  await rules.getByLabel("Rule").selectOption("sits apart from");
  await expect(rules.getByText(/^You already have this rule/)).toBeVisible();
  await rules.getByLabel("Other household").selectOption("");
  await rules.getByRole("button", { name: /^Remove ?: Gill family 1/ }).click();
  await expect(rules.getByRole("listitem")).toHaveCount(0);
  await toastUndo(page).click();
  await expect(rules.getByRole("listitem")).toContainText("Gill family 1 sits apart from Dhaliwal family 2");
  await pick("Dhaliwal family 2").click();
  await tables.getByRole("button", { name: "Seat here at Table 40" }).click();
  await expect(page.getByText(/both sit at Table 40/)).toBeVisible();
  await expectAccessible(page, ".plan");
  await expectNoOverflow(page);
  await search.fill("dhaliwal family 2");
  const moved = table40.getByRole("button", { name: /^Dhaliwal family 2\b/ });
  // By keyboard: picked up, the next table chosen, set down.
  await moved.press("Enter");
  await page.getByLabel("Dhaliwal family 2 to").press("Enter");
  await expect(page.getByText(/both sit at Table 40/)).toHaveCount(0);
  await search.fill("");
  await page.getByRole("button", { name: "Propose seats" }).click();
  await expect(unseated).toContainText("Everyone is seated.");
  await expect(page.getByText(/both sit at/)).toHaveCount(0);

  const sheet = page.getByRole("article");
  await expect(sheet).toContainText(/\d Vegetarian/);
  await page.getByLabel("Sheet", { exact: true }).selectOption({ label: "Reception: place cards" });
  await expect(sheet.getByRole("listitem").filter({ hasText: "Simran Gill" }).first()).toContainText(
    /Table \d+/,
  );
  // Everyone with a seat has a card of their own.
  await expect(
    sheet
      .getByRole("listitem")
      .filter({ hasText: /^Guest of / })
      .first(),
  ).toContainText(/Table \d+$/);
});

test("of a household at two tables it is known who sits where, on the cards too, and people change tables by name", async ({
  page,
  open,
}) => {
  const plan = plannedWedding(5);
  for (const table of ["left", "right"])
    putRow(seatingTables, plan, table, { event: "reception", name: `Split ${table}`, seats: 4 });
  // Five people, three of them with names.
  const seats = [
    { table: "left", people: 2 },
    { table: "right", people: 2 },
  ];
  putCell(seatedHouseholds, plan, "household-3", "reception", packSeatAssignments(seats));
  for (const name of ["Yash", "Zubin"])
    putRow(guests, plan, `guest-3-${name}`, { household: "household-3", name });
  await open("/plan/share");
  await restoreBackup(page, planBackup(plan));
  await openTool(page, "Seating");
  const table = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `Split ${name}` }) });
  for (const name of ["left", "right"]) {
    const row = table(name).getByRole("button", { name: `Split ${name}`, exact: true });
    if ((await row.getAttribute("aria-expanded")) === "false") await row.click();
  }
  const party = (name: string) => table(name).getByRole("button", { name: /^Sandhu family 4/ });
  await expect(party("left")).toContainText("Wei Sandhu, Yash");
  await expect(party("right")).toContainText("Zubin");

  await party("left").click();
  await page.getByLabel("How many of 2").fill("1");
  await page.getByLabel("Wei Sandhu").check();
  await page.getByLabel("Sandhu family 4 to").selectOption("right");
  await page.getByRole("button", { name: "Seat", exact: true }).click();
  await expect(party("left")).toContainText("Yash");
  await expect(party("left")).not.toContainText("Wei");
  await expect(party("right")).toContainText("Wei Sandhu, Zubin");
  await expectNoOverflow(page);

  await page.getByLabel("Sheet", { exact: true }).selectOption({ label: "Reception: place cards" });
  const card = (name: string) => page.getByRole("article").getByRole("listitem").filter({ hasText: name });
  await expect(card("Wei Sandhu")).toContainText("Split right");
  await expect(card("Yash")).toContainText("Split left");
  await expect(page.getByRole("article")).not.toContainText(" or ");
});
