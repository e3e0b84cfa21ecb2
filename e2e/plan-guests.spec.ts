import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { guestListFiles } from "#test-support/guest-lists/guest-list-files.ts";
import { largePlanFile } from "#test-support/large-plan.ts";
import { planBackup } from "#test-support/plan-backup.ts";
import { weddingDay } from "#test-support/sample-days.ts";

import { addEvents } from "./add-events.ts";
import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { openTool, restoreBackup, undoButton } from "./saved-plan.ts";

const goToGuests = (page: Page) => openTool(page, "Guest list");
const grid = (page: Page) => page.getByRole("grid", { name: "Who is invited to what" });
const row = (page: Page, name: string) =>
  grid(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });
/** The cells of a line of the foot, in the order of the events. */
const foot = (page: Page, line: string) => row(page, line).getByRole("gridcell");

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.getByLabel("Paste your list").focus();
  await page.keyboard.press("ControlOrMeta+V");
}

async function openFilled(page: Page, open: (path: string) => Promise<void>, size: number): Promise<void> {
  await open("/plan/share");
  await restoreBackup(page, planBackup(largePlanFile(size)));
  await goToGuests(page);
  await expect(grid(page)).toBeVisible();
}

test("households are added in seconds, found again, invited by a press, and alike ones become one @unthemed-mobile", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await page.getByLabel("Wedding day").fill(weddingDay);
  await addEvents(page, ["Mehndi", "Nikah", "Reception"]);
  await goToGuests(page);
  await page.getByRole("textbox", { name: "Partner 1" }).fill("Fatima");
  await page.getByRole("textbox", { name: "Partner 2" }).fill("Daniel");
  await expectAccessible(page, ".plan");

  const name = page.getByRole("textbox", { name: "Household name" });
  await name.fill("Sukhpreet Gill");
  const many = page.getByLabel("How many", { exact: true });
  await many.fill("0");
  await name.press("Enter");
  await expect(page.getByText("Enter how many they are, from 1 to 500.")).toBeVisible();
  await expect(many).toBeFocused();
  await expect(many).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await many.fill("4");
  await page.getByText("Daniel", { exact: true }).first().click();
  await page.getByRole("group", { name: "Invited to" }).getByText("Nikah").click();
  await name.press("Enter");
  await expect(page.getByText("Sukhpreet Gill added, invited to Mehndi and Reception.")).toBeVisible();
  // Who is invited is as it was for the last one, and the field waits for the next name.
  await expect(name).toBeFocused();
  await page.keyboard.type("Sukhprit Kaur Gill");
  await page.keyboard.press("Enter");
  await expect(foot(page, "Invited")).toHaveText(["8", "0", "8"]);
  // A long name wraps in the middle of its column, above what stands there.
  const mehndi = grid(page).getByRole("columnheader", { name: "Mehndi" });
  await expect(mehndi.getByText("Mehndi")).toHaveCSS("text-align", "center");
  await expect(row(page, "Sukhpreet Gill").getByRole("gridcell")).toHaveText(["4", "–", "4"]);

  const duplicates = page.getByRole("region", { name: "1 likely duplicate" });
  await duplicates.getByRole("button", { name: "1 likely duplicate" }).click();
  await expect(duplicates).toContainText("The names sound alike");
  await duplicates.getByRole("button", { name: /^Merge/ }).click();
  await expect(foot(page, "Invited")).toHaveText(["4", "0", "4"]);
  await undoButton(page).click();
  await expect(foot(page, "Invited")).toHaveText(["8", "0", "8"]);
  await duplicates.getByRole("button", { name: /are not the same$/ }).click();
  await expect(duplicates).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Guests", exact: true })).toBeFocused();

  await page.getByRole("button", { name: /^Sukhpreet Gill/ }).click();
  const household = page.getByRole("dialog", { name: "Sukhpreet Gill" });
  await household.getByText("Swaminarayan").first().click();
  const coming = household.getByRole("textbox", { name: "Coming to Mehndi" });
  expect(await coming.evaluate(isPlaceholderWhole)).toBe(true);
  await coming.fill("3");
  await household.getByRole("button", { name: "Add a name" }).click();
  // The new name can be typed at once: the space in it presses nothing again.
  await expect(household.getByRole("region", { name: "By name" }).getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Bela Gill");
  await household.getByRole("button", { name: "Remove Bela Gill" }).click();
  await expect(household.getByText("Deleted “Bela Gill”")).toBeVisible();
  await household.getByRole("button", { name: "Undo" }).click();
  await expect(household.getByRole("region", { name: "By name" }).getByLabel("Name")).toHaveValue(
    "Bela Gill",
  );
  await expectAccessible(page, ".guest-dialog");
  await household.getByRole("button", { name: "Done" }).click();
  await expect(row(page, "Sukhpreet Gill").getByRole("gridcell").first()).toHaveText("3 of 4");
  await expect(foot(page, "Coming")).toHaveText(["3", "0", "0"]);
  const caterers = page.getByRole("region", { name: "For the caterers" });
  await expect(caterers.getByRole("row", { name: /^Swaminarayan/ })).toHaveText("Swaminarayan304");
  await page.getByLabel("Find").fill("bela");
  await expect(grid(page).getByRole("columnheader").first()).toHaveText("1 household");
});

