import { formatDayAndMonth, formatWeekdayDate, weekdayNameOf } from "#app/calendar/date-words.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";

import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, test } from "./fixtures.ts";
import { openTool, startPunjabiWedding, undoButton } from "./saved-plan.ts";
import { openLargeWedding } from "./large-wedding.ts";

test("a couple sees its days over their sky, is told what clashes, moves a moment, and prints a sheet @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await openLargeWedding(page);
  await openTool(page, "Schedule");
  const picture = page.getByRole("region", { name: "All days on one timeline" });
  await expect(picture.getByRole("heading", { level: 3 })).toHaveText(
    [-2, -1, 0].map(dayFromWedding).map((day) => `${weekdayNameOf(day)} ${formatDayAndMonth(day)}`),
  );
  await expect(
    picture.getByText(/^Calgary: golden hour 9:01 p\.m\., sunset 9:54 p\.m\./).first(),
  ).toBeVisible();

  // Side by side the earliest day begins soon, on a phone each does: no empty hours stand before its first event.
  const skies = picture.locator(".day-column__sky");
  const before = await skies.evaluateAll((all) =>
    all.map((sky) =>
      Math.min(
        ...[...sky.querySelectorAll("button")].map(
          (button) => button.getBoundingClientRect().top - sky.getBoundingClientRect().top,
        ),
      ),
    ),
  );
  const isPhone = (page.viewportSize()?.width ?? 0) <= 600;
  expect(before).toHaveLength(3);
  expect(isPhone ? Math.max(...before) : Math.min(...before)).toBeLessThan(150);

  // More people than the venue's page names, and past the hour that the couple writes.
  const conflicts = page.getByRole("listitem").filter({ has: page.locator(".icon") });
  await expect(
    conflicts.filter({ hasText: /by its page here Celebration Hall \(sample\) takes \d+/ }),
  ).toBeVisible();
  const order = page.getByRole("region", { name: "Schedule items" });
  const reception = order.getByRole("listitem").filter({ hasText: "Reception" });
  await picture.getByRole("button", { name: /^Reception/ }).click();
  await reception.getByLabel("Booked until").fill("23:00");
  await expect(
    conflicts.filter({ hasText: "Reception ends at midnight, and the place is booked until" }),
  ).toBeVisible();
  await reception.getByLabel("Booked until").fill("02:00");
  await expect(conflicts.filter({ hasText: "the place is booked until" })).toHaveCount(0);

  // The usual moments are taken over in one step, and one is moved without a mouse.
  await reception.getByRole("button", { name: /^Add \d+ items$/ }).click();
  const dance = picture.getByRole("button", { name: /First dance$/ });
  await expect(dance).toHaveText("9:10 p.m. First dance");
  await dance.press("ArrowDown");
  await expect(dance).toHaveText("9:15 p.m. First dance");
  await order.getByRole("button", { name: "−5 minutes: First dance" }).click();
  await expect(dance).toHaveText("9:10 p.m. First dance");
  await reception.getByRole("checkbox", { name: "Tandoor on Tenth" }).check();
  await expectSoundInBothLooks(page, ".plan");

  await page.getByLabel("Sheet", { exact: true }).selectOption({ label: "For Tandoor on Tenth" });
  const sheet = page.getByRole("article");
  await expect(sheet).toContainText(`2:00 p.m. on ${formatWeekdayDate(weddingDay)}`);
  await expect(sheet).toContainText(/Diets: \d+ vegetarian\./);
  await expect(sheet).toContainText("(peanuts)");
  await page.getByLabel("Sheet", { exact: true }).selectOption({ label: "For Dhol and Decks" });
  await expect(sheet).not.toContainText("peanuts");
  await page.emulateMedia({ media: "print" });
  await expect(sheet).toBeVisible();
  await expect(picture).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  // Taken over in one step, given back in few: the plan is as it was.
  for (const undo = undoButton(page); await dance.count();) await undo.click();
  await expect(picture.getByText("Grand entrance")).toHaveCount(0);
});

test("a day is typed digit by digit: the item stays in hand, moves once it is closed, and its usual order with it", async ({
  page,
  open,
}) => {
  await open("/plan");
  await startPunjabiWedding(page);
  await openTool(page, "Schedule");
  const order = page.getByRole("region", { name: "Schedule items" });
  const dayOf = (date: string) => order.getByRole("region", { name: date });
  const entry = (name: RegExp) =>
    order.getByRole("listitem").filter({ has: page.locator("summary strong", { hasText: name }) });
  const milni = entry(/^Milni$/);
  await milni.locator("summary").click();
  const day = milni.getByLabel("Day", { exact: true });
  for (const typed of [dayFromWedding(-17), dayFromWedding(1)]) {
    await day.fill(typed);
    await expect(day).toBeFocused();
    await expect(dayOf(formatWeekdayDate(weddingDay)).getByText("Milni", { exact: true })).toBeVisible();
  }
  await expect(milni.locator("summary")).toContainText(
    `moves to ${formatWeekdayDate(dayFromWedding(1))} once it’s closed`,
  );
  await milni.getByLabel("Begins").fill("10:00");
  await expect(milni.locator("summary")).toContainText("10:00 a.m.");

  await milni.locator("summary").press("Enter");
  const moved = dayOf(formatWeekdayDate(dayFromWedding(1))).locator("summary", {
    has: page.locator("strong", { hasText: /^Milni$/ }),
  });
  await expect(moved).toBeFocused();
  await expect(moved).not.toContainText("once it’s closed");
  // The gurdwara's ceremony waited for it as usual, and waits for what is before it now.
  const anandKaraj = entry(/^Anand Karaj$/);
  await anandKaraj.locator("summary").click();
  await expect(anandKaraj.getByLabel("Starts after")).toHaveValue("baraat");
});

test("an event keeps its place among the others while its day is typed @unthemed", async ({ page, open }) => {
  await open("/plan");
  await startPunjabiWedding(page);
  await openTool(page, "Wedding details");
  const names = page.locator(".plan__event h3");
  const before = (await names.allTextContents()).map((name) => name.replace(/\d.*/, ""));
  const last = page.locator(".plan__event").last();
  const title = before.at(-1) ?? "";
  const day = last.getByLabel("Day", { exact: true });
  await day.fill(dayFromWedding(-17));
  await expect(day).toBeFocused();
  await expect(names.last()).toHaveText(`${title}${formatDate(dayFromWedding(-17))}`);
  await last.getByLabel("Begins").focus();
  await expect(names.last()).toHaveText(`${title}${formatDate(dayFromWedding(-17))}`);
  await page.getByRole("button", { name: "Another event" }).focus();
  await expect(names.first()).toHaveText(`${title}${formatDate(dayFromWedding(-17))}`);
});
