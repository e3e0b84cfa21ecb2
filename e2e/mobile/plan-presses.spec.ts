import type { Locator, Page } from "@playwright/test";

import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";

import { addEvents } from "../add-events.ts";
import { expectSoundInBothLooks } from "../both-looks.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { openTool, restoreBackup } from "../saved-plan.ts";

/** Presses allowed for each of the most frequent acts. */
const most = 2;

/** Presses what is wholly in the window as it is, and counts. */
function countPresses(page: Page): { press: (target: Locator) => Promise<void>; count: () => number } {
  let presses = 0;
  return {
    press: async (target) => {
      await expect(target).toBeInViewport({ ratio: 1 });
      presses += 1;
      await target.click();
      expect(await page.evaluate(() => window.scrollY), "nothing has to be scrolled").toBe(0);
    },
    count: () => presses,
  };
}

test("ten frequent acts take at most two presses from Today, without scrolling @unthemed", async ({
  page,
  open,
}) => {
  test.setTimeout(120_000);
  await open("/plan/share");
  await restoreBackup(page, plannedWeddingCopy(120));
  await openTool(page, "Today");
  // Asked once, and not again once it is answered.
  await page.getByRole("button", { name: "Not now" }).click();
  const next = page.getByRole("region", { name: "Next" });
  await expectSoundInBothLooks(page, "html");

  const act = async (name: string, work: (press: (target: Locator) => Promise<void>) => Promise<void>) =>
    test.step(name, async () => {
      if (!/\/plan(\?|$)/.test(page.url())) await openTool(page, "Today");
      await expect(next).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
      const { press, count } = countPresses(page);
      await work(press);
      expect(count(), name).toBeLessThanOrEqual(most);
    });
  const sheet = page.locator("#plan-add");
  const add = page.getByRole("button", { name: "Add", exact: true });

  await act("tick a task", async (press) => {
    const box = next.getByRole("checkbox", { name: /^Done: / }).first();
    await press(box);
    await expect(box).toBeChecked();
  });
  await act("add a task", async (press) => {
    await press(add);
    await expect(sheet.getByRole("textbox").first()).toBeFocused();
    await page.keyboard.type("Call the florist");
    await page.keyboard.press("Enter");
    await expect(sheet.getByText("Added: Call the florist")).toBeVisible();
    await expectAccessible(page, "#plan-add");
    await page.keyboard.press("Escape");
  });
  await act("add a guest", async (press) => {
    await press(add);
    await press(sheet.getByRole("button", { name: "Guest" }));
    await expect(sheet.getByRole("textbox").first()).toBeFocused();
    await page.keyboard.type("Zorawar Dhillon");
    await page.keyboard.press("Enter");
    await expect(sheet.getByText("Added: Zorawar Dhillon")).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await act("enter a payment", async (press) => {
    await press(add);
    await press(sheet.getByRole("button", { name: "Payment" }));
    await page.keyboard.type("250");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Cake tasting");
    await page.keyboard.press("Enter");
    await expect(sheet.getByText("Added: $250 for Cake tasting")).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await act("find a guest", async (press) => {
    await press(page.getByRole("searchbox", { name: "Find a guest, vendor or task" }));
    await page.keyboard.type("zorawar");
    const found = page.getByRole("list", { name: "Found" }).getByRole("link");
    await expect(found).toHaveText(/Zorawar Dhillon2 guests/);
    await press(found);
    const household = page.getByRole("dialog", { name: "Zorawar Dhillon" });
    await expect(household).toBeVisible();
    await expect(page).toHaveURL(/\/plan\/guests$/);
    await household.getByRole("button", { name: "Done" }).click();
  });
  await act("see who is coming to an event", async (press) => {
    await press(page.getByRole("group").filter({ hasText: "Mehndi" }).locator("summary"));
    await expect(page.getByRole("list", { name: "Coming" }).first()).toBeVisible();
  });
  await act("what is due", async (press) => {
    await press(page.getByRole("link", { name: /^Money/ }).first());
    await expect(page.getByRole("heading", { name: "To pay next" })).toBeInViewport({ ratio: 1 });
  });
  await act("what comes next on the day", async (press) => {
    await press(page.locator(".plan-bar").getByRole("link", { name: "Day", exact: true }));
    await press(page.locator(".plan-tabs").getByRole("link", { name: "The day", exact: true }));
    await expect(
      page.getByRole("region", { name: "Next", exact: true }).getByRole("heading", { level: 4 }).first(),
    ).toBeInViewport({ ratio: 1 });
  });
  await act("call a vendor", async (press) => {
    await press(page.getByRole("button", { name: "Call", exact: true }));
    await expect(page.locator("#plan-calls a").first()).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
  });
  await act("share", async (press) => {
    await press(page.getByRole("button", { name: "Share", exact: true }));
    await expectAccessible(page, "#plan-share-sheet");
    await press(page.getByRole("button", { name: "Save online and get your link" }));
    await page.waitForURL(/\/plans\/[\w-]{27}\/share/);
  });
  await act("share a plan that is saved online", async (press) => {
    await press(page.getByRole("button", { name: "Share", exact: true }));
    await press(page.getByRole("button", { name: "Copy link: can view" }));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/plans\/[\w-]{27}$/);
  });
});

test("of several deletions a phone shows the latest, and an earlier one when that is gone @unthemed", async ({
  page,
  open,
}) => {
  await open("/plan/details");
  await addEvents(page, ["Mehndi", "Sangeet", "Reception"]);
  for (const name of ["Mehndi", "Sangeet", "Reception"])
    await page.getByRole("button", { name: `Remove ${name}` }).click();
  const shown = page.getByRole("region", { name: "Messages" }).getByRole("dialog");
  await expect(shown).toHaveText(/Deleted “Reception”/);
  await shown.getByRole("button", { name: "Undo" }).click();
  await expect(shown).toHaveText(/Deleted “Sangeet”/);
  await expect(page.getByRole("button", { name: "Remove Reception" })).toBeVisible();
});
