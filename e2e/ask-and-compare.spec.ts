import type { Page } from "@playwright/test";

import { privatePathIn } from "../test-support/mail-folder.ts";

import { inBothLooks } from "./both-looks.ts";
import { expectNoOverflow } from "./overflow.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { listBusiness, type ListedBusiness } from "./list-business.ts";
import { mailTo } from "./mails.ts";

// With scripts in one theme, without any in the other.
test.use({ javaScriptEnabled: async ({ theme }, use) => use(theme === "standard") });

type Answer = {
  availability: string;
  from: string;
  to: string;
  unit: string;
  includes: string;
  message: string;
};

/** A vendor answers, for the first time or again, on the page that its mail leads to. */
async function answer(page: Page, open: (path: string) => Promise<void>, link: string, given: Answer) {
  await open(link);
  await page.getByRole("radio", { name: given.availability, exact: true }).check();
  await page.getByLabel(/^Price/).fill(given.from);
  await page.getByLabel(/^Up to/).fill(given.to);
  if (given.unit !== "") await page.getByLabel("This price is").selectOption(given.unit);
  await page.getByLabel("What the price includes").fill(given.includes);
  await page.getByLabel("Your message").fill(given.message);
  await page.getByRole("button", { name: /^Send (new )?answer$/ }).click();
  await expect(page.getByText(/^Answer sent\. .* can read it now\./)).toBeVisible();
  // The form is far below that line: with scripts, where the page stays in place, a message says the same.
  const seen = page.locator(".private__notice, .toast").filter({ hasText: "Answer sent" });
  await expect(seen.last()).toBeInViewport();
}

/** The private page of a business's listing. */
const listingOf = async ({ email, name }: ListedBusiness) =>
  privatePathIn(await mailTo(email, `${name} is listed`));

test("a couple asks three vendors, two answer through the links in their mails, and it compares the answers", async ({
  page,
  open,
  theme,
  javaScriptEnabled,
}) => {
  test.setTimeout(240_000);
  const mark = crypto.randomUUID().slice(0, 8);
  const list = (name: string) =>
    listBusiness(page.request, `${name} ${mark}`, `${name.toLowerCase()}-${mark}@vendors.ca`);
  const [roses, drums, sweets]: [ListedBusiness, ListedBusiness, ListedBusiness] = [
    await list("Roses"),
    await list("Drums"),
    await list("Sweets"),
  ];
  const couple = `Asha & Tom ${mark}`;
  const email = `couple-${mark}@example.ca`;

  await open(`/planning?vendors=${[roses, drums, sweets].map(({ id }) => id).join(",")}`);
  await page.getByLabel("Name", { exact: true }).fill(couple);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Wedding date").fill(`${new Date().getFullYear() + 2}-06-19`);
  await page.getByLabel("Questions").fill("May the dhol play until midnight?");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(/WR-\w{4}-\w{4}/).first()).toBeVisible();
  await expect(page.getByText(/^Check your email: .* 3 vendors/)).toBeVisible();

  const link = privatePathIn(await mailTo(email, "Send your enquiry to 3 vendors"));
  await open(link);
  await page.getByRole("button", { name: "Send to 3 vendors" }).click();
  await expect(page.getByText("Your enquiry is on its way.")).toBeVisible();

  const linkOf = async ({ email: address }: ListedBusiness) =>
    privatePathIn(await mailTo(address, `${couple}: enquiry`));
  await open(await linkOf(roses));
  await expect(page.getByText("May the dhol play until midnight?")).toBeVisible();
  // Who else was asked is not the vendor's business.
  await expect(page.locator("main")).not.toContainText(drums.name);
  await answer(page, open, await linkOf(roses), {
    availability: "Available",
    from: "1200",
    to: "1800",
    unit: "In all",
    includes: "Garlands and the mandap",
    message: "We would love to.",
  });
  await answer(page, open, await linkOf(drums), {
    availability: "Maybe: let’s talk first",
    from: "",
    to: "$650 flat",
    unit: "",
    includes: "",
    message: "Until eleven, not midnight.",
  });

  await mailTo(email, `${drums.name} has answered: maybe`);
  await open(link);
  await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
  // It is read out on the telephone, and so it is on one line.
  const reference = page.getByRole("heading", { level: 1 }).getByText(/^WR-\w{4}-\w{4}$/);
  expect(await reference.evaluate((words) => words.getClientRects().length)).toBe(1);
  const answers = page.getByRole("region", { name: "Answers" });
  const row = ({ name }: ListedBusiness) => answers.getByRole("row").filter({ hasText: name });
  for (const words of [
    "Available",
    "$1,200 to $1,800 in all",
    "Garlands and the mandap",
    "We would love to.",
  ])
    await expect(row(roses)).toContainText(words);
  for (const words of ["Maybe", "$650 in all", "Not given", "Until eleven, not midnight."])
    await expect(row(drums)).toContainText(words);
  await expect(row(sweets)).toContainText("No answer yet");
  await expectNoOverflow(page);

  // Without the mail: the business's own page lists what waits for its answer.
  await open(await listingOf(sweets));
  const inbox = page.getByRole("region", { name: "Enquiries" });
  const enquiry = inbox.getByRole("listitem").filter({ hasText: couple });
  await expect(enquiry).toContainText("Waiting for your answer");
  await expectNoOverflow(page);
  if (javaScriptEnabled) await expectAccessible(page);
  await enquiry.getByRole("link", { name: couple }).click();
  await expect(page.getByRole("heading", { name: `${couple} would like to hear from you` })).toBeVisible();
  await answer(page, open, new URL(page.url()).pathname, {
    availability: "Not available",
    from: "",
    to: "",
    unit: "",
    includes: "",
    message: "We’re away that week.",
  });
  const listing = await listingOf(sweets);
  await open(listing);
  await expect(enquiry).toContainText("You answered");
  await open(`${listing}/enquiries`);
  await expect(page.getByRole("heading", { name: "In your own calendar" })).toBeVisible();
  if (javaScriptEnabled) await expectAccessible(page);
  await open(link);
  await expect(row(sweets)).toContainText("Not available");

  // A word to one vendor alone, and thanks to another.
  await page.getByLabel("To", { exact: true }).selectOption(`Only ${roses.name}`);
  await page.getByLabel(/^Your message/).fill("Could you bring marigolds?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText(/^Message sent to that vendor alone/)).toBeVisible();
  await mailTo(roses.email, `${couple} wrote to you`);
  const decisions = page.getByRole("region", { name: "Not the right fit?" });
  const decision = decisions.getByRole("listitem").filter({ hasText: drums.name });
  await decision.locator("summary").click();
  await decision.getByLabel(/^A sentence for them/).fill("We go on without drums.");
  await expectNoOverflow(page);
  if (javaScriptEnabled) await expectAccessible(page);
  await decision.getByRole("button", { name: "Decline with thanks" }).click();
  await expect(page.getByText("Declined, with your thanks.")).toBeVisible();
  await expect(row(drums)).toContainText("You declined");
  await expect(decision).toContainText(/ [ap]\.m\. You wrote: “We go on without drums\.”/);
  await mailTo(drums.email, `${couple} won’t be booking ${drums.name}`);
  await open(await linkOf(drums));
  await expect(page.getByText("We go on without drums.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send the new answer" })).toHaveCount(0);
  await expect(page.locator("main")).not.toContainText("marigolds");
  await open(link);
  await decision.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("It’s open again.")).toBeVisible();
  // axe itself is a script.
  if (javaScriptEnabled) await expectAccessible(page);
});

