import type { Page } from "@playwright/test";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { guests, households, invitations } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { withTheme } from "#test-support/browser-urls.ts";
import { planBackup } from "#test-support/plan-backup.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { expect, expectAccessible, test } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";
import { openTool, pressSave, restoreBackup } from "./saved-plan.ts";

/** A wedding with a household whose three people have names: all are invited to the reception, two to the mehndi. */
function weddingOfShahs() {
  const plan = plannedWedding(1);
  putRow(households, plan, "shahs", { name: "Shah family", people: 3 });
  for (const name of ["Asha Shah", "Dev Shah", "Nani Shah"])
    putRow(guests, plan, name.toLowerCase().replace(" ", "-"), { household: "shahs", name });
  putCell(invitations, plan, "shahs", "mehndi", "2");
  putCell(invitations, plan, "shahs", "reception", "3");
  return plan;
}

/** Opens it as the couple, with its RSVP tool, and finds the household's code. */
async function openRsvp(page: Page, plan: ReturnType<typeof weddingOfShahs>): Promise<string> {
  await restoreBackup(page, planBackup(plan));
  await pressSave(page);
  await openTool(page, "RSVP");
  const shahs = page
    .getByRole("region", { name: "Links to hand out" })
    .getByRole("listitem")
    .filter({ hasText: "Shah family" });
  return shahs.locator("code").innerText();
}

const event = (phone: Page, name: string) => phone.getByRole("group", { name, exact: true });
const thanks = (phone: Page) => phone.getByText("Thank you: the couple has your reply.");

async function sendReply(phone: Page): Promise<void> {
  const answered = phone.waitForResponse((response) => response.request().method() === "POST");
  await phone.getByRole("button", { name: "Send your reply" }).click();
  await answered;
}

test("a household says by name who comes and what each eats, changes its mind, and the couple sees it @unthemed-mobile", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await open("/plan/share");
  const code = await openRsvp(page, weddingOfShahs());
  // The couple lists dishes: until then none are asked for.
  await page.getByLabel("Guests choose a dish at").selectOption("Reception");
  await page.getByLabel("Dishes, with commas between them").fill("Chicken, Paneer");
  await expectNoOverflow(page);

  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: { width: 390, height: 844 },
  });
  const phone = await elsewhere.newPage();
  // What the couple changes is on the page within seconds.
  await expect(async () => {
    await phone.goto(withTheme(`/rsvp/${code}`, theme));
    await expect(phone.getByLabel("Asha Shah: dish")).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  const [mehndi, reception] = [event(phone, "Mehndi"), event(phone, "Reception")];
  // Nothing more is asked until it matters.
  await expect(phone.getByRole("checkbox", { name: "Asha Shah" })).toHaveCount(0);
  await expect(phone.getByLabel("Asha Shah: dish")).toBeHidden();
  await mehndi.getByLabel("Up to 2 of us").check();
  await sendReply(phone);
  await expect(phone.getByText("Tick who comes to Mehndi.")).toBeVisible();
  for (const name of ["Asha Shah", "Dev Shah", "Nani Shah"])
    await mehndi.getByLabel(name, { exact: true }).check();
  await sendReply(phone);
  await expect(phone.getByText("Choose how many of you come to Mehndi, up to 2.")).toBeVisible();
  await mehndi.getByLabel("Dev Shah", { exact: true }).uncheck();
  await reception.getByLabel("Everyone comes").check();
  await phone.getByLabel("Nani Shah: dish").selectOption("Paneer");
  await expectAccessible(phone, "main");
  await expectNoOverflow(phone);
  await sendReply(phone);
  await expect(thanks(phone)).toBeVisible();
  await expect(mehndi.getByLabel("Nani Shah", { exact: true })).toBeChecked();
  await expect(mehndi.getByLabel("Dev Shah", { exact: true })).not.toBeChecked();
  // A change of mind.
  await reception.getByLabel("Some of us").check();
  // It begins with everyone.
  for (const name of ["Asha Shah", "Dev Shah"]) await reception.getByLabel(name, { exact: true }).uncheck();
  await expect(phone.getByLabel("Asha Shah: dish")).toBeHidden();
  await sendReply(phone);
  await expect(reception.getByLabel("Nani Shah", { exact: true })).toBeChecked();
  await expect(phone.getByLabel("Nani Shah: dish")).toHaveValue("Paneer");
  await elsewhere.close();

  await openTool(page, "Guest list");
  await expect(page.getByRole("region", { name: "For the caterers" })).toContainText("1 Paneer");
  await page.getByRole("button", { name: "Shah family" }).click();
  const dialog = page.getByRole("dialog", { name: "Shah family" });
  const atReception = dialog.getByRole("group", { name: "Who comes to Reception" });
  await expect(dialog.getByLabel("Coming to Reception")).toHaveValue("1");
  await expect(atReception.getByLabel("Nani Shah")).toBeChecked();
  await expect(atReception.getByLabel("Asha Shah")).not.toBeChecked();
  await expect(
    dialog.getByRole("group", { name: "Who comes to Mehndi" }).getByLabel("Dev Shah"),
  ).toBeDisabled();
  // What they say by telephone.
  await atReception.getByText("Asha Shah").click();
  await expect(dialog.getByLabel("Coming to Reception")).toHaveValue("2");
  await dialog.getByLabel("Dish").first().selectOption("Chicken");
  await expectAccessible(page, ".guest-dialog");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("region", { name: "For the caterers" })).toContainText("1 Chicken");
});

