import type { Page } from "@playwright/test";

import { formatDate } from "#app/calendar/format-date.ts";
import { dayFromWedding, weddingYear } from "#test-support/sample-days.ts";
import { photograph } from "../test-support/photographs.ts";

import { expectNoOverflow } from "./overflow.ts";
import { desk } from "./desk.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";

type OwnListing = {
  page: Page;
  open: (path: string) => Promise<void>;
  /** Its private page. */
  own: string;
  /** Its page as couples see it. */
  listing: string;
  scripts: boolean;
};

/** The browser's own line for an answer that says what is wrong. */
const refused = /^error: Failed to load resource: the server responded with a status of 422/;

/**
 * Of listings that are there, so that nobody counts one more; one for each run that goes on beside the
 * others, and the next but two for one that is made again: the first has left its pictures behind.
 */
const businesses = { standard: 150, indian: 151, plain: 152 };

for (const scripts of [true, false])
  test.describe(scripts ? "with scripts @unthemed" : "without scripts @unthemed-mobile", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a business shows its work and keeps its calendar, and couples find it by their date", async ({
      page,
      open,
      theme,
      allowBrowserError,
      withFilters,
    }, { retry }) => {
      test.setTimeout(240_000);
      allowBrowserError(refused);
      const id = businesses[scripts ? theme : "plain"] + 3 * retry;
      const own = /\/your-listing\/[\w-]{27}/.exec(await desk("listings", "link", String(id)))?.[0] ?? "";
      const business = { page, open, own, listing: `/vendors/${id}`, scripts };
      await open(business.listing);
      const name = await page.getByRole("heading", { level: 1 }).innerText();
      await showWork(business);
      await findByDate(business, name, withFilters);
      await takeOff(business);
    });
  });

