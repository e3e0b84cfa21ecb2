import { z } from "zod";

import { privatePathIn } from "../test-support/mail-folder.ts";
import { sampleApplicationForm } from "../test-support/sample-profile.ts";

import { desk } from "./desk.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";
import { expectNoOverflow } from "./overflow.ts";

import type { APIRequestContext, Locator, Page } from "@playwright/test";

const receipt = z.object({ reference: z.string() });
const invited = z.object({ url: z.string() });

/** The browser's own line for an answer that says what is missing. */
const refused = /^error: Failed to load resource: the server responded with a status of 422/;

/** Emerald Lake Lodge: nobody claims it in any test. */
const byHand = 96;

const links = "https://rings.example/1 https://rings.example/2 https://rings.example/3";

async function send(request: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await request.post(path, { form });
  return receipt.parse(await answer.json()).reference;
}

/** An application; its address is confirmed where it is not held for its links. */
async function apply(request: APIRequestContext, name: string, isHeld = false): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(/\W/g, "")}@bakers.ca`;
  const form = sampleApplicationForm({ name, email });
  if (isHeld) form.offers = links.replaceAll(" ", "\n");
  const reference = await send(request, "/applications", form);
  if (!isHeld) await request.post(privatePathIn(await mailTo(email, "Please confirm")), { form: {} });
  return reference;
}

/** What waits for the team after a weekend, each under its reference. */
async function fillTheDesk(request: APIRequestContext, name: string, domain: string, listing: number) {
  const email = `noor@${domain}`;
  const claim = { listing: String(listing), name: "Noor Sandhu", role: "Manager", email, note: "" };
  const claimed = await send(request, "/claims", claim);
  await request.post(privatePathIn(await mailTo(email, "Please confirm")), { form: {} });
  return {
    claimed,
    good: await apply(request, `${name} Good Cakes`),
    bad: await apply(request, `${name} Late Cakes`),
    held: await apply(request, `${name} Linked Cakes`, true),
    correction: await send(request, "/corrections", {
      listing: String(listing),
      kind: "fact",
      sender: "couple",
      message: `${name} counted twelve chandeliers.`,
      email: "",
    }),
    enquiry: await send(request, "/enquiries", {
      name: `${name} Gill`,
      email: `${name.toLowerCase()}@couples.ca`,
      eventDate: `${new Date().getFullYear() + 1}-06-19`,
      additionalInfo: `Our board: ${links}`,
      vendors: String(listing),
    }),
  };
}

/** A couple asks a venue that has no address here, and confirms. The path of its page. */
async function askByHand(request: APIRequestContext, name: string) {
  const email = `${name.toLowerCase()}.byhand@couples.ca`;
  const reference = await send(request, "/enquiries", {
    name: `${name} Sidhu`,
    email,
    eventDate: `${new Date().getFullYear() + 1}-07-17`,
    vendors: String(byHand),
  });
  const path = privatePathIn(await mailTo(email, "Send your enquiry"));
  await request.post(path, { form: { what: "send" } });
  return { reference, path };
}

/** What waits under a reference. */
const itemOf = (page: Page, reference: string): Locator =>
  page.getByRole("article").filter({ hasText: reference });

/** Presses a button of an item, and answers the question where there is one. */
async function decide(page: Page, reference: string, button: string, isAsked: boolean): Promise<void> {
  await itemOf(page, reference).getByRole("button", { name: button }).click();
  if (!isAsked) return;
  await expect(page.getByRole("heading", { name: "are you sure?" })).toBeVisible();
  await page.getByRole("button", { name: /^Yes: / }).click();
}

async function clearTheDesk(
  page: Page,
  open: (path: string) => Promise<void>,
  name: string,
  venue: [string, number],
) {
  const waits = await fillTheDesk(page.request, name, ...venue);
  const { url } = invited.parse(
    JSON.parse(await desk("invite", `${name.toLowerCase()}@weddings.ca`, "--json")),
  );
  const path = new URL(url).pathname;
  await open(path);
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expectNoOverflow(page);

  await decide(page, waits.good, "Approve", true);
  await expect(page.getByText("Approved. The listing is public")).toBeVisible();
  await expect(itemOf(page, waits.good)).toHaveCount(0);

  // A slip of the thumb changes nothing.
  await itemOf(page, waits.claimed).getByRole("button", { name: "Approve" }).click();
  await page.getByRole("link", { name: "No, go back" }).click();
  await decide(page, waits.claimed, "Approve", true);
  await expect(page.getByText("Approved. The private link to the listing")).toBeVisible();

  const bad = itemOf(page, waits.bad);
  await bad.locator("summary").click();
  await bad.getByLabel(/^Reason/).fill("We list bakers who deliver on time.");
  await decide(page, waits.bad, "Reject", true);
  await expect(page.getByText("Rejected. The business gets your reason")).toBeVisible();

  await decide(page, waits.held, "Release", false);
  await expect(page.getByText("Released. The business gets an email")).toBeVisible();

  const correction = itemOf(page, waits.correction);
  await correction.locator("summary").click();
  await correction.getByLabel(/^What you did/).fill("Counted them: twelve.");
  await decide(page, waits.correction, "Mark as done", false);
  await expect(page.getByText("Marked as done.")).toBeVisible();

  await decide(page, waits.enquiry, "Release", true);
  await expect(page.getByText("Released. The emails are on their way.")).toBeVisible();
  const { reference, path: couple } = await askByHand(page.request, name);
  await open(path);
  const item = itemOf(page, reference);
  await expectNoOverflow(page);
  const message = await item.getByLabel("Message with their link to answer").inputValue();
  const answerPath = new URL(/https?:\S+$/.exec(message)?.[0] ?? "").pathname;
  await decide(page, reference, "Mark as passed on", true);
  await expect(page.getByText("The couple reads that we passed it on")).toBeVisible();
  expect(await (await page.request.get(couple)).text()).toContain("We’ve passed this on to the venue");
  // The venue answers by the link that the operator sent.
  await page.request.post(answerPath, { form: { availability: "yes", message: `Welcome, ${name}` } });
  expect(await (await page.request.get(couple)).text()).toContain(`Welcome, ${name}`);

  // All that happened with it, on the same page.
  await page.getByLabel("Reference").fill(reference.toLowerCase());
  await page.getByRole("button", { name: "Show enquiry" }).click();
  const whole = page.getByRole("region", { name: `Enquiry ${reference}` });
  await expect(whole).toContainText(`${reference}: Answered`);
  await expect(whole).toContainText("Our team passed it on to Emerald Lake Lodge");
  await expect(whole).toContainText(`Welcome, ${name}`);
  await expectNoOverflow(page);

  for (const waiting of Object.values(waits)) await expect(itemOf(page, waiting)).toHaveCount(0);

  expect(await desk("applications", "show", waits.bad)).toContain("We list bakers who deliver on time.");
  expect(await desk("claims", "show", waits.claimed)).toMatch(/State:\s+approved/);
  expect(await desk("corrections", "show", waits.correction)).toContain("Counted them: twelve.");
  await mailTo(`${name.toLowerCase()}@couples.ca`, "Send your enquiry");
  return path;
}

test.describe("without scripts @unthemed-mobile", () => {
  test.use({ javaScriptEnabled: false });

  test("an operator clears what waits from a phone", async ({ page, open }) => {
    test.setTimeout(240_000);
    await clearTheDesk(page, open, "Plain", ["cornerstonecanmore.com", 95]);
  });
});

test("with scripts an operator clears what waits, is told what is missing, and hears what was done @unthemed-mobile", async ({
  page,
  open,
  allowBrowserError,
}) => {
  test.setTimeout(240_000);
  allowBrowserError(refused);
  const path = await clearTheDesk(page, open, "Quick", ["silvertipresort.com", 94]);
  const reference = await apply(page.request, "Quick Last Cakes");
  await open(path);
  const item = itemOf(page, reference);
  await item.locator("summary").click();
  await item.getByLabel(/^Reason/).fill("   ");
  await item.getByRole("button", { name: "Reject" }).click();
  await expect(item.getByText("Write a few words")).toBeVisible();
  await expectAccessible(page);
  await item.getByLabel(/^Reason/).fill("Too far away.");
  await item.getByRole("button", { name: "Reject" }).click();
  const question = page.getByRole("heading", { name: "Reject: are you sure?" });
  await expect(question).toBeFocused();
  await expect(page.getByText("Too far away.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes: reject" }).click();
  await expect(page.getByText("Rejected. The business gets your reason")).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});
