import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { claims, listingContacts, mails } from "#database/schema/index.ts";
import { privatePathIn, readMailFolder } from "#test-support/mail-folder.ts";
import { inProject } from "#test-support/project-folder.ts";
import { highLimits } from "#test-support/high-limits.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";
import { weddingDay } from "#test-support/sample-days.ts";

let site: TestSite;
let stopWork: () => Promise<void>;

beforeAll(async () => {
  const all = { posts: 1_000_000, seconds: 1 };
  const claim = { clientIp: all, recipient: [{ posts: 3, seconds: 3600 }], burst: all };
  site = await openTestSite({ ...highLimits, forms: { ...highLimits.forms, claim } });
  stopWork = (await site.startWork(inProject("public"))).stop;
});
afterAll(async () => {
  await stopWork?.();
  await site?.[Symbol.asyncDispose]();
});

const count = () => site.site.database.$count(claims);

/** Hotel Arts, with its website at hotelarts.ca. */
const hotel = 87;

const good = (changes: Record<string, string> = {}) => ({
  listing: String(hotel),
  name: "Noor Sandhu",
  role: "Events manager",
  email: "noor@hotelarts.ca",
  note: "",
  ...changes,
});

const post = (path: string, fields: Record<string, string>) =>
  site.app.request(path, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  });

const get = async (path: string) => (await site.app.request(path)).text();

const page = `/claim?listing=${hotel}`;

async function mailTo(address: string, subject: RegExp, timeout = 30_000) {
  const find = async () =>
    (await readMailFolder(site.site.settings.dataDir)).findLast(
      (mail) => mail.to?.[0]?.address === address && subject.test(mail.subject ?? ""),
    );
  await expect.poll(find, { timeout, interval: 200 }).toBeDefined();
  return find();
}

describe("a claim that is refused", () => {
  test.each([
    ["nothing typed", { name: " ", role: "", email: "" }, "enter your name"],
    ["free mail", { email: "hotel@gmail.com" }, "anyone can have an email there"],
    ["another name", { email: "noor@elsewhere.ca" }, "this listing’s website is at"],
    ["a name that belongs to nobody", { email: "noor@hotel.example" }, "enter an email address that works"],
    ["a sample", { listing: "9", email: "noor@hall.ca" }, "this is a sample listing"],
    ["a listing that there is not", { listing: "999999" }, "listing is gone"],
  ])("with scripts and without, in the same words: %s", async (_what, changes, words) => {
    const before = [await count(), await site.site.database.$count(mails)];
    const answer = await post("/claims", good(changes));
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([422, "no-store"]);
    expect(JSON.stringify(await answer.json())).toContain(words);
    const plain = await post(page, good(changes));
    expect(plain.status).toBe(422);
    expect((await plain.text()).toLowerCase()).toContain(words.toLowerCase());
    expect([await count(), await site.site.database.$count(mails)]).toEqual(before);
  });

  test("a sample listing has no page to claim it, and a program that fills what nobody sees is thanked", async () => {
    expect((await site.app.request("/claim?listing=9")).status).toBe(404);
    const before = await count();
    const answer = await post("/claims", good({ leaveThisEmpty: "x" }));
    expect(answer.status).toBe(201);
    expect(await count()).toBe(before);
  });
});

test("a stranger's mailboxes get no more than three mails an hour, however they are called", async () => {
  const hyatt = "82";
  const to = (name: string) => post("/claims", good({ listing: hyatt, email: `${name}@hyatt.com` }));
  for (const name of ["a", "b", "c"]) expect((await to(name)).status).toBe(201);
  const stopped = await to("d");
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get("Retry-After"))).toBeGreaterThan(3000);
});

