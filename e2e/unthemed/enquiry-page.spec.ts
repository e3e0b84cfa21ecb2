import { weddingDay } from "#test-support/sample-days.ts";

import { privatePathIn } from "../../test-support/mail-folder.ts";
import { expect, test } from "../fixtures.ts";
import { mailTo } from "../mails.ts";

test("on an enquiry's own page the keyboard stays where it was, and what was done is in sight", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `keyboard-${crypto.randomUUID().slice(0, 8)}@example.ca`;
  await open("/planning?vendors=9");
  await page.getByLabel("Name", { exact: true }).fill("Asha & Tom");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Wedding date").fill(weddingDay);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(/WR-\w{4}-\w{4}/).first()).toBeVisible();
  await open(privatePathIn(await mailTo(email, "Your enquiry WR-")));

  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  const notice = page.locator("output.private__notice");
  await page.getByLabel(/^Your message/).fill("May we bring our own candles?");
  await press("Send message");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("button", { name: "Send message" })).toBeFocused();
  // What was done is said once.
  await expect(page).not.toHaveURL(/done=/);
  await page.reload();
  await expect(page.getByText("May we bring our own candles?")).toBeVisible();
  await expect(notice).toHaveCount(0);
  // A button that is gone leaves the keyboard to the notice.
  await page.getByRole("checkbox", { name: "Yes, withdraw it" }).check();
  await press("Withdraw enquiry");
  await expect(notice).toContainText("withdrawn");
  await expect(notice).toBeFocused();

  await page.getByRole("checkbox", { name: "Yes, delete everything" }).check();
  await press("Delete everything");
  await expect(page.getByRole("heading", { name: "Your enquiry is deleted" })).toBeVisible();
  await expect(notice).toContainText("All answers and messages are deleted");
  // They were told of the withdrawal.
  await expect(notice).not.toContainText("vendors");
  await expect(notice).toBeInViewport();
});
