import type { Page } from "@playwright/test";

import { putRow } from "#app/plan/document/plan-table.ts";
import { rsvp, rsvpRowId, sentInvitations } from "#app/plan/schema/rsvp.schema.ts";
import { planBackup } from "#test-support/plan-backup.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { expect, test } from "./fixtures.ts";
import { openTool, saveBackup } from "./saved-plan.ts";

const links = (page: Page) => page.getByRole("region", { name: "Links to hand out" });

/** Four households have their link; the first, who has answered, and the second were reminded of it. */
function plan(until: string) {
  const document = plannedWedding(4);
  putRow(rsvp, document, rsvpRowId, { open: true, until });
  for (const at of [0, 1, 2, 3])
    putRow(sentInvitations, document, `household-${at}`, {
      on: "2026-03-01",
      remindedOn: at < 2 ? "2026-03-20" : null,
    });
  return planBackup(document, "Simran-and-Daniel.wedding-plan");
}

test("a message that the browser did not copy ticks nobody as sent @unthemed", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("Write permission denied.")) },
    });
  });
  await saveBackup(page, open, plan("2099-05-01"));
  await openTool(page, "RSVP");
  await page.getByRole("button", { name: "Remind 3 who haven’t replied" }).click();
  const queue = page.getByRole("dialog", { name: "Remind who hasn’t replied" });
  await queue.getByRole("button", { name: "Copy message" }).click();
  await expect(queue.getByRole("alert")).toContainText("Your browser didn’t let us copy the message.");
  await expect(queue.getByText("1 of 3")).toBeVisible();
  await queue.getByRole("button", { name: "mark it as sent" }).click();
  await expect(queue.getByText("2 of 3")).toBeVisible();
});

test("a reminder that was not sent leaves the day of the one before @unthemed", async ({ page, open }) => {
  await saveBackup(page, open, plan("2099-05-01"));
  await openTool(page, "RSVP");
  const dhillons = links(page).getByRole("listitem").filter({ hasText: "Dhillon family 2" });
  const before = "sent 1 March 2026, reminded 20 March 2026, has not replied";
  await expect(dhillons).toContainText(before);
  await page.getByRole("button", { name: "Remind 3 who haven’t replied" }).click();
  const queue = page.getByRole("dialog", { name: "Remind who hasn’t replied" });
  await queue.getByRole("button", { name: "Copy message" }).click();
  await expect(dhillons).not.toContainText("20 March");
  await queue.getByRole("button", { name: /^Not sent/ }).click();
  await queue.getByRole("button", { name: "Close" }).click();
  await expect(dhillons).toContainText(before);
});

test("nobody is reminded after the last day to reply, until the couple changes it @unthemed", async ({
  page,
  open,
}) => {
  await saveBackup(page, open, plan("2026-05-01"));
  await openTool(page, "RSVP");
  await expect(links(page).getByText("Replies closed on 1 May 2026.")).toBeVisible();
  await expect(links(page).getByRole("button", { name: /^Remind/ })).toHaveCount(0);
  await links(page).getByRole("button", { name: "Send to Dhillon family 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Send to Dhillon family 2" });
  await expect(dialog).toContainText("They can read their page, but not reply.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await links(page).getByRole("button", { name: "Change the day" }).click();
  await expect(page.getByLabel("Reply by")).toBeFocused();
  await page.getByLabel("Reply by").fill("2099-05-01");
  await expect(page.getByRole("button", { name: "Remind 3 who haven’t replied" })).toBeVisible();
});
