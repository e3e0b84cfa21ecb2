import type { Locator } from "@playwright/test";

import { dayFromWedding } from "#test-support/sample-days.ts";

import { expectNoOverflow } from "./overflow.ts";
import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import { openTool, startPunjabiWedding, undoButton } from "./saved-plan.ts";

/** A wedding five months ahead: shorter than the list is made for. */
const wedding = new Date(Date.now() + 150 * 86_400_000).toISOString().slice(0, 10);

test("a couple with five months left sees what is next, ticks, gives away, adds, skips and prints @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/checklist");
  await expect(page.getByText("No day yet")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Agree on what you can spend/ })).not.toHaveCount(0);
  await page.locator(".checklist__hints").getByRole("link", { name: "Wedding details" }).first().click();
  await page.getByLabel("Wedding day", { exact: true }).fill(wedding);
  await page.getByRole("button", { name: "Punjabi or North Indian Hindu", exact: true }).click();
  await openTool(page, "Checklist");

  // The fire permit keeps the City's last day, with its source.
  const next = page.getByRole("region", { name: "What is next" });
  await expect(next.getByRole("heading", { level: 3 }).first()).toHaveText("This week");
  await expect(page.getByText("you have less")).toBeVisible();
  const stage = (name: string) => page.locator("details", { has: page.getByRole("heading", { name }) });
  const last = stage("The last three months");
  await last.locator("summary").click();
  await last.getByRole("button", { name: "File the fire permit for the havan" }).click();
  await expect(last.getByText("The City wants the package at least 30 days before")).toBeVisible();
  await expect(last.getByText("Source: City of Calgary, indoor fire code page")).toBeVisible();
  await expect(last.getByRole("link", { name: "Fire for a havan" })).toHaveAttribute(
    "href",
    /^\/planning.*#fire-permit$/,
  );
  await last.getByLabel("Who does it").fill("Ravi");
  await last.getByLabel("Note").fill("Hall sends the floor plan");
  await expectSoundInBothLooks(page, ".plan");

  // With the keyboard: from box to box, tick, open.
  await last.getByRole("checkbox").first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(last.getByRole("checkbox").nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(last.getByText("1 of")).toBeVisible();
  await expect(last.getByRole("checkbox").nth(1)).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(last.getByRole("button", { expanded: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Skip it: not for us" }).click();
  await expect(page.getByRole("button", { name: "We do need it" })).toBeVisible();

  // A task in one line.
  const task = page.locator(".add-task");
  await task.getByRole("button", { name: "Add" }).click();
  await expect(page.getByLabel("Add a task")).toBeFocused();
  await expect(task.getByText("Enter a task.")).toBeVisible();
  await page.getByLabel("Add a task").fill(`Fetch the safas by ${wedding} @Meera #baraat`);
  await expect(page.getByText(/^by .* · Meera · Baraat$/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Added: Fetch the safas")).toBeVisible();
  await page.getByLabel("Whose", { exact: true }).selectOption("Meera");
  await expect(page.locator(".task")).toHaveCount(1);
  await expect(stage("The day").getByRole("button", { name: "Fetch the safas" })).toBeVisible();

  // On paper: what is filtered, and nothing to press.
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".checklist-sheet");
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole("row", { name: /Fetch the safas.*Meera/ })).toBeVisible();
  await expect(page.getByLabel("Add a task")).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  // What is next leads to where it stands, and is ticked there or here.
  const title = next.locator(".next-tasks__title").first();
  await title.click();
  await expect(page.locator(".task__title:focus")).toHaveAttribute("aria-expanded", "true");
  await next.getByRole("checkbox").first().check();
  await expect(page.locator(".next-tasks__done")).toHaveText(/^1 of/);
  await undoButton(page).click();
  await expect(next.getByRole("checkbox").first()).not.toBeChecked();
  await page.reload();
  await page.getByLabel("Whose", { exact: true }).selectOption("Ravi");
  await expect(page.getByRole("button", { name: "File the fire permit for the havan" })).toBeVisible();

  // A filter that no task matches is cleared where it says so.
  await page.getByRole("button", { name: "Done", exact: true }).click();
  const none = page.locator(".empty-state", { hasText: "No task matches" });
  await expect(none).toBeVisible();
  await expectSoundInBothLooks(page, ".checklist__all");
  await none.getByRole("button", { name: "Clear the filters" }).click();
  await expect(none).toHaveCount(0);
  await expect(page.getByLabel("Whose", { exact: true })).toHaveValue("");
  await expect(page.locator(".task-stage, .checklist__all details").first()).toBeVisible();
});

test("the days to go are read beside what a couple that is behind can press", async ({ page, open }) => {
  await page.addInitScript(() => sessionStorage.setItem("wild-rose-example", "open"));
  await open("/plan/checklist");
  const spread = page.getByRole("button", { name: "Spread again from today" });
  await expect(spread).toBeVisible();
  const days = await page.locator(".next-tasks__days").boundingBox();
  expect(days?.width).toBeGreaterThan(130);
  // 'days until', and the date, in at most three lines.
  expect(days?.height).toBeLessThan(140);
  await expectNoOverflow(page);
});

test("a task stays in hand while its day is typed, and is in sight in its stage once it is closed", async ({
  page,
  open,
}) => {
  await open("/plan");
  await startPunjabiWedding(page);
  await openTool(page, "Checklist");
  await page.getByLabel("Add a task").fill("Pick up the lehenga");
  await page.keyboard.press("Enter");
  const stageOf = (task: Locator) =>
    page.locator("details", { has: task }).getByRole("heading", { level: 3 });
  const task = page.locator(".task__title", { hasText: "Pick up the lehenga" });
  if (!(await task.isVisible())) await page.getByRole("heading", { name: "Your own, without a day" }).click();
  await task.click();
  const due = page.locator(".task", { has: task }).getByLabel("By", { exact: true });
  for (const typed of [dayFromWedding(-47), dayFromWedding(-20)]) {
    await due.fill(typed);
    await expect(due).toBeFocused();
    await expect(stageOf(task)).toHaveText("Your own, without a day");
  }
  await task.press("Enter");
  await expect(task).toBeFocused();
  await expect(task).toBeInViewport();
  await expect(stageOf(task)).toHaveText("The last three months");
});
