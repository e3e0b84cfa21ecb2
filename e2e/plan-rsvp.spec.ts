import type { Page } from "@playwright/test";

import { formatDate } from "#app/calendar/format-date.ts";
import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";

import { withTheme } from "#test-support/browser-urls.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";
import { expectNoOverflow } from "./overflow.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { openTool, savingStatus, toastUndo, undoButton, saveBackup } from "./saved-plan.ts";

const event = (phone: Page, name: string) => phone.getByRole("group", { name, exact: true });

async function sendReply(phone: Page): Promise<void> {
  const answered = phone.waitForResponse((response) => response.request().method() === "POST");
  await phone.getByRole("button", { name: "Send your reply" }).click();
  await answered;
  await expect(phone.getByText("Thank you: the couple has your reply.")).toBeVisible();
}

const links = (page: Page) => page.getByRole("region", { name: "Links to hand out" });

test("a couple asks, a household answers by the code on its card without scripts, and the guest list knows", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await saveBackup(page, open, plannedWeddingCopy(12));
  await openTool(page, "RSVP");
  await page.getByLabel("Guests can reply").check();
  await page.getByLabel("Reply by").fill(dayFromWedding(-49));
  await page.getByLabel("What every household reads first").fill("We cannot wait to see you.");
  await expect(links(page).getByRole("listitem")).toHaveCount(12);
  const gills = links(page).getByRole("listitem").filter({ hasText: "Gill family 11" });
  await expect(gills).toContainText("has not replied");
  await expectAccessible(page, ".plan");
  await expectNoOverflow(page);
  const code = await gills.locator("code").innerText();

  const elsewhere = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const telephone = await elsewhere.newPage();
  await telephone.goto(withTheme("/rsvp", theme));
  await telephone.getByLabel("Your code").fill("7kq2-m9xa-04tz");
  await telephone.getByRole("button", { name: "Open the invitation" }).click();
  await expect(telephone.getByText("This code opens no invitation").first()).toBeVisible();
  await telephone.getByLabel("Your code").fill(code.toUpperCase().replaceAll("-", " "));
  await telephone.getByRole("button", { name: "Open the invitation" }).click();
  await expect(telephone.getByRole("heading", { level: 1 })).toHaveText("Simran and Daniel");
  await expect(telephone.getByText("We cannot wait to see you.")).toBeVisible();
  await expect(telephone.getByRole("main")).not.toContainText("Dhillon");

  // What is missing is said, and nothing that was typed is lost.
  await telephone.getByLabel("Name", { exact: true }).first().fill("Harjit Kaur Gill");
  await telephone.getByRole("button", { name: "Send your reply" }).click();
  await expect(telephone.getByText("Tell us for at least one event how many are coming.")).toBeVisible();
  await expect(telephone.getByLabel("Name", { exact: true }).first()).toHaveValue("Harjit Kaur Gill");
  await telephone.getByRole("group", { name: "Reception" }).getByLabel("Coming", { exact: true }).check();
  await telephone.getByLabel("Jain").first().check();
  await telephone.getByLabel("A message to the couple").fill("With all our love");
  await telephone.getByRole("button", { name: "Send your reply" }).click();
  await expect(telephone.getByText("Thank you: the couple has your reply.")).toBeVisible();
  await expect(telephone.getByLabel("Jain").first()).toBeChecked();
  await telephone.goto(withTheme(`/rsvp/${code}`, theme));
  await expect(telephone.getByText(/^The couple has your reply\. You can change it here/)).toBeVisible();

  await expect(gills).toContainText("has replied");
  await gills.getByRole("button", { name: /^Replace link/ }).click();
  await expect(gills.locator("code")).not.toHaveText(code);
  expect((await telephone.goto(withTheme(`/rsvp/${code}`, theme)))?.status()).toBe(404);
  await elsewhere.close();
});

test("a household's page stands to every reader, and takes no answer after its day", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await saveBackup(page, open, plannedWeddingCopy(3));
  await openTool(page, "RSVP");
  await page.getByLabel("Guests can reply").check();
  const code = await links(page).locator("code").first().innerText();

  const guest = await browser.newPage({ baseURL: baseURL ?? "" });
  await guest.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await guest.goto(withTheme(`/rsvp/${code}`, theme));
  await expectAccessible(guest, "main");
  await expectNoOverflow(guest);

  const late = await browser.newPage({ baseURL: baseURL ?? "" });
  await late.goto(withTheme(`/rsvp/${code}`, theme));
  await page.getByLabel("Reply by").fill("2020-05-01");
  // Their page follows the plan within seconds.
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText("The day to reply by was 1 May 2020.")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(guest.getByRole("button", { name: "Send your reply" })).toHaveCount(0);
  // A page that was open before learns it when it sends.
  await late.getByRole("button", { name: "Send your reply" }).click();
  await expect(late.getByText("The day to reply by was 1 May 2020.")).toBeVisible();
  await expect(late.getByRole("button", { name: "Send your reply" })).toHaveCount(0);
  await late.close();
  await guest.close();
});

