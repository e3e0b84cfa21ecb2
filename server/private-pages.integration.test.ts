import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { enquiries, listingContacts, mails as mailRows } from "#database/schema/index.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { privatePathIn, readMailFolder } from "#test-support/mail-folder.ts";
import { inProject } from "#test-support/project-folder.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";

let site: TestSite;
let stopWork: () => Promise<void>;

beforeAll(async () => {
  site = await openTestSite();
  await site.site.database.insert(listingContacts).values([
    { listingId: 3, email: "studio@vendor.ca" },
    { listingId: 76, email: "events@venue.ca" },
    { listingId: 17, email: "seventeen@vendor.ca" },
  ]);
  stopWork = (await site.startWork(inProject("public"))).stop;
});

afterAll(async () => {
  await stopWork?.();
  await site?.[Symbol.asyncDispose]();
});

let couples = 0;
let couple = "";
beforeEach(() => {
  couple = `couple${(couples += 1)}@couples.ca`;
});

type Fields = Record<string, string | readonly string[]>;

/** Posts a form as a browser without scripts does. */
const post = (path: string, fields: Fields, headers: Record<string, string> = {}) =>
  site.app.request(path, {
    method: "POST",
    body: new URLSearchParams(
      Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    ),
    headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
  });

const get = async (path: string) => (await site.app.request(path)).text();

/** Mails to an address that came so far, once there are as many as expected. */
async function mailsTo(address: string, count: number) {
  const find = async () =>
    (await readMailFolder(site.site.settings.dataDir)).filter(({ to }) => to?.[0]?.address === address);
  await expect
    .poll(async () => (await find()).length, { timeout: 30_000, interval: 200 })
    .toBeGreaterThanOrEqual(count);
  return find();
}

const enquiriesMailed = () => site.site.database.$count(mailRows, eq(mailRows.kind, "enquiry-to-vendor"));

/** Sends an enquiry, presses the button in its mail and opens the couple's page by the link in its mail. */
async function ask(vendors: readonly number[]): Promise<string> {
  const name = `Simran ${couples}`;
  const answer = await post("/planning", {
    name,
    email: couple,
    eventDate: weddingDay,
    guestCount: "200+",
    questions: "May a havan burn?",
    vendors: vendors.map(String),
  });
  expect(answer.status).toBe(200);
  const [confirmation] = await mailsTo(couple, 1);
  const page = privatePathIn(confirmation);
  expect((await post(page, { what: "send" })).headers.get("Location")).toBe(`${page}?done=sent`);
  return page;
}

/** The link in the mail to a vendor about the enquiry of this test. */
async function vendorLink(address: string): Promise<string> {
  const find = async () =>
    (await mailsTo(address, 1)).find(({ subject }) => subject?.startsWith(`Simran ${couples}: enquiry`));
  await expect.poll(find, { timeout: 30_000, interval: 200 }).toBeDefined();
  return privatePathIn(await find());
}

/** All that the couple was mailed so far, as one line. */
const textsToCouple = async () =>
  (await mailsTo(couple, 1)).map(({ text = "" }) => text.replaceAll(/\s+/g, " ")).join(" ");

test("a couple asks three vendors, two answer, and it compares their answers on its page, all without scripts", async () => {
  const page = await ask([3, 76, 17, 4]);
  expect(await get(page)).toContain("No answers yet.");
  expect(await get(page)).toContain("Sample listing: nobody was asked");

  const studio = await vendorLink("studio@vendor.ca");
  const shown = await get(studio);
  for (const known of [`Simran ${couples}`, couple, formatDate(weddingDay), "200+", "May a havan burn?"])
    expect(shown).toContain(known);
  // Who else was asked is not the vendor's business.
  expect(shown).not.toContain("Palliser");

  const kept = await post(studio, {
    availability: "yes",
    priceFrom: "4,500",
    priceTo: "$5200",
    unit: "total",
    includes: "Two photographers",
    message: "With joy",
  });
  expect([kept.status, kept.headers.get("Location")]).toEqual([302, `${studio}?done=saved`]);
  expect((await post(await vendorLink("events@venue.ca"), { availability: "no" })).status).toBe(302);

  const compared = await get(page);
  for (const part of [
    "Available",
    "$4,500 to $5,200 in all",
    "Two photographers",
    "With joy",
    "Not available",
    "No answer yet",
  ])
    expect(compared).toContain(part);
  // Answers stand above those from whom none can come.
  expect(compared.indexOf("With joy")).toBeLessThan(compared.indexOf("Sample listing: nobody was asked"));
  const mails = await mailsTo(couple, 3);
  expect(mails.map(({ subject }) => subject).join()).toMatch(/has answered: available/);
});