test("a caterer's price per guest and another's in all compare by the couple's guests, at 120 and at 420 @unthemed-mobile", async ({
  page,
  open,
}) => {
  test.setTimeout(240_000);
  const mark = crypto.randomUUID().slice(0, 8);
  const list = (name: string) =>
    listBusiness(page.request, `${name} ${mark}`, `${name.toLowerCase()}-${mark}@vendors.ca`);
  const [plates, feasts]: [ListedBusiness, ListedBusiness] = [await list("Plates"), await list("Feasts")];
  const couple = `Meera & Sam ${mark}`;
  const email = `couple-${mark}@example.ca`;
  const year = new Date().getFullYear() + 2;

  await open(`/planning?vendors=${plates.id},${feasts.id}&guests=120`);
  await page.getByLabel("Name", { exact: true }).fill(couple);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Wedding date").fill(`${year}-06-19`);
  await expect(page.getByLabel("Number of guests, as near as you know")).toHaveValue("120");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  const link = privatePathIn(await mailTo(email, "Send your enquiry to 2 vendors"));
  await open(link);
  await page.getByRole("button", { name: "Send to 2 vendors" }).click();
  await expect(page.getByText("Your enquiry is on its way.")).toBeVisible();

  const linkOf = async ({ email: address }: ListedBusiness) =>
    privatePathIn(await mailTo(address, `${couple}: enquiry`));
  const said = { availability: "Available", to: "", unit: "", includes: "", message: "" };
  const answerBoth = async () => {
    await answer(page, open, await linkOf(plates), { ...said, from: "$85 per plate" });
    await answer(page, open, await linkOf(feasts), { ...said, from: "34,000", unit: "In all" });
    await open(link);
  };
  const answers = page.getByRole("region", { name: "Answers" });
  const names = answers.getByRole("rowheader");
  const row = ({ name }: ListedBusiness) => answers.getByRole("row").filter({ hasText: name });

  await answerBoth();
  await expect(row(plates)).toContainText("$85 per guest · about $10,200 for 120");
  await expect(row(feasts)).toContainText("$34,000 in all");
  await expect(names).toHaveText([new RegExp(plates.name), new RegExp(feasts.name)]);

  const guests = page.getByLabel("Number of guests, as near as you know");
  const saved = page.getByText("Your enquiry has been changed. We’re telling everyone who has it.");
  await guests.fill("420");
  await page.getByRole("button", { name: "Save and tell everyone" }).click();
  await expect(saved).toBeVisible();
  await expect(row(plates)).toContainText("Was for 120 guests: asked again");
  await expect(row(plates)).toContainText("$85 per guest, quoted for 120 guests · about $35,700 for 420");
  await expect(row(feasts)).toContainText("$34,000 in all, quoted for 120 guests");
  // What comes back with an error is not said to be saved.
  await guests.fill("6000");
  await page.getByRole("button", { name: "Save and tell everyone" }).click();
  await expect(page.getByText("enter a number from 1 to 5,000, such as 420").first()).toBeVisible();
  await expect(saved).toHaveCount(0);

  await open(await linkOf(plates));
  await expect(page.getByText("They expect 420 guests now. You answered for 120 guests")).toBeVisible();
  await answerBoth();
  await expect(row(plates)).toContainText("$85 per guest · about $35,700 for 420");
  await expect(names).toHaveText([new RegExp(feasts.name), new RegExp(plates.name)]);
  await inBothLooks(page, () => expectNoOverflow(page));
});