test("two phones of a household reply at once, both count, and a change of mind is in the plan within seconds @unthemed", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await saveBackup(page, open, plannedWeddingCopy(12));
  await openTool(page, "RSVP");
  await page.getByLabel("Reply by").fill("");
  const dhillons = links(page).getByRole("listitem").filter({ hasText: "Dhillon family 2" });
  const path = withTheme(`/rsvp/${await dhillons.locator("code").innerText()}`, theme);
  const phones = await Promise.all(
    [1, 2].map(() => browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 390, height: 844 } })),
  );
  const [mother, son] = await Promise.all(phones.map((phone) => phone.newPage()));
  if (mother === undefined || son === undefined) throw new Error("The browser has no more pages");
  // Both have the page open before either replies.
  await Promise.all([mother.goto(path), son.goto(path)]);

  await event(mother, "Mehndi").getByLabel("2 coming").check();
  await event(mother, "Reception").getByLabel("2 coming").check();
  await mother.getByLabel("Vegan").first().check();
  await mother.getByLabel("A message to the couple").fill("We bring the dhol");
  await sendReply(mother);

  await event(son, "Reception").getByLabel("1 coming").check();
  await son.locator("summary").nth(1).click();
  await son.getByLabel("Name", { exact: true }).nth(1).fill("Riya Dhillon");
  await son.getByLabel("A child").nth(1).check();
  await sendReply(son);

  // The later reply wins for what it changed, and nothing of the other is lost.
  // Both have a name now: the page asks who comes.
  await expect(event(son, "Mehndi").getByLabel("Everyone comes")).toBeChecked();
  await expect(event(son, "Reception").getByLabel("Some of us")).toBeChecked();
  await expect(event(son, "Reception").getByText("You said 1 comes.")).toBeVisible();
  await expect(son.getByLabel("Vegan").first()).toBeChecked();
  await expect(son.getByLabel("A message to the couple")).toHaveValue("We bring the dhol");
  await expect(dhillons).toContainText("has replied");

  // A change of mind, from the page as the first phone has it.
  await event(mother, "Mehndi").getByLabel("Cannot come").check();
  await sendReply(mother);
  // There is no day to reply by.
  await expect(mother.getByText(/^Thank you/)).not.toContainText("Until the day");
  await expect(event(mother, "Reception").getByText("You said 1 comes.")).toBeVisible();
  await expect(mother.locator("summary").filter({ hasText: "Riya Dhillon" })).toBeVisible();
  // Nobody is thanked for what could not be sent.
  await mother.context().setOffline(true);
  await mother.getByRole("button", { name: "Send your reply" }).click();
  await expect(mother.getByText(/^We couldn’t reach the server/)).toBeVisible();
  await expect(mother.getByText(/^Thank you/)).toBeHidden();
  await openTool(page, "Guest list");
  await page.getByRole("button", { name: "Dhillon family 2" }).click();
  const household = page.getByRole("dialog", { name: "Dhillon family 2" });
  // After the name of the household and of Amrit Dhillon.
  await expect(household.getByLabel("Name", { exact: true }).nth(2)).toHaveValue("Riya Dhillon");
  await expect(household.getByLabel("A child").nth(1)).toBeChecked();
  await Promise.all(phones.map((phone) => phone.close()));
});