test("opening the link in the mail sends nothing: the button on the page does, without scripts too", async () => {
  const asked = { name: "Nora", email: couple, eventDate: weddingDay, vendors: ["3"] };
  await post("/planning", asked);
  const [confirmation] = await mailsTo(couple, 1);
  expect(confirmation?.subject).toMatch(/^Send your enquiry to 1 vendor \(WR-/);
  const page = privatePathIn(confirmation);
  const before = await enquiriesMailed();
  for (const method of ["GET", "HEAD", "GET"]) await site.app.request(page, { method });
  expect(await get(page)).toMatch(/name="what" value="send"[\s\S]*Send to 1 vendor/);
  expect(await get(page)).not.toContain("Your message");
  expect(await enquiriesMailed()).toBe(before);
  await post(page, { what: "send" });
  await post(page, { what: "send" });
  expect(await enquiriesMailed()).toBe(before + 1);
  expect(await get(page)).not.toContain("Not sent yet");
});

test("an answer that cannot be understood comes back with what was typed, and nothing is kept", async () => {
  const page = await ask([3]);
  const studio = await vendorLink("studio@vendor.ca");
  const refused = await post(studio, {
    availability: "yes",
    priceFrom: "a lot",
    message: "Ask us <b>soon</b>",
  });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  expect(html).toContain("Enter an amount in dollars");
  expect(html).toContain("a lot");
  expect(html).toContain("Ask us &lt;b&gt;soon&lt;/b&gt;");
  expect(await get(page)).toContain("No answers yet.");
});

test("a price per guest comes to a total for the couple's guests, and follows them when they change", async () => {
  const page = await ask([3]);
  const studio = await vendorLink("studio@vendor.ca");
  expect(await get(page)).toContain("200+");
  const unsaid = await post(studio, { availability: "yes", priceFrom: "85" });
  expect([unsaid.status, (await unsaid.text()).includes("Choose what this price is for")]).toEqual([
    422,
    true,
  ]);
  await post(studio, { availability: "yes", priceFrom: "$85 per plate", seenGuests: "200+" });
  expect(await get(page)).toContain("$85 per guest · at least $17,000 for 200 guests or more");

  const change = { what: "change", eventDate: weddingDay, guestCount: "200+", guestNumber: "about 420" };
  expect((await post(page, { ...change, formKey: "the-key-of-this-form-1" })).status).toBe(302);
  const changed = await get(page);
  expect(changed).toContain("Was for 200+ guests: asked again");
  expect(changed).toContain("$85 per guest, quoted for 200+ guests · about $35,700 for 420");
  const asked = await get(studio);
  expect(asked).toContain("about 420");
  expect(asked).toContain("They expect 420 guests now. You answered for 200+ guests: please answer again.");
  // A page from before that is not taken for the new number.
  const stale = { availability: "yes", priceFrom: "85", unit: "guest", seenGuests: "200+" };
  expect((await post(studio, stale)).status).toBe(412);
  expect((await post(studio, { ...stale, seenGuests: "420" })).status).toBe(302);
  expect(await get(page)).toContain("$85 per guest · about $35,700 for 420");
  // The mail says the same sentence.
  await expect
    .poll(textsToCouple, { timeout: 30_000, interval: 200 })
    .toContain("$85 per guest · about $35,700 for 420");
});

test("a couple writes, changes the date, and whoever got the enquiry reads it on the same page", async () => {
  const page = await ask([3]);
  const studio = await vendorLink("studio@vendor.ca");
  const opened = await get(studio);
  const done = await post(page, {
    what: "message",
    message: "We found a hall.",
    formKey: "a-key-of-the-form-1234",
  });
  expect(done.headers.get("Location")).toBe(`${page}?done=message`);
  await post(page, { what: "message", message: "We found a hall.", formKey: "a-key-of-the-form-1234" });
  await post(page, {
    what: "change",
    eventDate: dayFromWedding(14),
    guestCount: "200+",
    formKey: "another-key-of-a-form",
  });
  expect(opened).toContain('name="seenMessage" value="0"');
  const shown = await get(studio);
  expect(shown).toMatch(/name="seenMessage" value="[1-9]\d*"/);
  expect(shown.split("<p>We found a hall.</p>")).toHaveLength(2);
  expect(shown).toContain(formatDate(dayFromWedding(14)));
  const past = await post(page, { what: "change", eventDate: "2020-01-01", guestCount: "" });
  expect([past.status, (await past.text()).includes("This date has passed")]).toEqual([422, true]);
});

test("texts with many links are saved, and the page says that our team reads them first", async () => {
  const page = await ask([3]);
  const studio = await vendorLink("studio@vendor.ca");
  const rings = "https://rings.example/buy ".repeat(3);
  const done = await post(page, { what: "message", message: rings });
  expect(done.headers.get("Location")).toBe(`${page}?done=held`);
  expect(await get(`${page}?done=held`)).toContain("our team looks at it first");
  expect(await get(studio)).not.toContain("rings.example");

  expect((await post(studio, { availability: "yes", message: rings })).status).toBe(302);
  expect(await get(`${studio}?done=saved`)).toContain(
    `our team looks at it before it reaches Simran ${couples}`,
  );
  const shown = await get(page);
  expect(shown).toContain("Our team is checking this answer’s links first");
  expect(shown).toContain("our team is checking its links");
});

test("whoever confirms a booking second reads that both have", async () => {
  const page = await ask([76]);
  const hall = await vendorLink("events@venue.ca");
  expect((await post(hall, { availability: "yes" })).status).toBe(302);
  const say = async (path: string, fields: Fields) =>
    get((await post(path, { what: "booking", ...fields })).headers.get("Location") ?? "");
  const couple76 = { vendor: "76", booked: "yes" };
  const business = (booked: string) => say(hall, { booked });
  expect(await business("yes")).toContain("once they confirm it too");
  expect(await say(page, couple76)).toContain("Thank you. You’ve both confirmed it");
  await business("no");
  expect(await business("yes")).toContain("Thank you. You’ve both confirmed it");
});

test("after its day an enquiry asks nobody anything, and takes no answer", async () => {
  const page = await ask([76, 3]);
  const hall = await vendorLink("events@venue.ca");
  const declining = { what: "decline", vendor: "3", note: "" };
  expect((await post(hall, { availability: "yes", message: "With joy" })).status).toBe(302);
  expect(await get(page)).toContain("Not the right fit?");
  const { database } = site.site;
  await database.update(enquiries).set({ eventDate: "2026-01-10" }).where(eq(enquiries.email, couple));

  const over = await get(hall);
  expect(over).toContain("This wedding was on 10 January 2026. You don’t need to answer any more.");
  expect(over).toContain("With joy");
  expect(over).not.toMatch(/Are you free on this date|please answer again|would like to hear from you/);
  const late = await post(hall, { availability: "no", message: "We’d have loved to" });
  expect(late.status).toBe(409);
  const kept = await late.text();
  expect(kept).toContain("This wasn’t sent: the wedding day has passed");
  expect(kept).toContain("We’d have loved to</textarea>");
  const own = await get(page);
  expect(own).toContain("Was for");
  expect(own).not.toMatch(/Not the right fit|keep your date free|asked again/);
  const declined = await post(page, declining);
  expect(await get(declined.headers.get("Location") ?? "")).toContain("your wedding day has passed");
});

test("a withdrawn enquiry can be answered no more, a deleted one is gone for everybody", async () => {
  const page = await ask([3]);
  const studio = await vendorLink("studio@vendor.ca");
  expect((await post(page, { what: "withdraw" })).status).toBe(422);
  expect(await get(page)).toMatch(/Everyone who has your enquiry is told[\s\S]*Vendors aren’t told/);
  await post(page, { what: "withdraw", sure: "yes" });
  const own = await get(page);
  expect(own).toContain("You withdrew this enquiry");
  expect(own).not.toMatch(/No answer yet|Vendors aren’t told/);
  expect(await get(studio)).toContain("withdrew this enquiry");
  const late = await post(studio, { availability: "yes", message: "We kept the day for you" });
  expect(late.status).toBe(409);
  const closed = await late.text();
  expect(closed).toContain("withdrew this enquiry");
  expect(closed).toContain("We kept the day for you</textarea>");
  expect(closed).not.toContain("Send answer");
  expect((await post(page, { what: "delete" })).status).toBe(422);
  const deleted = await post(page, { what: "delete", sure: "yes" });
  expect(deleted.headers.get("Location")).toBe("/lost-link?done=deleted");
  const said = await get("/lost-link?done=deleted");
  expect(said).toContain("Your enquiry is deleted");
  // They were told that it was withdrawn.
  expect(said).not.toMatch(/name="email"|We don’t email vendors/);
  expect([(await site.app.request(page)).status, (await site.app.request(studio)).status]).toEqual([
    404, 404,
  ]);
});

test.each([
  ["that vendors aren’t told where one had it", [3], true],
  ["nothing of vendors where nobody had it", [], false],
])("after an enquiry is deleted, its couple reads %s", async (_what, vendors, isOpen) => {
  const page = await ask(vendors);
  expect((await get(page)).includes("Vendors aren’t told")).toBe(isOpen);
  const deleted = await post(page, { what: "delete", sure: "yes" });
  const said = await get(deleted.headers.get("Location") ?? "");
  expect(said).toContain("Your enquiry is deleted");
  expect(said.includes("We don’t email vendors about it")).toBe(isOpen);
});

test("a new link closes the old one; a lost link is mailed to its own address only", async () => {
  const page = await ask([]);
  const fresh = (await post(page, { what: "rotate" })).headers.get("Location")?.split("?")[0] ?? "";
  expect(fresh).not.toBe(page);
  expect((await site.app.request(page)).status).toBe(404);
  expect((await site.app.request(fresh)).status).toBe(200);
  const answer = await post("/lost-link", { email: couple.toUpperCase() });
  const nobody = await post("/lost-link", { email: "nobody@couples.ca" });
  expect([answer.status, nobody.status]).toEqual([200, 200]);
  expect(privatePathIn((await mailsTo(couple, 2)).at(-1))).toBe(fresh);
});

test("private pages are kept by nobody, found by nobody, and not told to the next page", async () => {
  const page = await ask([3]);
  for (const path of [page, await vendorLink("studio@vendor.ca")]) {
    const answer = await site.app.request(path);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
    });
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  }
});