/** A business sends pictures, is told what is none, puts them in order, and couples see them. */
async function showWork({ page, open, own, listing, scripts }: OwnListing): Promise<void> {
  const files = page.getByLabel(/^Pictures/);
  const sent = page.getByRole("list", { name: "What you sent" });
  await open(own);
  await page.getByRole("link", { name: "Add pictures" }).click();
  await expect(page.getByRole("heading", { name: "Show your work" })).toBeVisible();
  await expect(page.getByText("up to 15 MB each and 40 MB together")).toBeVisible();
  // Chosen at once; a drawing among them keeps out neither photograph.
  await files.setInputFiles([
    { name: "cake.jpg", mimeType: "image/jpeg", buffer: await photograph(1000, 800).jpeg().toBuffer() },
    {
      name: "logo.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    },
    { name: "table.png", mimeType: "image/png", buffer: await ownPhotograph(own) },
  ]);
  await page.getByRole("button", { name: "Add pictures" }).click();
  await expect(page.getByText("2 of 8 pictures")).toBeVisible();
  await expect(sent.getByRole("listitem")).toContainText(["cake.jpg", "logo.jpg", "table.png"]);
  await expect(sent.getByRole("listitem").filter({ hasText: "Added" })).toHaveCount(2);
  if (scripts) {
    const outcome = page.getByText("2 pictures added. 1 couldn’t be: see why below.");
    await expect(outcome).toBeInViewport();
  }
  await expect(sent.getByText("This is a drawing (SVG)")).toBeVisible();
  await expect(page.getByText("2 still need a description")).toBeVisible();
  await page.getByLabel("Describe picture 1").fill("A cake with sugar roses");
  await page.getByRole("button", { name: "Save description" }).first().click();
  await expect(page.getByText("One still needs a description")).toBeVisible();
  if (scripts) await expectAccessible(page);
  await expectNoOverflow(page);
  // The words that stand beside a button are kept with it.
  await page.getByLabel("Describe picture 2").fill("A long table in a barn");
  await page.getByRole("button", { name: "Earlier: picture 2" }).click();
  await expect(page.getByLabel("Describe picture 1")).toHaveValue("A long table in a barn");

  await open(listing);
  const work = page.getByRole("region", { name: "Their work" });
  await expect(work.getByRole("img")).toHaveCount(2);
  const first = work.getByRole("img").first();
  await expect(first).toHaveAttribute("alt", "A long table in a barn");
  await first.scrollIntoViewIfNeeded();
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoOverflow(page);

  // The card beside the form is the one that couples see.
  await open(own);
  await expect(page.getByRole("region", { name: "Your card" }).getByRole("img")).toHaveAttribute(
    "alt",
    "A long table in a barn",
  );

  await open(`${own}/pictures`);
  await page.getByRole("button", { name: "Remove: picture 2" }).click();
  await expect(page.getByText("1 of 8 pictures")).toBeVisible();
  await open(listing);
  await expect(work.getByRole("img")).toHaveCount(1);
}

/** A picture that no other business sends: the desk takes a picture off all that show it. */
const ownPhotograph = (own: string) =>
  photograph(800, 1000)
    .png()
    .toBuffer()
    .then((picture) => Buffer.concat([picture, Buffer.from(own)]));

/** The desk sees what a business shows, and takes it off. */
async function takeOff({ page, open, listing }: OwnListing): Promise<void> {
  const shown = await desk("listings", "pictures", listing.split("/").at(-1) ?? "");
  expect(shown).toContain("A long table in a barn");
  const [hash = ""] = /^[\w-]{27}(?= )/m.exec(shown) ?? [];
  expect(await desk("listings", "remove-picture", hash)).toContain("Removed from");
  await open(listing);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Their work" })).toHaveCount(0);
}

const [firstTaken, lastTaken] = [dayFromWedding(14), dayFromWedding(16)];
const freeDay = dayFromWedding(17);
/** By the business's own calendar. */
const busyDay = dayFromWedding(19);

const tooLarge = "That file is larger than 2 MB. Export a calendar with fewer past events.";

/** The calendar of a business that is busy on one day. */
const calendarFile = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:1@calendar",
  `DTSTART;VALUE=DATE:${busyDay.replaceAll("-", "")}`,
  "SUMMARY:A wedding",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

/** A business is taken on three days and says to be free else, and couples find it by their date. */
async function findByDate(
  { page, open, own, scripts }: OwnListing,
  name: string,
  withFilters: (work: (filters: ReturnType<Page["locator"]>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const card = page.getByRole("region", { name: "Results" }).getByRole("article").filter({ hasText: name });
  const search = `/vendors?q=${encodeURIComponent(name)}`;
  await open(own);
  await page.getByLabel("Taken on").fill(firstTaken);
  await page.getByLabel(/^Until/).fill(lastTaken);
  await page.getByRole("button", { name: "Mark as taken" }).click();
  await expect(page.getByText(`${formatDate(firstTaken)} to ${formatDate(lastTaken)}`)).toBeVisible();
  await open(`${search}&date=${freeDay}`);
  await expect(card).toContainText("Date not said: ask");
  await expect(card.locator("picture img")).toHaveAttribute("alt", "A long table in a barn");

  await open(own);
  await page.getByLabel("Free on every other day until").fill(`${weddingYear}-12-31`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`free on every other day until 31 December ${weddingYear}`)).toBeVisible();

  // Its own calendar: an address in our network is refused in words, and nothing is connected.
  await page.getByLabel(/^iCal address/).fill("https://169.254.169.254/latest.ics");
  await page.getByRole("button", { name: "Connect calendar" }).click();
  await expect(page.getByText("That address leads to a place we don’t read").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Disconnect calendar" })).toHaveCount(0);

  // Or as a file: its busy day is taken, and those marked by hand stay.
  const file = page.getByLabel(/^Calendar file/);
  const choose = (text: string) =>
    file.setInputFiles({ name: "calendar.ics", mimeType: "text/calendar", buffer: Buffer.from(text) });
  if (scripts) {
    await choose(calendarFile.padEnd(2_300_000));
    await page.getByRole("button", { name: "Send calendar file" }).click();
    await expect(file).toHaveJSProperty("validationMessage", tooLarge);
  }
  await choose(calendarFile);
  await page.getByRole("button", { name: "Send calendar file" }).click();
  await expect(page.getByText(/^We’ve read your file\. Its busy days are taken now/)).toBeVisible();
  await expect(page.getByText(/^From a file of /)).toBeVisible();
  await expect(page.getByText(`${formatDate(firstTaken)} to ${formatDate(lastTaken)}`)).toBeVisible();
  await expectNoOverflow(page);

  await open(search);
  if (scripts)
    await withFilters(async (filters) => {
      await filters.getByLabel("Your date").fill(freeDay);
      await filters.getByLabel("Only those who say they’re free").check();
    });
  else {
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByLabel("Your date").fill(freeDay);
    await filters.getByRole("button", { name: "Apply filters" }).click();
  }
  await expect(card).toContainText(`Free on ${formatDate(freeDay)}`);
  await expect.poll(() => new URL(page.url()).searchParams.get("date")).toBe(freeDay);
  await open(`${search}&date=${busyDay}`);
  await expect(page.getByRole("heading", { name: "No vendors found" })).toBeVisible();
  await open(`${search}&date=${dayFromWedding(15)}`);
  await expect(page.getByRole("heading", { name: "No vendors found" })).toBeVisible();
  await page.getByRole("button", { name: `Remove filter On ${formatDate(dayFromWedding(15))}` }).click();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText("Free on");
  await open(`${search}&date=2020-07-04`);
  await expect(page.getByText("This date has passed: choose a later one.").first()).toBeAttached();
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: "Remove filter 4 July 2020 has passed" }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get("date")).toBeNull();
}