test("a wedding that moves after a reply says so to the household and to the couple, until it replies again @unthemed", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await saveBackup(page, open, plannedWeddingCopy(12));
  await openTool(page, "RSVP");
  const gills = links(page).getByRole("listitem").filter({ hasText: "Gill family 11" });
  const path = withTheme(`/rsvp/${await gills.locator("code").innerText()}`, theme);
  const guest = await browser.newPage({ baseURL: baseURL ?? "" });
  await guest.goto(path);
  await event(guest, "Reception").getByLabel("Coming", { exact: true }).check();
  await sendReply(guest);
  await expect(gills).toContainText("replied");

  await openTool(page, "Wedding details");
  await page.getByLabel("Wedding day", { exact: true }).fill(dayFromWedding(14));
  await expect(page.getByRole("group", { name: "Move the wedding" })).toContainText(
    `“Reply by” will be ${formatDate(dayFromWedding(-35))}.`,
  );
  await page.getByRole("button", { name: "Move everything" }).click();

  const said = `1 household replied before Reception moved to ${formatDate(dayFromWedding(14))}`;
  await openTool(page, "Today");
  await page.getByRole("link", { name: said }).click();
  const note = page.getByText(`${said}. They count as they replied`);
  await expect(note).toContainText("Send them their link again");
  // Where guests cannot reply, their link is of no use.
  await page.getByLabel("Guests can reply").uncheck();
  await expect(note).toContainText("Ask them and set it in the guest list.");
  await page.getByLabel("Guests can reply").check();
  await expect(note).toContainText("Send them their link again");
  await links(page).getByLabel("Households").selectOption("No reply yet");
  await expect(gills).toHaveCount(0);
  await links(page).getByLabel("Households").selectOption("Replied before a day moved");
  await expect(links(page).getByRole("listitem")).toHaveCount(1);
  await expect(gills).toContainText("has replied. That was before Reception moved.");
  await expectAccessible(page, ".plan");
  await expectNoOverflow(page);
  await openTool(page, "Guest list");
  await page.getByRole("button", { name: /^Show them/ }).click();
  // One household, and the lines of the head and the foot.
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "6");

  const moved = event(guest, "Reception").getByText(
    new RegExp(`^You replied for Saturday, ${formatDate(weddingDay)}\\. Reception is now on `),
  );
  await expect(async () => {
    await guest.goto(path);
    await expect(moved).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(event(guest, "Reception").getByLabel("Coming", { exact: true })).toBeChecked();
  await expectNoOverflow(guest);
  // Sent as it is, the reply is for the new day.
  await sendReply(guest);
  await expect(moved).toHaveCount(0);
  await expect(page.getByText(said)).toHaveCount(0);
  await guest.close();
});

test("a second device hands out no links once the online plan is deleted @unthemed", async ({
  page,
  open,
  browser,
}) => {
  await saveBackup(page, open, plannedWeddingCopy(2));
  await openTool(page, "RSVP");
  await page.getByLabel("Guests can reply").check();
  const tablet = await browser.newPage();
  await tablet.goto(page.url());
  await expect(links(tablet).getByRole("button", { name: /^Send to/ })).toHaveCount(2);
  await openTool(page, "Save & share");
  await page.getByRole("checkbox", { name: "Yes, delete the online plan" }).check();
  await page.getByRole("button", { name: "Delete online plan" }).click();
  await page.waitForURL(/\/plan\?.*done=deleted/);

  await expect(links(tablet).getByRole("alert")).toContainText(
    "The online plan was deleted, so your households’ and relatives’ links don’t work any more.",
  );
  await expect(links(tablet).getByRole("button")).toHaveCount(0);
  await expect(links(tablet).locator("code")).toHaveCount(0);
  await expectAccessible(tablet, ".plan");
  await links(tablet).getByRole("link", { name: "Save your copy online again" }).click();
  await expect(tablet.getByRole("button", { name: "Save my copy online" })).toBeVisible();
  await tablet.close();
});

