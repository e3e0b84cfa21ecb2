import type { Locator, Page } from "@playwright/test";
import { listingCount, venueCount } from "#test-support/catalogue-counts.ts";

import { cardNames, cards, expectShown, fetchListings, mentioning, searchBox } from "../directory-view.ts";
import { expect, expectToast, test } from "../fixtures.ts";

/** Presses Tab until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${control.toString()}`);
}

test("a vendor is searched, filtered, saved and opened by keyboard alone", async ({
  page,
  open,
  expectAt,
  mobile,
}) => {
  await open("/vendors");
  await tabTo(page, searchBox(page));
  await page.keyboard.type("cake");
  await page.keyboard.press("Enter");
  await expectAt("/vendors?q=cake");

  if (mobile) {
    await tabTo(page, page.getByRole("button", { name: /^Filters/ }));
    await page.keyboard.press("Enter");
  }
  await tabTo(page, page.getByRole("button", { name: /^Cakes \d+$/ }));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("checkbox", { name: /^Northeast [1-9]/ }));
  await page.keyboard.press("Space");
  await expectAt("/vendors?q=cake&category=cakes&area=northeast");
  if (mobile) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Filters (2)" })).toBeFocused();
  }

  const found = mentioning(await fetchListings(page.request), "cake").filter(
    ({ category, location }) => category === "cakes" && location.includes("Northeast"),
  );
  await expectShown(page, found.length);
  const name = (await cardNames(page).first().textContent()) ?? "";
  const heart = page.getByRole("button", { name: `Save ${name}` });
  await tabTo(page, heart);
  await page.keyboard.press("Space");
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expectToast(page, "Added to saved vendors", "This vendor has been added to your saved list");
  // The message does not take the keyboard away.
  await expect(heart).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(heart).toBeFocused();

  await tabTo(page, page.getByRole("link", { name, exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("everything that is called a button is pressed by Space", async ({ page, open, expectAt }) => {
  await open("/vendors?category=venues&area=downtown");
  await page.getByRole("button", { name: "Remove filter Downtown" }).press("Space");
  await expectAt("/vendors?category=venues");
  await page.getByRole("button", { name: "Show 7 more of 7" }).press("Space");
  await expect(cards(page)).toHaveCount(venueCount);

  await open("/vendors?q=larkspr&category=photographers");
  await page.getByRole("button", { name: /^Without the search/ }).press("Space");
  await expectShown(page, 28);
  // The address follows the cards.
  await expectAt("/vendors?category=photographers");
  await page.goBack();
  await page
    .getByRole("region", { name: "Results" })
    .getByRole("button", { name: "Clear All Filters" })
    .press("Space");
  await expectShown(page, listingCount);

  await open("/vendors?view=saved&saved=9,3");
  await page.getByRole("button", { name: "Copy link to this list" }).press("Space");
  await expectToast(page, "Link copied", "Anyone who opens it sees the same list.");
  await page.getByRole("button", { name: "Remove Sidehill Sound" }).press("Space");
  await expectAt("/vendors?view=saved&saved=9");
});

test("the keyboard keeps its place when what it pressed goes away", async ({ page, open }) => {
  const focusedName = () =>
    page.evaluate(() =>
      document.activeElement === document.body ? "" : document.activeElement?.textContent,
    );
  await open("/vendors?category=venues&area=downtown");
  await page.getByRole("button", { name: "Remove filter Downtown" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove filter Downtown" })).toHaveCount(0);
  await expect.poll(focusedName).not.toBe("");

  await page.getByRole("button", { name: "Show 7 more of 7" }).press("Enter");
  await expect(cards(page)).toHaveCount(venueCount);
  // Reading goes on at the first card that is new.
  await expect.poll(focusedName).toBe(await cardNames(page).nth(24).textContent());

  await open("/vendors?view=saved&saved=9,3");
  await page.getByRole("button", { name: "Remove Sidehill Sound" }).press("Enter");
  await expect(page.getByRole("button", { name: "Remove Sidehill Sound" })).toHaveCount(0);
  await expect.poll(focusedName).not.toBe("");
});

test("an enquiry is filled and sent by keyboard alone", async ({ page, open, allowBrowserError }) => {
  allowBrowserError(/^error: Failed to load resource/);
  await open("/planning");
  await tabTo(page, page.getByLabel("Name", { exact: true }));
  await page.keyboard.type("Asha Mehta & Tom Riel");
  await page.keyboard.press("Tab");
  await page.keyboard.type(`couple-${crypto.randomUUID()}@example.ca`);
  await page.keyboard.press("Tab");
  // Year, month and day stand in the order of the browser's own language: 2 February of next year in any.
  for (const key of [
    "ArrowUp",
    "ArrowUp",
    "ArrowRight",
    "ArrowUp",
    "ArrowUp",
    "ArrowRight",
    "ArrowUp",
    "ArrowUp",
  ])
    await page.keyboard.press(key);
  await expect(page.getByLabel("Wedding date")).toHaveValue(`${new Date().getFullYear() + 1}-02-02`);
  await tabTo(page, page.getByRole("checkbox", { name: "Catering" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox", { name: "Catering" })).toBeChecked();
  const send = page.getByRole("button", { name: "Send enquiry" });
  await tabTo(page, send);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/[Rr]eference is WR-/)).toBeVisible();
  await expect(send).toBeFocused();
});

test("the theme is flipped by keyboard and the flag keeps the focus", async ({ page, open, theme }) => {
  await open("/");
  const flag = page.getByRole("button", { name: /^Switch to / });
  await tabTo(page, flag);
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute(
    "data-theme",
    theme === "standard" ? "indian" : "standard",
  );
  await expect(flag).toBeFocused();
});
