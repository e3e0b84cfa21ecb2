import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { z } from "zod";

import { makeEmbeddedFolder } from "../test-support/embedded-cluster.ts";
import { privatePathIn } from "../test-support/mail-folder.ts";
import { openMailServer, type TestMailServer } from "../test-support/mail-server.ts";
import { sampleApplicationForm } from "../test-support/sample-profile.ts";
import { highLimitSiteScript, startListeningSite } from "../test-support/site-process.ts";
import { removeFolder } from "../test-support/temporary-folder.ts";

import { expect, expectAccessible, test as base } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";

import type { APIRequestContext, Locator, Page } from "@playwright/test";

type Team = {
  origin: string;
  mails: TestMailServer;
  /** What `npm run desk` prints beside the site. */
  desk: (...words: string[]) => Promise<string>;
};

/** A site of its own with a mail server: what the team does here begins with a mail that it got. */
const test = base.extend<{ team: Team }>({
  team: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const dataDir = await makeEmbeddedFolder();
      await using mails = await openMailServer();
      const settings = {
        DATA_DIR: dataDir,
        SMTP_URL: mails.url,
        CONTACT_EMAIL: "hello@weddings.ca",
        TEAM_INBOX: "team@weddings.ca",
        POSTAL_ADDRESS: "1 Wild Rose Lane, Calgary",
        MAIL_RETRY_SECONDS: "1",
      };
      const site = await startListeningSite(settings, highLimitSiteScript);
      const desk = async (...words: string[]) => {
        const env = { ...process.env, ...settings };
        return (await promisify(execFile)(process.execPath, ["desk/main.ts", ...words], { env })).stdout;
      };
      await use({ origin: site.origin, mails, desk });
      await site[Symbol.asyncDispose]();
      removeFolder(dataDir);
    },
    { timeout: 240_000 },
  ],
  baseURL: ({ team }, use) => use(team.origin),
});

const receipt = z.object({ reference: z.string() });

/** The browser's own line for an answer that says what is missing. */
const refused = /^error: Failed to load resource: the server responded with a status of 422/;

const operator = "noor@weddings.ca";

/** Venues without a known address, and one whose website's domain a claim can come from. */
const [byHand, claimed] = [96, 95];

const links = "https://rings.example/1 https://rings.example/2 https://rings.example/3";

const nextYear = new Date().getFullYear() + 1;

async function send(request: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await request.post(path, { form });
  return receipt.parse(await answer.json()).reference;
}

/** What follows the site's address in the mail to somebody whose subject begins so. */
async function privatePath({ mails }: Team, address: string, subject: string): Promise<string> {
  const find = () =>
    mails.taken.find((mail) => mail.to?.[0]?.address === address && mail.subject?.startsWith(subject));
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return privatePathIn(find());
}