test("a list of 220 households is worked on by keyboard, and what each event comes to follows @unthemed", async ({
  page,
  open,
  mobile,
}) => {
  await openFilled(page, open, 220);
  // The first guests are on the first screen, of a phone too.
  await expect(grid(page).getByRole("rowheader").first()).toBeInViewport({ ratio: 1 });
  await expectSoundInBothLooks(page, ".plan");
  const invited = foot(page, "Invited").first();
  const before = Number(await invited.textContent());
  await grid(page)
    .getByRole("button", { name: /^Anita Gill/ })
    .focus();
  await page.keyboard.press("ArrowRight");
  const cell = row(page, "Anita Gill").getByRole("gridcell").first();
  await expect(cell).toBeFocused();
  await expect(cell).toHaveAccessibleName("not invited");
  await page.keyboard.press("Space");
  await expect(cell).toHaveAccessibleName("1 invited");
  await expect(invited).toHaveText(`${before + 1}`);
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await expect(cell).toBeFocused();
  await expect(invited).toHaveText(`${before + 12}`);
  await expect(page.getByText(/^That’s more than the .+ in this household\.$/)).toBeVisible();
  await expect(foot(page, "Room left").first()).toHaveText(/^\d+ over$/);
  await expect(foot(page, "Plates").first()).toHaveText(/^\$\d/);

  // The last row is far below, and is not drawn before somebody goes there.
  await page.keyboard.press("Control+End");
  await expect(grid(page).locator(":focus")).toHaveAccessibleName(/invited|come/);
  const last = grid(page).locator("tbody").getByRole("row").last();
  await expect(last).toHaveAttribute("aria-rowindex", "221");
  expect(await grid(page).locator("tbody").getByRole("row").count()).toBeLessThan(60);

  await page.getByLabel("Find").fill("Iyer");
  if (mobile) await page.getByRole("button", { name: "Filters" }).click();
  await page.getByLabel("Tier").selectOption("Must");
  const all = grid(page).getByRole("button", { name: /shown to Maiyan/ });
  const shown = Number(/all (\d+)/.exec((await all.getAttribute("aria-label")) ?? "")?.[1]);
  expect(shown).toBeGreaterThan(0);
  await all.click();
  await expect(page.getByText(/households? invited to Maiyan\.$/)).toBeAttached();
  await page.getByLabel("Reply", { exact: true }).selectOption("Not invited");
  await page.getByLabel("At", { exact: true }).selectOption("Maiyan");
  const none = page.locator(".empty-state", { hasText: "No household matches" });
  await expect(none).toBeVisible();
  await undoButton(page).click();
  await expect(grid(page)).toBeVisible();

  // A filter that nobody matches is cleared where it says so.
  await page.getByLabel("Find").fill("nobody of this name");
  await expectSoundInBothLooks(page, ".guest-list");
  await none.getByRole("button", { name: "Clear the filters" }).click();
  await expect(grid(page)).toHaveAttribute("aria-rowcount", "225");
  await expect(page.getByLabel("Find")).toHaveValue("");
});

