import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { attendees, guests, households, invitations } from "#app/plan/schema/guests.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { withTheme } from "../../test-support/browser-urls.ts";
import { planBackup } from "../../test-support/plan-backup.ts";
import { plannedWedding } from "../../test-support/planned-wedding.ts";
import { expect, test } from "../fixtures.ts";
import { openTool, restoreBackup } from "../saved-plan.ts";

/** What a couple takes along on paper, and what has to stand on it. */
const printedPages = [
  ["/vendors/13", ["About", "Services and specialties", "Telephone"]],
  ["/venues/fairmont-palliser", ["Rooms and capacity", "Open flame", "Outside caterer", "Marriage licence"]],
  ["/planning", ["How do we get a marriage licence in Alberta?", "What does a wedding in Calgary cost?"]],
  [
    "/planning-tools?date=2098-07-10&place=banff&total=45000&guests=180",
    ["Thursday, 10 July 2098", "The marriage licence", "Where the money goes", "Together $45,000"],
  ],
] as const;

test("on paper everything that is known is ink on white, without what is for hands", async ({ page }) => {
  test.setTimeout(120_000);
  for (const theme of ["standard", "indian"] as const)
    for (const [path, wanted] of printedPages) {
      await page.emulateMedia({ media: "print" });
      await page.goto(withTheme(path, theme));
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      for (const text of wanted)
        await expect(page.getByRole("main").getByText(text).first(), path).toBeVisible();
      for (const role of ["banner", "contentinfo", "button", "combobox", "textbox"] as const) {
        // The shares of a budget are figures.
        const forHands = page.getByRole(role).and(page.locator(":not(.budget-line *)"));
        await expect(forHands.filter({ visible: true }), `${role} of ${path}`).toHaveCount(0);
      }
      await expect(page.getByText("Skip to content")).toBeHidden();
      expect(await page.evaluate(findPaleTexts), path).toEqual([]);
    }
  await page.goto("/venues/fairmont-palliser");
  const website = page.getByRole("main").getByRole("link", { name: /^Visit website/ });
  const [address, printed] = await website.evaluate((link) => [
    link.getAttribute("href"),
    getComputedStyle(link, "::after").content,
  ]);
  expect(printed).toContain(address);
  // These lead elsewhere, too, but each says what its row is of.
  await page.goto("/compare/costs?venues=celebration-hall&event=reception");
  await expect(page.locator(".what-if").getByText("Sunday for Saturday")).toBeVisible();
});

test("on paper a list is its listings, without search and filters", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const path of ["/", "/vendors", "/venues"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("article").filter({ visible: true }).first()).toBeVisible();
    for (const role of ["searchbox", "textbox", "combobox", "checkbox", "radio"] as const)
      await expect(page.getByRole(role).filter({ visible: true }), `${role} of ${path}`).toHaveCount(0);
  }
});

test("on paper the costs say what they are for, without what could be chosen", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  const costs = "/compare/costs?venues=celebration-hall,cottonbank-golf-club&event=reception&guests=120";
  await page.goto(costs);
  const sums = page.locator(".sum-card");
  await expect(sums).toHaveCount(2);
  await expect(page.locator("#cost-guests-1")).toHaveValue("120");
  await expect(page.locator("#cost-guests-1")).toBeVisible();
  await page.locator(".venue-choices").evaluate((choices) => choices.setAttribute("open", ""));
  await expect(page.getByRole("checkbox").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Move one event" })).toBeHidden();
  await page.goto(`${costs}&move=1&to=cottonbank-golf-club`);
  await expect(page.getByRole("heading", { name: "Move one event" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Reception at Cottonbank Golf Club" })).toBeVisible();
  await expect(page.getByLabel("Held at")).toBeHidden();
});

test("on paper a plan's tools are ink on white, without the navigation", async ({ page, open }) => {
  test.setTimeout(120_000);
  await open("/plan");
  await page.getByRole("button", { name: "Look around an example" }).click();
  await expect(page.locator(".today")).toBeVisible();
  for (const [name, words] of [
    ["The day", "The whole day"],
    ["Budget", "Budget:"],
    ["Guest list", "households"],
    ["Seating", "by table"],
    ["Checklist", "Printed on"],
    ["Schedule", "run sheet"],
    ["RSVP", "have replied"],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await openTool(page, name);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("main").getByText(words).filter({ visible: true }).first()).toBeVisible();
    await expect(page.locator(".plan-side, .plan-bar, .plan-header").filter({ visible: true })).toHaveCount(
      0,
    );
    expect(await page.evaluate(findPaleTexts), name).toEqual([]);
    // Nothing can be pressed on paper.
    const buttons = page.getByRole("main").locator("button, .button").filter({ visible: true });
    expect(await buttons.allInnerTexts(), name).toEqual([]);
  }
});

test("on paper the guest list has every household, not only the rows in view", async ({ page, open }) => {
  await open("/plan");
  await page.getByRole("button", { name: "Look around an example" }).click();
  await openTool(page, "Guest list");
  const summary = page.locator(".guest-summary__count");
  await expect(summary).toContainText("households");
  const listed = Number(/in ([\d,]+) households/.exec(await summary.innerText())?.[1]?.replace(",", ""));
  expect(await page.locator(".matrix__row").count()).toBeLessThan(listed);
  await page.emulateMedia({ media: "print" });
  const rows = page.locator(".paper tbody tr").filter({ visible: true });
  await expect(rows).toHaveCount(listed);
  await page.emulateMedia({ media: "screen" });
  await expect(page.locator(".paper")).toHaveCount(0);
  // What is filtered is what is printed.
  await page.locator("#guest-search").fill("gill");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Guest list, a selection" })).toBeVisible();
  expect(await rows.count()).toBeLessThan(listed);
});

/** What the margins leave of a sheet's width, in CSS pixels. */
const paperWidths = { Letter: 695, A4: 673 } as const;

test("on paper a guest list with eight events keeps within the sheet", async ({ page, open }) => {
  const plan = plannedWedding(4);
  for (const { id } of viewTable(events, plan).rows()) {
    putCell(invitations, plan, "household-0", id, "2:1");
    putCell(attendees, plan, "household-0", id, '["long"]');
  }
  putRow(guests, plan, "long", { household: "household-0", name: "Gurmeharpreet Gill-Dhaliwal" });
  await open("/plan/share");
  await restoreBackup(page, planBackup(plan));
  await openTool(page, "Guest list");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".paper thead th")).toHaveCount(11);
  await expect(page.locator(".paper td").filter({ hasText: "Gurmeharpreet" })).toHaveCount(8);
  for (const [sheet, width] of Object.entries(paperWidths)) {
    await page.setViewportSize({ width, height: 1000 });
    expect(await page.locator(".paper th, .paper td").evaluateAll(findCut), sheet).toEqual([]);
  }
});

test("on paper a budget's sum stands at its end alone, and place cards have all their lines", async ({
  page,
  open,
}) => {
  await open("/plan/share");
  const plan = plannedWedding(40);
  putRow(guests, plan, "guest-1", { name: "Balasubramanian Venkataramanarajanmurthysubramanian" });
  await restoreBackup(page, planBackup(plan));
  await openTool(page, "Budget");
  await page.emulateMedia({ media: "print" });
  // A footer of a table would be repeated on each sheet.
  await expect(page.locator(".budget-sheet tfoot")).toHaveCSS("display", "table-row-group");
  await page.emulateMedia({ media: "screen" });
  await openTool(page, "Seating");
  await page.getByLabel("Sheet", { exact: true }).selectOption({ label: "Reception: place cards" });
  await page.emulateMedia({ media: "print" });
  for (const [sheet, width] of Object.entries(paperWidths)) {
    await page.setViewportSize({ width, height: 1000 });
    const edges = await page
      .locator(".place-cards li")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().right));
    expect(edges.length).toBeGreaterThan(3);
    expect(Math.max(...edges), sheet).toBeLessThanOrEqual(width - 1);
    const long = page.locator(".place-cards b").filter({ hasText: "Balasubramanian" });
    expect(await long.evaluate(countLines), sheet).toBeLessThanOrEqual(2);
  }
});