/** Where the operator's newest mail about something leads: its own link, to this very thing. */
async function linkFromMail({ mails }: Team, about: string): Promise<string> {
  const find = () =>
    mails.taken
      .filter((mail) => mail.to?.[0]?.address === operator)
      .flatMap((mail) => [
        ...(mail.text ?? "").matchAll(/https?:\/\/[^/\s]+(\/desk\/[\w-]{27}\?from=mail#\S+)/g),
      ])
      .map(([, path = ""]) => path)
      .findLast((path) => path.includes(about));
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return find() ?? "";
}

/** An application; its address is confirmed where it is not held for its links. */
async function apply(team: Team, request: APIRequestContext, name: string, isHeld = false): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(/\W/g, "")}@bakers.ca`;
  const form = sampleApplicationForm({ name, email });
  if (isHeld) form.offers = links.replaceAll(" ", "\n");
  const reference = await send(request, "/applications", form);
  if (!isHeld) await request.post(await privatePath(team, email, "Please confirm"), { form: {} });
  return reference;
}

async function claim(team: Team, request: APIRequestContext): Promise<string> {
  const email = "asha@cornerstonecanmore.com";
  const form = { listing: String(claimed), name: "Asha Sandhu", role: "Manager", email, note: "" };
  const reference = await send(request, "/claims", form);
  await request.post(await privatePath(team, email, "Please confirm"), { form: {} });
  return reference;
}

const correct = (request: APIRequestContext, message: string) =>
  send(request, "/corrections", {
    listing: String(byHand),
    kind: "fact",
    sender: "couple",
    message,
    email: "",
  });

/** An enquiry to the venue by hand. */
const enquire = (request: APIRequestContext, name: string, additionalInfo = "") =>
  send(request, "/enquiries", {
    name,
    email: `${name.toLowerCase()}@couples.ca`,
    eventDate: `${nextYear}-07-17`,
    additionalInfo,
    asks: "jainKitchen",
    vendors: String(byHand),
  });

/** The same, confirmed by the couple. The path of its page. */
async function ask(team: Team, request: APIRequestContext, name: string) {
  const reference = await enquire(request, name);
  const path = await privatePath(team, `${name.toLowerCase()}@couples.ca`, "Send your enquiry");
  await request.post(path, { form: { what: "send" } });
  return { reference, path };
}

/** Ten things that a weekend brings, each under its reference; the last is the mail that nobody takes. */
async function fillTheDesk(team: Team, request: APIRequestContext) {
  team.mails.unknown.add("cleo@couples.ca");
  const waits = {
    good: await apply(team, request, "Good Cakes"),
    bad: await apply(team, request, "Late Cakes"),
    claim: await claim(team, request),
    correction: await correct(request, "There are twelve chandeliers."),
    heldApplication: await apply(team, request, "Linked Cakes", true),
    heldCorrection: await correct(request, links),
    heldEnquiry: await enquire(request, "Dev", `Our board: ${links}`),
    first: await ask(team, request, "Asha"),
    second: await ask(team, request, "Ben"),
  };
  await enquire(request, "Cleo");
  return waits;
}

/** What waits under a reference, or another word of it. */
const itemOf = (page: Page, about: string): Locator => page.getByRole("article").filter({ hasText: about });

/** Opens the link of the mail about something: it is the first thing in sight. */
async function openFromMail(team: Team, page: Page, about: string, text = about): Promise<Locator> {
  await page.goto(await linkFromMail(team, about));
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  const item = itemOf(page, text);
  await expect(item).toBeInViewport();
  return item;
}

/** Presses a button of an item, and answers the question where there is one. */
async function decide(page: Page, item: Locator, button: string, isAsked: boolean): Promise<void> {
  await item.getByRole("button", { name: button }).click();
  if (!isAsked) return;
  await expect(page.getByRole("heading", { name: "are you sure?" })).toBeVisible();
  await page.getByRole("button", { name: /^Yes: / }).click();
}

/** Clears ten cases, each from the mail about it. */
async function clearTheDesk(team: Team, page: Page): Promise<void> {
  const { request } = page;
  await team.desk("invite", operator);
  const waits = await fillTheDesk(team, request);
  // What has no mail of its own is in the morning's.
  await expect
    .poll(() => team.desk("mail", "list", "--state", "dead"), { timeout: 60_000 })
    .toContain("cleo");
  expect(await team.desk("operators", "digest")).toContain(`We emailed ${operator}, with a link to each.`);

  await decide(page, await openFromMail(team, page, waits.good), "Approve", true);
  await expect(page.getByText("Approved. The listing is public")).toBeVisible();
  await expect(itemOf(page, waits.good)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(page.getByText("Approved. The listing is public")).toHaveCount(0);
  await expectNoOverflow(page);

  // A slip of the thumb changes nothing.
  const claimItem = await openFromMail(team, page, waits.claim);
  await claimItem.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("link", { name: "No, go back" }).click();
  await decide(page, await openFromMail(team, page, waits.claim), "Approve", true);
  await expect(page.getByText("Approved. The private link to the listing")).toBeVisible();

  const bad = await openFromMail(team, page, waits.bad);
  await bad.locator("summary").click();
  const reason = bad.getByLabel(/^Reason/);
  await reason.fill("We list bakers who deliver on time.");
  await bad.getByRole("button", { name: "Reject" }).click();
  await expect(page.getByRole("heading", { name: "are you sure?" })).toBeVisible();
  // The browser's way back keeps the words, too; without scripts they are behind the summary again.
  await page.goBack();
  await expect(reason).toHaveValue("We list bakers who deliver on time.");
  if (!(await reason.isVisible())) await bad.locator("summary").click();
  await decide(page, bad, "Reject", true);
  await expect(page.getByText("Rejected. The business gets your reason")).toBeVisible();

  const correction = await openFromMail(team, page, waits.correction);
  await correction.locator("summary").click();
  await correction.getByLabel(/^What you did/).fill("Counted them: twelve.");
  await decide(page, correction, "Mark as done", false);
  await expect(page.getByText("Marked as done.")).toBeVisible();

  await decide(page, await openFromMail(team, page, waits.heldApplication), "Release", false);
  await expect(page.getByText("Released. The business gets an email")).toBeVisible();
  await decide(page, await openFromMail(team, page, waits.heldEnquiry), "Release", true);
  await expect(page.getByText("Released. The emails are on their way.")).toBeVisible();
  await decide(page, await openFromMail(team, page, waits.heldCorrection), "Release", false);
  await expect(page.getByText("Released. It waits among the others now.")).toBeVisible();
  const released = itemOf(page, waits.heldCorrection);
  await released.locator("summary").click();
  await released.getByLabel(/^What you did/).fill("Advertising.");
  await decide(page, released, "Mark as done", false);
  await expect(page.getByText("Marked as done.")).toBeVisible();

  for (const { reference, path } of [waits.first, waits.second]) {
    const item = await openFromMail(team, page, reference);
    await expectNoOverflow(page);
    const message = await item.getByLabel("Message with their link to answer").inputValue();
    const answerPath = new URL(/https?:\S+$/.exec(message)?.[0] ?? "").pathname;
    await decide(page, item, "Mark as passed on", true);
    await expect(page.getByText("The couple reads that we passed it on")).toBeVisible();
    expect(await (await request.get(path)).text()).toContain("We’ve passed this on to the venue");
    // The venue answers by the link that the operator sent.
    await request.post(answerPath, { form: { availability: "yes", message: `Welcome, ${reference}` } });
    expect(await (await request.get(path)).text()).toContain(`Welcome, ${reference}`);
  }

  team.mails.unknown.clear();
  await decide(page, await openFromMail(team, page, "#mail-", "cleo@couples.ca"), "Send again", false);
  await expect(
    page.getByText("It’s being sent again, for up to three days. If that fails, it comes back here."),
  ).toBeVisible();
  await privatePath(team, "cleo@couples.ca", "Send your enquiry");

  await expect(page.getByText("Nothing is waiting for you.")).toBeVisible();
  expect(await team.desk("applications", "show", waits.bad)).toContain("We list bakers who deliver on time.");
  expect(await team.desk("claims", "show", waits.claim)).toMatch(/State:\s+approved/);
  expect(await team.desk("corrections", "show", waits.correction)).toContain("Counted them: twelve.");

  // What couples asked and the venue has never said: it tells the operator on the telephone.
  await page
    .getByRole("region", { name: "Ask by telephone" })
    .getByRole("link", { name: "Emerald Lake Lodge" })
    .click();
  await expectNoOverflow(page);
  const jain = page.getByRole("group", { name: "Jain food cooked apart" });
  await jain.getByRole("radio", { name: "Yes" }).check();
  await page.getByRole("button", { name: "Save what they told us" }).click();
  await expect(page.getByText("we email every couple that still waits")).toBeVisible();
  const venue = await (await request.get("/venues/emerald-lake-lodge")).text();
  expect(venue).toMatch(/Told to us by telephone, \d+ \w+ 20\d\d/);

  // All that happened with an enquiry, on the same page.
  await page.getByLabel("Reference").fill(waits.first.reference.toLowerCase());
  await page.getByRole("button", { name: "Show enquiry" }).click();
  const whole = page.getByRole("region", { name: `Enquiry ${waits.first.reference}` });
  await expect(whole).toContainText(`${waits.first.reference}: Answered`);
  await expect(whole).toContainText("Our team passed it on to Emerald Lake Lodge");
  await expectNoOverflow(page);

  // The business that has just got its listing wants another address; what it was sent is below.
  await page.getByLabel("Name or number").fill("cornerstone");
  await page.getByRole("button", { name: "Show listing" }).click();
  const listing = page.getByRole("region", { name: /Cornerstone/ });
  await listing.locator("summary").filter({ hasText: "Change their email" }).click();
  await listing.getByLabel(/^Their new email/).fill("events@cornerstonecanmore.com");
  await decide(page, listing, "Change their email", true);
  await expect(page.getByText("Changed. Enquiries go to the new address")).toBeVisible();
  await expect(listing).toContainText("Email to events@cornerstonecanmore.com: a new address for enquiries");
  await expectNoOverflow(page);
  for (const address of ["asha@cornerstonecanmore.com", "events@cornerstonecanmore.com"])
    await expect
      .poll(() => team.mails.taken.filter((mail) => mail.to?.[0]?.address === address).length)
      .toBeGreaterThan(0);

  await page.getByRole("button", { name: "Show who would be invited" }).click();
  await expect(page.getByText("Nobody can be invited.")).toBeVisible();
  await expectNoOverflow(page);
}

test.describe("without scripts @unthemed-mobile", () => {
  test.use({ javaScriptEnabled: false });

  test("an operator clears ten cases from a phone, each from the mail about it", async ({ page, team }) => {
    test.setTimeout(240_000);
    await clearTheDesk(team, page);
  });
});

test("with scripts an operator does the same, is told what is missing, and hears what was done @unthemed-mobile", async ({
  page,
  team,
  allowBrowserError,
}) => {
  test.setTimeout(240_000);
  allowBrowserError(refused);
  await clearTheDesk(team, page);
  await expectAccessible(page);
  // A mail from before leads to what was decided since.
  await page.goto(await linkFromMail(team, "#application-"));
  await expect(page.getByText("What your email led to isn’t waiting any more")).toBeVisible();
  // What was noted in one call is not in the form of another.
  const call = (venue: number) => page.goto(`${new URL(page.url()).pathname}?call=${venue}`);
  const flame = page.getByLabel("Open flame, in words");
  await call(byHand);
  await flame.fill("No candles.");
  await expect(page.getByText(/^Draft saved on this/)).toBeVisible();
  await call(claimed);
  await expect(page.getByText(/^Saves on this/)).toBeVisible();
  await expect(flame).toHaveValue("");

  const reference = await apply(team, page.request, "Last Cakes");
  const item = await openFromMail(team, page, reference);
  await item.locator("summary").click();
  await item.getByLabel(/^Reason/).fill("   ");
  await item.getByRole("button", { name: "Reject" }).click();
  await expect(item.getByRole("alert").getByRole("link", { name: "Reason" })).toBeVisible();
  await expectAccessible(page);
  await item.getByLabel(/^Reason/).fill("Too far away.");
  await item.getByRole("button", { name: "Reject" }).click();
  const question = page.getByRole("heading", { name: "Reject: are you sure?" });
  await expect(question).toBeFocused();
  await expect(page.getByText("Too far away.")).toBeVisible();
  // A second thought keeps the words.
  await page.getByRole("button", { name: "No, go back" }).click();
  await expect(item.getByLabel(/^Reason/)).toHaveValue("Too far away.");
  await expect(item).toBeInViewport();
  await item.getByRole("button", { name: "Reject" }).click();
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Yes: reject" }).click();
  const rejected = page.getByText("Rejected. The business gets your reason");
  await expect(rejected).toBeFocused();
  // It is said once, and what was typed is gone from this device with it.
  await expect(page).toHaveURL(/\/desk\/[\w-]{27}$/);
  await expect(rejected).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Too far away.");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await expect(rejected).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
});