test("a couple sends the links one by one, reads what each household will see, and is told who is left @unthemed-mobile", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, { share: (what: unknown) => Promise.resolve(shared.push(what)) });
  });
  await saveBackup(page, open, plannedWeddingCopy(12));
  await openTool(page, "RSVP");
  const gills = links(page).getByRole("listitem").filter({ hasText: "Gill family 11" });
  const code = await gills.locator("code").innerText();
  await gills.getByRole("button", { name: "Send to Gill family 11" }).click();
  const dialog = page.getByRole("dialog", { name: "Send to Gill family 11" });
  await expect(dialog.getByLabel("Message", { exact: true })).toHaveValue(
    new RegExp(
      `^Hello Gill family 11! .*${formatDate(weddingDay)}.*${formatDate(dayFromWedding(-49))}[^]*/rsvp/${code}`,
    ),
  );
  await dialog.getByText("Preview their page").click();
  await expect(dialog.getByText("We cannot wait to see you.")).toBeVisible();
  await expect(dialog.getByRole("group", { name: "Reception" }).getByRole("radio").first()).toBeDisabled();
  await expectAccessible(page, ".send-dialog");
  await expectNoOverflow(page);
  await dialog.getByRole("button", { name: "Copy message" }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`/rsvp/${code}`);
  await dialog.getByRole("button", { name: "Send with an app" }).click();
  expect(await page.evaluate("window.shared")).toEqual([{ title: "Simran and Daniel", text: copied }]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(gills).toContainText(/sent \d+ \w+ \d{4}, has not replied/);
  await expect(gills.getByRole("checkbox", { name: "Sent to Gill family 11" })).toBeChecked();

  // A press for each: the next household is there at once, and a tick can be taken back.
  const unsent = links(page).getByRole("listitem").filter({ hasText: "has not replied" });
  const left = await unsent.filter({ hasNotText: /sent \d+ \w+/ }).count();
  await page.getByRole("button", { name: `Send the next (${left} left)` }).click();
  const queue = page.getByRole("dialog", { name: "Send the invitations" });
  await expect(queue.getByText(`1 of ${left}`)).toBeVisible();
  await queue.getByText("Change the words for everyone").click();
  await queue.getByLabel("Between the greeting and the link").fill("Come and dance with us!");
  const first = (await queue.getByRole("heading", { level: 3 }).innerText()).trim();
  await expectAccessible(page, ".send-dialog");
  await expectNoOverflow(page);
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "A chat" }));
  const chat = page.waitForEvent("popup");
  await queue.getByRole("link", { name: "WhatsApp" }).click();
  const { searchParams } = new URL((await chat).url());
  expect(searchParams.get("text")).toMatch(new RegExp(`^Hello ${first}! Come and dance with us!\\s+http`));
  await expect(queue.getByText(`2 of ${left}`)).toBeVisible();
  await queue.getByRole("button", { name: /^Not sent/ }).click();
  await expect(queue.getByRole("heading", { level: 3 })).toHaveText(first);
  await queue.getByRole("button", { name: "Copy message" }).click();
  await queue.getByRole("button", { name: /^Skip / }).click();
  await expect(queue.getByText(`3 of ${left}`)).toBeVisible();
  await queue.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText(`${12 - left + 1} of 12 households have their link`)).toBeVisible();
});

test("a guest names a missing cousin, who is on the invitation once the couple takes them in", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await saveBackup(page, open, plannedWeddingCopy(1));
  await openTool(page, "RSVP");
  const code = await links(page).locator("code").first().innerText();

  const elsewhere = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const telephone = await elsewhere.newPage();
  await telephone.goto(withTheme(`/rsvp/${code}`, theme));
  await telephone.getByText("Someone is missing").click();
  await telephone.getByLabel(/^Who that is/).fill("my cousin from Surrey");
  await telephone.getByRole("button", { name: "Send your reply" }).click();
  await expect(telephone.getByText("Enter the person’s name.")).toBeVisible();
  await telephone.getByLabel("Their name").fill("Asha Quixwood");
  await telephone.getByRole("button", { name: "Send your reply" }).click();
  await expect(telephone.getByText("You told the couple about Asha Quixwood.")).toBeVisible();

  const reception = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Reception", exact: true }) });
  await expect(reception).toContainText("1 can’t come, everyone has replied");
  const missing = page.getByRole("region", { name: "Guests say someone is missing" });
  await expect(missing).toContainText("my cousin from Surrey");
  await expectAccessible(page, ".plan");
  await missing.getByRole("button", { name: /^Add to Gill family 1/ }).click();
  await expect(missing).toHaveCount(0);
  await expect
    .poll(async () => {
      await telephone.reload();
      return telephone.getByRole("main").innerText();
    })
    .not.toContain("You told the couple");
  await expect(telephone.locator("summary").filter({ hasText: "Asha Quixwood" })).toBeVisible();

  // Nobody has answered for Asha yet: neither the household, which answered before, nor the couple.
  await expect(reception).toContainText("1 can’t come, 1 to reply");
  const row = links(page).getByRole("listitem").first();
  await expect(row).toContainText("2 guests · has replied, but not for 1 guest added since");
  const atReception = event(telephone, "Reception");
  await expect(atReception).toContainText("Asha Quixwood: no reply yet");
  const guest = await browser.newPage({ baseURL: baseURL ?? "" });
  await guest.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await guest.goto(withTheme(`/rsvp/${code}`, theme));
  await expectAccessible(guest, "main");
  await expectNoOverflow(guest);
  // Whoever is ticked above isn't asked about below.
  const asked = event(guest, "Reception").getByText("no reply yet");
  await event(guest, "Reception").getByLabel("Some of us").check();
  const tick = event(guest, "Reception").getByLabel("Asha Quixwood", { exact: true });
  await tick.uncheck();
  await expect(asked).toBeVisible();
  await tick.check();
  await expect(asked).toBeHidden();
  await event(guest, "Reception").getByLabel("Everyone comes").check();
  await expect(asked).toBeHidden();
  await guest.close();
  await sendReply(telephone);
  await expect(atReception).toContainText("Asha Quixwood: no reply yet");
  await atReception.getByLabel("Asha Quixwood can’t come").check();
  await sendReply(telephone);
  await expect(atReception).not.toContainText("no reply yet");
  await expect(reception).toContainText("2 can’t come, everyone has replied");

  // The couple is told the rest on the telephone.
  await openTool(page, "Guest list");
  await page.getByRole("button", { name: "Gill family 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Gill family 1" });
  const coming = dialog.getByRole("button", { name: /^Coming\b.*Asha Quixwood/ });
  await expect(dialog.getByText("Asha Quixwood hasn’t replied yet").first()).toBeVisible();
  await expectAccessible(page, "dialog");
  await expect(coming).not.toHaveCount(0);
  for (let left = await coming.count(); left > 0; left -= 1) {
    await coming.first().click();
    await expect(coming).toHaveCount(left - 1);
  }
  await dialog.getByRole("button", { name: "Done" }).click();
  await openTool(page, "RSVP");
  await expect(row).toContainText("has replied");
  await expect(row).not.toContainText("added since");
  await elsewhere.close();
});