test("on a phone a new household begins with one press @unthemed-mobile", async ({ page, open }) => {
  await openFilled(page, open, 20);
  const name = page.getByRole("textbox", { name: "Household name" });
  await expect(name).toBeHidden();
  const line = page.getByRole("button", { name: "Add a household" });
  await line.click();
  await expect(name).toBeFocused();
  await expectAccessible(page, ".plan");
  await page.keyboard.type("Zorawar Dhillon");
  await page.keyboard.press("Enter");
  await expect(row(page, "Zorawar Dhillon")).toBeVisible();
  await line.click();
  await expect(name).toBeHidden();
});

test("of a pasted chat a question is left out, and every line that is no household can be @unthemed", async ({
  page,
  open,
}) => {
  await openFilled(page, open, 20);
  const exchange = page.getByRole("region", { name: "Import and export" });
  await paste(
    page,
    "[12/03/2027, 9:14 p.m.] ~ Mum: Raju uncle 2 <This message was edited>\n" +
      "[12/03/2027, 9:15 p.m.] ~ Mum: haan ji\n" +
      "[12/03/2027, 9:16 p.m.] ~ Mum: did you add Chacha ji??\n",
  );
  await expect(exchange.getByText("We read 2 households with 3 guests.")).toBeVisible();
  await expect(exchange.getByText("What we read: household, proposed by, tags")).toBeVisible();
  await expect(exchange.getByText("line 3: a message, so it’s left out. Tick it to add it.")).toBeVisible();
  await expect(exchange.getByRole("checkbox", { name: "did you add Chacha ji??" })).not.toBeChecked();
  await exchange.getByRole("checkbox", { name: "haan ji" }).uncheck();
  await expect(exchange.getByText("1 new, 2 left out")).toBeVisible();
  await expectAccessible(page, ".guest-exchange");
  await exchange.getByRole("button", { name: "Add 1 household" }).click();
  await expect(row(page, "Raju uncle")).toBeAttached();
  await expect(row(page, "haan ji")).toHaveCount(0);
});

test("a spreadsheet is looked at before it changes anything, is taken over in one step, and comes out as it is @unthemed", async ({
  page,
  open,
}) => {
  await openFilled(page, open, 20);
  const exchange = page.getByRole("region", { name: "Import and export" });
  const count = page.locator(".guest-summary__count");
  const before = (await count.textContent()) ?? "";
  await paste(
    page,
    "Family\tWhose side\tHow many\tShoe size\tLadies' sangeet\n" +
      "Nguyen, Linh\tthe groom's uncle\t3\t40\tyes\n" +
      "Harjeet Dillon\tSimran\t2\t\t\n" +
      `${"x".repeat(10_000)}\tSimran\t2\t\t\n` +
      "Baker\tSimran\t-2\t\t\n",
  );
  await expect(exchange.getByText("We read 3 households with 6 guests.")).toBeVisible();
  await expect(exchange.getByText("1 left out")).toBeVisible();
  await expect(exchange.getByText("Line 4: Household has 10,000 letters, at most 200 fit.")).toBeVisible();
  await expect(
    exchange.getByText("Line 5, Baker: How many: “-2” is not a number from 1 to 500."),
  ).toBeVisible();
  await expect(exchange.getByText(/^1 of 5 columns goes to the notes/)).toBeVisible();
  await exchange.getByLabel("Shoe size").selectOption("Tags");
  await exchange.getByLabel("“the groom's uncle”").selectOption("Daniel");
  await expect(exchange.getByText("Line 3: Harjeet Dillon is likely Harjit Dhillon")).toBeVisible();
  await exchange.getByLabel(/^Line 3/).selectOption("It is Harjit Dhillon: add what is new");
  await expectAccessible(page, ".guest-exchange");
  await expect(count).toHaveText(before);
  await exchange.getByRole("button", { name: "Add 2 and change 1" }).click();
  await expect(exchange.getByText(/^2 added, 1 changed\./)).toBeVisible();
  await expect(row(page, "Nguyen, Linh")).toBeAttached();
  await undoButton(page).click();
  await expect(count).toHaveText(before);
  await page.getByRole("button", { name: "Redo" }).first().click();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    exchange.getByRole("button", { name: "Download your list (CSV)" }).click(),
  ]);
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv).toContain('"Nguyen, Linh",Daniel');
  const file = exchange.getByLabel("Open a file");
  await file.setInputFiles({ name: "guest-list.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(exchange.getByText("22 households are unchanged.")).toBeVisible();
  await exchange.getByRole("button", { name: "Cancel" }).click();

  // Ten million letters do not freeze the page, and are refused in words.
  await file.setInputFiles({
    name: "everybody.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `Name,People\n${"Somebody whose name is long enough for a table,2\n".repeat(200_000)}`,
    ),
  });
  await expect(page.getByRole("alert")).toContainText("It has 200,000 lines, and a plan has room for 5,000");
  await expect(page.getByRole("alert")).toContainText("“everybody.csv”");
});

