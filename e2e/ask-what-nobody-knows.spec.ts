import type { APIRequestContext } from "@playwright/test";
import { z } from "zod";

import { privatePathIn } from "../test-support/mail-folder.ts";

import { desk } from "./desk.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { mailTo } from "./mails.ts";
import { expectNoOverflow } from "./overflow.ts";

// With scripts in one theme, without any in the other.
test.use({ javaScriptEnabled: async ({ theme }, use) => use(theme === "standard") });

/** What is said of them is taken back at the end: no other test has these venues. */
const venues = {
  standard: {
    id: 87,
    path: "/venues/hotel-arts",
    domain: "hotelarts.ca",
    answers: { guests: "240", outsideCaterer: "Yes" },
  },
  indian: {
    id: 80,
    path: "/venues/teatro-restaurant",
    domain: "teatro.ca",
    answers: { guests: "", outsideCaterer: "No" },
  },
} as const;

/** A reception of 220 at tables with a caterer of the family's own. */
const weekend =
  "/fit?event=reception&guests=220&on=1&at=18:00&hours=6&seats=tables&caterer=any&bar=none&baraat=none&until=&when=open&places=1";

const receipt = z.object({ reference: z.string() });

/** A venue's address is confirmed: it has claimed its listing. */
async function claim(request: APIRequestContext, id: number, domain: string): Promise<string> {
  const email = `events@${domain}`;
  const form = { listing: String(id), name: "Noor Sandhu", role: "Manager", email, note: "" };
  const claimed = await request.post("/claims", { form });
  const { reference } = receipt.parse(await claimed.json());
  await request.post(privatePathIn(await mailTo(email, "Please confirm")), { form: {} });
  await desk("claims", "approve", reference);
  return email;
}

test("a kitchen that nobody knew is asked for, answered by the venue, and decides the next couple's weekend", async ({
  page,
  open,
  theme,
  javaScriptEnabled,
  allowBrowserError,
}) => {
  // The browser's own line for an answer that says what is missing.
  allowBrowserError(/^error: Failed to load resource: the server responded with a status of 422/);
  test.setTimeout(120_000);
  const { id, path, domain, answers } = venues[theme];
  const mark = crypto.randomUUID().slice(0, 8);
  const couple = `Asha & Tom ${mark}`;
  const email = `couple-${mark}@example.ca`;
  const owner = await claim(page.request, id, domain);

  await open(path);
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  const kitchen = page
    .locator("dt", { hasText: /^Jain food cooked apart$/ })
    .locator("xpath=following-sibling::dd[1]");
  await expect(kitchen).toContainText("Not known yet");
  await open(weekend);
  const inList = (list: string) =>
    page.locator(`#${list} li`).filter({ has: page.locator("h3", { hasText: name }) });
  await expect(inList("fits-if")).toContainText("Whether your caterer may cook");
  await open(path);
  await page.getByRole("link", { name: "Ask for what we don’t know" }).click();
  const asks = page.getByRole("group", { name: /^What we can ask each of them for you/ });
  await expect(asks.getByRole("checkbox", { name: "Jain food cooked apart" })).toBeChecked();
  for (const box of await asks.getByRole("checkbox").all()) await box.uncheck();
  const labels = [
    "Outside caterer",
    "Jain food cooked apart",
    "Corkage",
    ...(answers.guests === "" ? [] : ["Guests"]),
  ];
  for (const label of labels) await asks.getByRole("checkbox", { name: label }).check();
  await page.getByLabel("Name", { exact: true }).fill(couple);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Wedding date").fill(`${new Date().getFullYear() + 2}-06-19`);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.getByText(/WR-\w{4}-\w{4}/).first()).toBeVisible();
  const link = privatePathIn(await mailTo(email, "Send your enquiry"));
  await open(link);
  await page.getByRole("button", { name: /^Send to / }).click();
  const questions = page.getByRole("region", { name: "What you asked" });
  await expect(questions.getByText("No answer yet")).toHaveCount(labels.length);

  const answerPath = privatePathIn(await mailTo(owner, `${couple}: enquiry`));
  const screen = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(answerPath);
  const form = page.getByRole("region", { name: `${labels.length} questions for ${name}` });
  await expectNoOverflow(page);
  if (javaScriptEnabled) await expectAccessible(page);
  const jain = form.getByRole("group", { name: "Jain food cooked apart" });
  await jain.getByRole("radio", { name: "It depends" }).check();
  await form.getByRole("button", { name: `Send answers to ${couple}` }).click();
  await expect(form.getByRole("alert")).toContainText(
    "Jain food cooked apart, in words: say what it depends on",
  );
  await expect(jain.getByRole("radio", { name: "It depends" })).toBeChecked();
  await form.getByLabel(/^Jain food cooked apart, in words/).fill("With three weeks' notice.");
  if (answers.guests !== "") await form.getByLabel("Guests to").fill(answers.guests);
  await form
    .getByRole("group", { name: "Outside caterer" })
    .getByRole("radio", { name: answers.outsideCaterer, exact: true })
    .check();
  await form.getByLabel(/^Show these answers on our page too/).check();
  await form.getByRole("button", { name: `Send answers to ${couple}` }).click();
  await expect(page.getByText(`Answers sent. ${couple} can read them now.`)).toBeVisible();

  if (screen !== null) await page.setViewportSize(screen);
  await mailTo(email, `${name} has answered your questions`);
  await open(link);
  await expect(questions.getByText("It depends. With three weeks' notice.")).toBeVisible();
  await expect(questions.getByText(/^Answered to you, /)).toHaveCount(labels.length - 1);
  await expect(questions.getByText("No answer yet")).toHaveCount(1);
  await expectNoOverflow(page);
  if (javaScriptEnabled) await expectAccessible(page);

  // The next couple reads it on the page, with where it comes from.
  await expect(async () => {
    await open(path);
    await expect(kitchen).toContainText("Depends. With three weeks' notice.", { timeout: 1000 });
  }).toPass();
  await expect(kitchen).toContainText("Reported by the venue");
  await page.getByRole("link", { name: "Ask for what we don’t know" }).click();
  await expect(asks.getByRole("checkbox", { name: "Corkage" })).toBeChecked();
  await expect(asks.getByRole("checkbox", { name: "Jain food cooked apart" })).toHaveCount(0);

  // Her weekend is decided by it: all of it is known now, or stands in the way with where it comes from.
  await open(weekend);
  if (answers.outsideCaterer === "Yes") await expect(inList("fits")).toContainText("220 guests");
  else await expect(inList("fails")).toContainText(/No outside caterer; .+ the venue itself, \d+ \w+ \d{4}/);
  await expect(inList("fits-if")).toHaveCount(0);
  for (const fact of ["outsideCaterer", "jainKitchen", ...(answers.guests === "" ? [] : ["guests"])])
    await desk("facts", "reject", String(id), fact, "--reason", "Said in a test");
});