test("keys of another kind, shortened keys and posts from elsewhere open nothing", async () => {
  const page = await ask([3]);
  const key = page.split("/").at(-1) ?? "";
  for (const wrong of [
    `/answers/${key}`,
    `/enquiries/${key.slice(1)}`,
    `/enquiries/${key}a`,
    "/no-more-mail/x",
  ])
    expect((await site.app.request(wrong)).status).toBe(404);
  // Whose link was replaced, couple or business, has a way on.
  for (const path of ["enquiries", "answers", "your-listing"])
    expect(await get(`/${path}/${"a".repeat(27)}`)).toContain("Email me my link");
  expect(await get(`/claims/${"a".repeat(27)}`)).toMatch(/href="\/claim"[^>]*>Get a new link/);
  const elsewhere = await post(
    page,
    { what: "delete", sure: "yes" },
    { Origin: "https://elsewhere.example" },
  );
  expect(elsewhere.status).toBe(403);
  expect((await site.app.request(page)).status).toBe(200);
});

test("a business stops its mail with one click of its mail program, and can have it back", async () => {
  await ask([17]);
  const [mail] = await mailsTo("seventeen@vendor.ca", 1);
  const link = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value.slice(1, -1) ?? "";
  const path = new URL(link).pathname;
  await post(path, { "List-Unsubscribe": "One-Click" });
  expect(await get(path)).toContain("We don’t email enquiries or reviews to");
  couple = `muted${couple}`;
  const page = await ask([17]);
  expect(await get(page)).toContain("Sample listing: nobody was asked");
  await post(path, { again: "yes" });
  expect(await get(path)).toContain("We email you what couples send");
});

test("a business reads on its page what our team changes, with the address to write to", async () => {
  const { database, secret, settings } = site.site;
  const html = await get(`/your-listing/${await getOrCreateKey(database, secret, "listing", "3")}`);
  const [main = ""] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
  expect(main).toContain(`href="mailto:${settings.contactEmail}"`);
});