test("a workbook, a chat and contacts become households, each shown before it is added @unthemed-mobile", async ({
  page,
  open,
}) => {
  await open("/plan/guests");
  const exchange = page.getByRole("region", { name: "Import and export" });
  const openFile = async (name: string) =>
    exchange.getByLabel("Open a file").setInputFiles({
      name,
      mimeType: "application/octet-stream",
      buffer: Buffer.from(guestListFiles.find(({ file }) => file === name)?.bytes ?? []),
    });
  await openFile("both-sides.xlsx");
  await expect(exchange.getByText("We read 2 households with 8 guests.")).toBeVisible();
  const headings = exchange.getByLabel("The first line has the headings");
  await expect(headings).toBeAttached();
  await exchange.getByLabel(/^Sheet/).selectOption("Groom: 1 line");
  await exchange.getByRole("button", { name: "Add 1 household" }).click();
  await openFile("chat.txt");
  await expect(
    exchange.getByText("Line 7: Mr & Mrs Singh appears twice in this file: line 6 says the same"),
  ).toBeVisible();
  await expect(headings).not.toBeAttached();
  await exchange.getByLabel(/^Line 7/).selectOption("Add it as a new household");
  await expect(exchange.getByRole("button", { name: "Add 7 households" })).toBeVisible();
  await exchange.getByLabel(/^Line 7/).selectOption("Leave it out");
  await exchange.getByRole("button", { name: "Add 6 households" }).click();
  await exchange.getByLabel("Open a file").setInputFiles({
    name: "list.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n"),
  });
  await expect(exchange.getByRole("alert")).toHaveText(
    "“list.pdf”: This is a PDF. Copy the list and paste it.",
  );
  await openFile("contacts.vcf");
  await exchange.getByRole("button", { name: "Add 2 households" }).click();
  await expect(page.locator(".guest-summary__count")).toContainText("27");
});

test("a family's long name ends with its second line in the grid, and is whole where it is opened @unthemed-mobile", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await addEvents(page, ["Reception"]);
  await goToGuests(page);
  const long = "Venkatanarasimharajuvaripeta and Subramaniampillai families of Brampton and Edmonton";
  await page.getByRole("textbox", { name: "Household name" }).fill(long);
  await page.getByRole("button", { name: "Add household" }).click();
  const name = row(page, long).getByRole("rowheader").getByText(long);
  await expect(name).toBeVisible();
  const { above, below } = await name.evaluate((shown) => {
    const [line, cell] = [shown.getBoundingClientRect(), shown.closest("button")?.getBoundingClientRect()];
    return { above: line.top - (cell?.top ?? 0), below: (cell?.bottom ?? 0) - line.bottom };
  });
  expect(above).toBeGreaterThanOrEqual(0);
  expect(below).toBeGreaterThanOrEqual(0);
  await name.click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: long })).toBeVisible();
});

/** Whether a field's placeholder has room in it. Runs in the page. */
function isPlaceholderWhole(field: SVGElement | HTMLElement): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
  const drawing = document.createElement("canvas").getContext("2d");
  if (drawing === null) return false;
  drawing.font = font;
  const room = field.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
  return drawing.measureText(field.placeholder).width <= room;
}