/** A vendor whom a couple has asked is about to send its answer. @returns the couple and the link to its page */
async function beginAnswer(page: Page, open: (path: string) => Promise<void>) {
  const mark = crypto.randomUUID().slice(0, 8);
  const cakes = await listBusiness(page.request, `Cakes ${mark}`, `cakes-${mark}@vendors.ca`);
  const [couple, email] = [`Noor ${mark}`, `couple-${mark}@example.ca`];
  const year = new Date().getFullYear() + 2;
  const asked = { name: couple, email, eventDate: `${year}-06-19`, vendors: String(cakes.id) };
  await page.request.post("/enquiries", { form: asked });
  const link = privatePathIn(await mailTo(email, "Send your enquiry"));
  await page.request.post(link, { form: { what: "send" } });
  await open(privatePathIn(await mailTo(cakes.email, `${couple}: enquiry`)));
  await page.getByRole("radio", { name: "Available", exact: true }).check();
  await page.getByLabel("Your message").fill("We’d love to.");
  return { couple, link, year };
}

test("a date that changes while a vendor writes stands above its form, and the next press answers for it @unthemed", async ({
  page,
  open,
  allowBrowserError,
}) => {
  test.setTimeout(120_000);
  allowBrowserError(/^error: Failed to load resource: the server responded with a status of 412/);
  const { link, year } = await beginAnswer(page, open);
  await page.request.post(link, {
    form: { what: "change", eventDate: `${year}-08-21`, guestCount: "", guestNumber: "" },
  });
  const send = page.getByRole("button", { name: "Send answer" });
  await send.click();
  await expect(page.getByRole("alert")).toContainText("has just changed its date or guests");
  await expect(page.getByText(`21 August ${year}`).first()).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("We’d love to.");
  await send.click();
  await expect(page.getByText(/^Answer sent\. .* can read it now\./)).toBeVisible();
});

test("an enquiry that is withdrawn while a vendor writes leaves their words to copy, and no form @unthemed", async ({
  page,
  open,
  allowBrowserError,
}) => {
  test.setTimeout(120_000);
  allowBrowserError(/^error: Failed to load resource: the server responded with a status of 409/);
  const { couple, link } = await beginAnswer(page, open);
  // An answer that was sent before stays to be read.
  await page.request.post(page.url(), { form: { availability: "maybe", message: "Let’s talk in May." } });
  await page.request.post(link, { form: { what: "withdraw", sure: "yes" } });
  const send = page.getByRole("button", { name: "Send answer" });
  await send.click();
  await expect(page.getByRole("alert")).toContainText(`This wasn’t sent: ${couple} closed the enquiry`);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByText("withdrew this enquiry")).toBeVisible();
  await expect(send).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Your answer" })).toContainText(/Maybe.*Let’s talk in May\./);
  await expect(page.getByLabel("Your words")).toHaveValue("We’d love to.");
  await expectAccessible(page);
  // A phone that opens the page again still has what was typed.
  await page.reload();
  await expect(page.getByText("withdrew this enquiry")).toBeVisible();
  await expect(page.getByLabel("Your words")).toHaveValue("We’d love to.");
  await page.getByRole("button", { name: "Copy your words" }).click();
  await expect(page.getByText("Message copied")).toBeVisible();
  await inBothLooks(page, () => expectNoOverflow(page));
});