test("an aunt answers for three households with one link, sees no fourth, and nothing once she is removed", async ({
  page,
  open,
  browser,
  theme,
  baseURL,
}) => {
  await saveBackup(page, open, plannedWeddingCopy(4));
  await openTool(page, "RSVP");
  const helpers = page.getByRole("region", { name: "Relatives who reply for others" });
  await helpers.getByRole("button", { name: "Add a relative" }).click();
  await expect(helpers.getByLabel("Name")).toBeFocused();
  await helpers.getByLabel("Name").fill("Aunt Manjit");
  await helpers.getByText("Choose households").click();
  for (const household of ["Gill family 1", "Dhillon family 2", "Li family 3"])
    await helpers.getByLabel(household).check();
  await expectAccessible(page, ".plan");
  await expectNoOverflow(page);
  await expect(savingStatus(page)).toHaveText("Saved and shared");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".rsvp-cards > li").first()).toBeVisible();
  await expect(
    page.locator("#helpers-heading, #rsvp-links, #plan-rsvp").filter({ visible: true }),
  ).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await helpers.getByRole("button", { name: "Copy link of Aunt Manjit" }).click();
  await expect(page.getByText("Link copied").first()).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;

  const elsewhere = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 360, height: 740 },
  });
  const telephone = await elsewhere.newPage();
  await telephone.goto(withTheme(link, theme));
  const list = telephone.locator(".household__family").getByRole("listitem");
  await expect(list).toHaveCount(3);
  await expect(telephone.getByRole("main")).not.toContainText("Sandhu");
  await expect(telephone.getByRole("region", { name: "Order of the day" })).toContainText("Reception");
  for (const household of ["Dhillon family 2", "Li family 3"]) {
    await telephone.getByRole("link", { name: household }).click();
    await event(telephone, "Reception").getByRole("radio").last().check();
    await telephone.getByRole("button", { name: "Send your reply" }).click();
    await expect(list.filter({ hasText: household })).toContainText("replied");
  }
  await expect(links(page).getByRole("listitem").filter({ hasText: "Li family 3" })).toContainText(
    "has replied",
  );
  const viewer = await page.context().newPage();
  await viewer.goto(withTheme(link, theme));
  await expectAccessible(viewer);
  await expectNoOverflow(viewer);
  await viewer.close();

  const removeAunt = helpers.getByRole("button", { name: "Remove Aunt Manjit" });
  await removeAunt.click();
  await expect(removeAunt).toHaveCount(0);
  await toastUndo(page).click();
  await expect(removeAunt).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
  await removeAunt.click();
  await expect(toastUndo(page)).toBeVisible();
  await undoButton(page).click();
  await expect(removeAunt).toBeVisible();
  await expect(toastUndo(page)).toHaveCount(0);
  await removeAunt.click();
  await expect.poll(async () => (await telephone.goto(withTheme(link, theme)))?.status()).toBe(404);
  await elsewhere.close();
});
