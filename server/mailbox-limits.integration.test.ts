import { afterAll, beforeAll, expect, test } from "vitest";

import { sendQueuedEnquiries } from "#app/couple/enquiries/send-to-businesses.server.ts";
import { listingContacts } from "#database/schema/index.ts";
import { privatePathIn, readMailFolder } from "#test-support/mail-folder.ts";
import { inProject } from "#test-support/project-folder.ts";
import { readReference } from "#test-support/read-reference.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";
import { weddingDay } from "#test-support/sample-days.ts";

import { rateLimits, type RateLimits } from "./rate-limits.ts";

const all = { posts: 1_000_000, seconds: 1 };
const { enquiry, lostLink, application, claim, privatePage } = rateLimits.forms;
/** The limits of the site, except that a burst of all visitors is none: fifty addresses are one test. */
const limits: RateLimits = {
  ...rateLimits,
  leastOpenMillis: 0,
  forms: {
    ...rateLimits.forms,
    enquiry: { ...enquiry, burst: all },
    lostLink: { ...lostLink, burst: all },
    application: { ...application, burst: all },
    claim: { ...claim, burst: all },
    privatePage: { ...privatePage, burst: all },
  },
};

const studio = { listingId: 3, email: "studio@vendor.ca" };
let site: TestSite;
let stopWork: () => Promise<void>;
beforeAll(async () => {
  site = await openTestSite(limits);
  await site.site.database.insert(listingContacts).values([studio]);
  stopWork = (await site.startWork(inProject("public"))).stop;
});
afterAll(async () => {
  await stopWork?.();
  await site?.[Symbol.asyncDispose]();
});

/** Fifty addresses of as many networks. */
const senders = Array.from({ length: 50 }, (_, number) => `198.${18 + (number >> 4)}.${number}.7`);

const post = async (path: string, fields: Record<string, string>, from: string) =>
  site.app.request(
    path,
    {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    },
    { incoming: { socket: { remoteAddress: from } } },
  );

const couple = (email: string, name: string, changes: Record<string, string> = {}) => ({
  name,
  email,
  eventDate: weddingDay,
  vendors: "3",
  ...changes,
});

/** A mailbox in a spelling of its own for each number. */
function spelled(name: string, number: number): string {
  const dotted = Array.from(name)
    .map((letter, at) => ((number >> at) & 1 ? `${letter}.` : letter))
    .join("");
  const tag = number % 3 === 0 ? "" : `+${number}`;
  const capital = number % 2 === 0 ? dotted.toUpperCase() : dotted;
  return `${capital.replace(/\.$/, "")}${tag}@${number % 5 === 0 ? "googlemail.com" : "gmail.com"}`;
}

const isOf = (name: string, address: string | undefined) =>
  (address ?? "")
    .toLowerCase()
    .replace(/\+.*|@.*/, "")
    .replaceAll(".", "") === name;

const mailsOf = async (name: string) =>
  (await readMailFolder(site.site.settings.dataDir)).filter(({ to }) => isOf(name, to?.[0]?.address));

/** Waits until nothing is left to be sent. */
const allSent = () =>
  expect
    .poll(
      async () =>
        (
          await site.site.database.execute<{ waiting: number }>(
            "select count(*)::int as waiting from mails where status = 'waiting'",
          )
        ).rows[0]?.waiting,
      { timeout: 60_000, interval: 200 },
    )
    .toBe(0);

test("from fifty addresses three mails an hour reach one mailbox, in whatever spelling and by whatever form", async () => {
  const statuses: number[] = [];
  for (const [number, from] of senders.entries()) {
    const email = spelled("ashamehta", number);
    statuses.push((await post("/enquiries", couple(email, `Asha ${number}`), from)).status);
    await post("/lost-link", { email }, from);
  }
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
  expect(statuses.at(-1)).toBe(429);
  await allSent();
  const got = await mailsOf("ashamehta");
  expect(got.length).toBeGreaterThan(0);
  expect(got.length).toBeLessThanOrEqual(3);
});

test("from fifty addresses that all press the button ten enquiries an hour reach one business, and no word before", async () => {
  const toStudio = async () =>
    (await readMailFolder(site.site.settings.dataDir)).filter(({ to }) => to?.[0]?.address === studio.email);
  for (const [number, from] of senders.entries())
    expect(
      (await post("/enquiries", couple(`flood${number}@f${number}.ca`, `Flood ${number}`), from)).status,
    ).toBe(201);
  await allSent();
  expect(await toStudio()).toEqual([]);

  const pages = (await readMailFolder(site.site.settings.dataDir))
    .filter(({ to }) => to?.[0]?.address?.startsWith("flood"))
    .map((mail) => privatePathIn(mail));
  expect(pages).toHaveLength(senders.length);
  for (const [number, page] of pages.entries())
    expect((await post(page, { what: "send" }, senders[number] ?? "")).status).toBe(302);
  await sendQueuedEnquiries(site.site);
  await allSent();
  expect(await toStudio()).toHaveLength(10);
  expect(await (await site.app.request(pages.at(-1) ?? "")).text()).toContain(
    "yours is in line and goes out within hours",
  );
});

test("after 'no more mail' nothing reaches a mailbox in any spelling, and a stranger reads the same words", async () => {
  const words = async (email: string, name: string, from: string) => {
    const answer = await post("/enquiries", couple(email, name), from);
    return { status: answer.status, next: (await answer.json()).next };
  };
  const first = await words("noor.sandhu@gmail.com", "Noor", "203.0.113.1");
  await allSent();
  const [mail] = await mailsOf("noorsandhu");
  const link = mail?.headers.find(({ key }) => key === "list-unsubscribe")?.value.slice(1, -1) ?? "";
  const { pathname } = new URL(link);
  expect((await post(pathname, { "List-Unsubscribe": "One-Click" }, "203.0.113.2")).status).toBe(200);

  expect(await words("NoorSandhu+x@googlemail.com", "Noor again", "203.0.113.3")).toEqual(first);
  await allSent();
  expect(await mailsOf("noorsandhu")).toHaveLength(1);

  // Whoever has the page of an enquiry reads it there, and can allow mail again.
  const page = privatePathIn(mail);
  const shown = await (await site.app.request(page)).text();
  expect(shown).toContain("You asked us to send no mail to this address");
  expect(shown).toContain(pathname);
  await post(pathname, { again: "yes" }, "203.0.113.2");
  await post("/lost-link", { email: "noor.sandhu@gmail.com" }, "203.0.113.5");
  await allSent();
  expect(await mailsOf("noorsandhu")).toHaveLength(2);
});

test("the same form sent twenty times at once gets one reference twenty times", async () => {
  const fields = couple("twenty@couples.ca", "Twenty", { formKey: "5f0c2c1e-6d5e-4b53-9a55-0d0c2f7a9b11" });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post("/enquiries", fields, "203.0.113.9")),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  const references = await Promise.all(answers.map((answer) => readReference(answer)));
  expect(new Set(references).size).toBe(1);
  await allSent();
  expect(await mailsOf("twenty")).toHaveLength(1);
});