test("without scripts, a venue claims its listing, the desk approves, and it tells couples a fact", async () => {
  const path = "/venues/hotel-arts";
  expect(await get(path)).toContain("Claim this listing");
  const sent = await post(page, good());
  expect(sent.status).toBe(200);
  const reference = /WB-\w{4}-\w{4}/.exec(await sent.text())?.[0] ?? "";

  const mail = await mailTo("noor@hotelarts.ca", /^Please confirm/);
  const claim = privatePathIn(mail);
  expect(await get(claim)).toContain("Is this your email?");
  expect((await post(claim, {})).headers.get("Location")).toBe(claim);
  expect(await get(claim)).toContain("Our team will look at your claim");

  const approved = await site.desk.request(`/claims/${reference}/approve`, {
    method: "POST",
    body: JSON.stringify({ replace: false }),
  });
  expect(approved.status).toBe(200);
  // The site hears that the desk has posted a mail; it looks for one left behind when that is ten seconds old.
  const own = privatePathIn(await mailTo("noor@hotelarts.ca", /^You can now manage/, 9_000));
  const shown = await get(own);
  expect(shown).toContain("What couples ask a venue");

  const refused = await post(own, { what: "fact", fact: "baraat", answer: "depends", text: "" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Say what it depends on");
  const kept = await post(own, {
    what: "fact",
    fact: "baraat",
    answer: "yes",
    text: "From 12 Avenue, until nine.",
  });
  expect(kept.headers.get("Location")).toBe(`${own}?done=fact`);

  await expect.poll(() => get(path), { timeout: 10_000 }).toContain("From 12 Avenue, until nine.");
  const seen = await get(path);
  expect(seen.replaceAll(/<!-- -->|<[^>]*>/g, "")).toMatch(/Reported by the venue, \d+ \w+ \d{4}\./);
  expect(seen).not.toContain("Claim this listing");
  expect(seen).toContain("Goes straight to the venue");
});

test("a venue answers a couple and tells all others the same on the page of the enquiry", async () => {
  await site.site.database
    .insert(listingContacts)
    .values({ listingId: 76, email: "events@fairmont.com" })
    .onConflictDoNothing();
  await post("/planning", {
    name: "Simran Gill",
    email: "simran@couples.ca",
    eventDate: weddingDay,
    questions: "May we bring our own wine, and what is the corkage?",
    vendors: "76",
  });
  await post(privatePathIn(await mailTo("simran@couples.ca", /^Send your enquiry/)), { what: "send" });
  const answer = privatePathIn(await mailTo("events@fairmont.com", /: enquiry for /));
  const shown = await get(answer);
  expect(shown).toContain("Answer this for every couple");
  // What this couple asked stands before what others ask.
  expect(shown.indexOf('value="corkage"')).toBeLessThan(shown.indexOf("What others ask"));
  const fields = { what: "fact", fact: "corkage", answer: "yes", text: "$35 a bottle." };
  expect((await post(answer, fields)).headers.get("Location")).toBe(`${answer}?done=fact`);
  await expect.poll(() => get("/venues/fairmont-palliser"), { timeout: 10_000 }).toContain("$35 a bottle.");
  expect((await post(answer, { what: "fact", fact: "corkage" })).status).toBe(422);
});

test("mail about claims is stopped with one click of a mail program, and nobody can have it sent there again", async () => {
  const fields = good({ listing: "79", email: "ann@lakehousecalgary.com" });
  expect((await post("/claims", fields)).status).toBe(201);
  const mail = await mailTo("ann@lakehousecalgary.com", /^Please confirm/);
  const link = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value.slice(1, -1) ?? "";
  const { pathname } = new URL(link);
  expect((await post(pathname, { "List-Unsubscribe": "One-Click" })).status).toBe(200);
  expect(await get(pathname)).toContain("You’re unsubscribed");
  // A stranger reads what everybody reads: nobody learns of the wish.
  const again = await post("/claims", { ...fields, note: "Once more" });
  expect(again.status).toBe(201);
  const { reference } = await again.json();
  const state = async () => {
    const [row] = await site.site.database
      .select({ status: mails.status })
      .from(mails)
      .innerJoin(claims, eq(claims.id, mails.claimId))
      .where(eq(claims.reference, reference));
    return row?.status;
  };
  await expect.poll(state, { timeout: 30_000, interval: 200 }).toBe("dropped");
});