test("on paper eighty households are three sheets, with their children", async ({ page, open }) => {
  const plan = plannedWedding(80);
  putRow(guests, plan, "riya", { household: "household-3", name: "Riya Sandhu", child: true });
  await open("/plan/share");
  await restoreBackup(page, planBackup(plan));
  await openTool(page, "Guest list");
  await page.emulateMedia({ media: "print" });
  const row = page.locator(".guest-sheet tbody tr").filter({ hasText: /^Sandhu family 4 / });
  await expect(row).toContainText("Riya Sandhu (child)");
  await expect(row.getByRole("cell").nth(1)).toHaveText("1");
  const sheets = await page.pdf({ format: "Letter" });
  expect(sheets.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3);
});

test("on paper names in any script have the site's own letters, which load only for them", async ({
  page,
  open,
}) => {
  const plan = plannedWedding(6);
  const faces = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => /Guest/.test(family) && status === "loaded")
          .length,
    );
  await open("/plan/share");
  await restoreBackup(page, planBackup(plan));
  await openTool(page, "Seating");
  await expect(page.locator(".paper")).toBeVisible();
  expect(await faces()).toBe(0);
  for (const [at, name] of ["ਸਿਮਰਨ", "सिमरन", "સિમરન", "سمرن"].entries())
    putRow(households, plan, `household-${at + 1}`, { name });
  await openTool(page, "Save & share");
  await restoreBackup(page, planBackup(plan));
  await openTool(page, "Seating");
  await expect(page.locator(".paper")).toContainText("ਸਿਮਰਨ");
  await expect.poll(faces).toBe(4);
});

/** On how many lines the words of a name stand: more than its words where one is broken. Runs in the page. */
function countLines(name: Element): number {
  const words = document.createRange();
  words.selectNodeContents(name);
  return new Set(Array.from(words.getClientRects(), ({ top }) => top)).size;
}

/** Cells whose words reach over their edge or over the sheet's. Runs in the page. */
function findCut(cells: Element[]): string[] {
  const { right: edge } = document.documentElement.getBoundingClientRect();
  return cells.flatMap((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    const { left, right } = cell.getBoundingClientRect();
    const { left: from, right: to } = words.getBoundingClientRect();
    return to > Math.min(right, edge) + 0.5 || from < left - 0.5 ? [cell.textContent ?? ""] : [];
  });
}

/** Texts that would not be legible on white paper (a contrast below 4.5). Runs in the page. */
function findPaleTexts(): string[] {
  const pale = new Set<string>();
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.closest("svg, script, .visually-hidden")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const tones = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
    const [red = 0, green = 0, blue = 0] = tones.map((tone) =>
      tone <= 10 ? tone / 255 / 12.92 : ((tone / 255 + 0.055) / 1.055) ** 2.4,
    );
    const contrast = 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
    if (contrast < 4.5)
      pale.add(`${parent.className || parent.tagName}: ${node.textContent.trim().slice(0, 40)}`);
  }
  return [...pale];
}