test("whoever leaves 'Everyone comes' begins with everyone, those without a name too @unthemed", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await open("/plan/share");
  const plan = weddingOfShahs();
  putRow(households, plan, "shahs", { people: 5 });
  putCell(invitations, plan, "shahs", "reception", "5:5");
  const code = await openRsvp(page, plan);
  const phone = await browser.newPage({ baseURL: baseURL ?? "" });
  await phone.goto(withTheme(`/rsvp/${code}`, theme));
  const reception = event(phone, "Reception");
  await reception.getByLabel("Some of us").check();
  await expect(reception.getByRole("checkbox", { checked: true })).toHaveCount(5);
  await reception.getByLabel("Person 5", { exact: true }).uncheck();
  await sendReply(phone);
  await expect(thanks(phone)).toBeFocused();
  await expect(reception.getByRole("checkbox", { checked: true })).toHaveCount(4);
  await phone.close();
});

test("in Urdu, without scripts and at 360 px, who comes is ticked by name @unthemed", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await open("/plan/share");
  const plan = weddingOfShahs();
  putRow(rsvp, plan, rsvpRowId, { dishEvent: "reception", dishes: ["Chicken", "Paneer"] });
  const code = await openRsvp(page, plan);
  const elsewhere = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 360, height: 740 },
  });
  const phone = await elsewhere.newPage();
  await phone.goto(withTheme(`/rsvp/${code}?lang=ur`, theme));
  const reception = event(phone, "ریسپشن");
  await reception.getByLabel("ہم میں سے کچھ").check();
  await reception.getByLabel("Dev Shah", { exact: true }).check();
  await phone.getByLabel("Dev Shah⁩: پکوان").selectOption("Chicken");
  await expect(reception.getByRole("group", { name: "ریسپشن: کون آئے گا" })).toBeVisible();
  await expectNoOverflow(phone);
  await phone.getByRole("button", { name: "جواب بھیجیں" }).click();
  await expect(phone.getByText(/^شکریہ!/)).toBeVisible();
  await expect(reception.getByLabel("Dev Shah", { exact: true })).toBeChecked();
  await expect(reception.getByLabel("Asha Shah", { exact: true })).not.toBeChecked();
  await expectNoOverflow(phone);
  await elsewhere.close();

  // At the tables the kitchen reads who comes, and what they eat.
  await openTool(page, "Guest list");
  await page.getByRole("button", { name: "Shah family" }).click();
  const dialog = page.getByRole("dialog", { name: "Shah family" });
  await expect(dialog.getByLabel("Coming to Reception")).toHaveValue("1");
  await expect(
    dialog.getByRole("group", { name: "Who comes to Reception" }).getByLabel("Dev Shah"),
  ).toBeChecked();
});
