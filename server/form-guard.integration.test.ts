import { gzipSync } from "node:zlib";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { solveChallenge } from "#app/messaging/forms/proof-of-work.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { corrections, enquiries, enquiryMessages, mails } from "#database/schema/index.ts";
import { readReference } from "#test-support/read-reference.ts";
import { readFormValues } from "#test-support/read-form.ts";
import { highLimits } from "#test-support/high-limits.ts";
import { listenOnFreePort, openTestSite, type TestSite } from "#test-support/test-site.ts";
import { weddingDay } from "#test-support/sample-days.ts";

import type { RateLimits } from "./rate-limits.ts";

const perAddress = 8;
/** More than an address may send, so that a burst is the work of several. */
const burst = 400;

const form = {
  clientIp: { posts: perAddress, seconds: 600 },
  recipient: [{ posts: 3, seconds: 3600 }],
  burst: { posts: burst, seconds: 600 },
};
const limits: RateLimits = {
  ...highLimits,
  forms: {
    ...highLimits.forms,
    enquiry: form,
    lostLink: form,
    privatePage: form,
    correction: { ...form, recipient: [], burst: { posts: 60, seconds: 600 } },
  },
  inBurst: {
    seconds: 600,
    plain: { posts: 1, seconds: 600 },
    // All addresses of this file are of one network.
    networkShare: 1000,
    littleUsed: { posts: 0, seconds: 600 },
    pauseMillis: 1,
  },
  work: { numbers: 2000, seconds: 60 },
  leastOpenMillis: 2000,
};

let site: TestSite;
beforeAll(async () => void (site = await openTestSite(limits)));
afterAll(async () => site?.[Symbol.asyncDispose]());

const countEnquiries = () => site.site.database.$count(enquiries);
const linksMailed = () => site.site.database.$count(mails, eq(mails.kind, "lost-link"));
const countCorrections = () => site.site.database.$count(corrections);

let couples = 0;
/** Fields that are kept; every call is another couple at another address. */
const couple = (changes: Record<string, string> = {}) => ({
  name: "Asha",
  email: `couple-${(couples += 1)}@example.ca`,
  eventDate: weddingDay,
  ...changes,
});
const correction = (changes: Record<string, string> = {}) => ({
  listing: "76",
  kind: "price",
  sender: "couple",
  message: `Corkage is $${(couples += 1)}.`,
  ...changes,
});

let hosts = 0;
const anotherAddress = () => `198.51.${(hosts += 1) >> 8}.${hosts & 255}`;

type Sent = { from?: string; headers?: Record<string, string> };

/** As it comes over a connection from an address. */
const post = async (
  path: string,
  fields: Record<string, string>,
  { from = anotherAddress(), headers = {} }: Sent = {},
  app = site.app,
) =>
  app.request(
    path,
    {
      method: "POST",
      body: new URLSearchParams(fields).toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
    },
    { incoming: { socket: { remoteAddress: from } } },
  );

/** What a page says that a form is refused for. */
const errorOf = (html: string) =>
  /<p class="field__error" id="form-error">[\s\S]*?<\/p>/.exec(html)?.[0].replace(/<!-- -->|<[^>]*>/g, "");

describe("an address that sends too much", () => {
  test("is told in words and by header when to come again, for scripts", async () => {
    const from = anotherAddress();
    for (let sent = 0; sent < perAddress; sent += 1)
      expect((await post("/enquiries", couple(), { from })).status).toBe(201);
    const before = await countEnquiries();
    const answer = await post("/enquiries", couple(), { from });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.json()).toEqual({
      errors: { form: expect.stringContaining("please send it again in 10 minutes") },
    });
    expect(await countEnquiries()).toBe(before);
    expect((await post("/enquiries", couple())).status).toBe(201);
  });

  test("gets the page again without scripts, and everything that was typed on it", async () => {
    const from = anotherAddress();
    const typed = {
      ...couple({ name: "Zoë & <b>Tom</b>", questions: "How late?\nHow loud?" }),
      vendors: "76",
    };
    for (let sent = 0; sent < perAddress; sent += 1) await post("/planning", couple(), { from });
    const answer = await post("/planning", typed, { from });
    const html = await answer.text();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(errorOf(html)).toContain("please send it again in 10 minutes.");
    for (const [name, value] of Object.entries(typed)) expect(readFormValues(html)[name]).toEqual([value]);
  });

  test("counts by its connection, whatever it says of itself, unless a proxy is trusted", async () => {
    const from = anotherAddress();
    const statuses = async (app = site.app) => {
      const all: number[] = [];
      for (let sent = 0; sent < perAddress + 1; sent += 1) {
        const headers = { "X-Forwarded-For": anotherAddress(), Forwarded: `for=${anotherAddress()}` };
        all.push((await post("/enquiries", couple(), { from, headers }, app)).status);
      }
      return all;
    };
    expect((await statuses()).at(-1)).toBe(429);
    expect(await statuses(site.appWith({ trustProxy: true }))).not.toContain(429);
  });

  test("is known by its connection also on a real port", async () => {
    await using web = await listenOnFreePort(site.app);
    const statuses: number[] = [];
    for (let sent = 0; sent < perAddress + 1; sent += 1) {
      const headers = { "X-Forwarded-For": anotherAddress() };
      const answer = await fetch(`${web.origin}/enquiries`, {
        method: "POST",
        headers,
        body: new URLSearchParams(couple()),
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array<number>(perAddress).fill(201), 429]);
  });
});

test("a stranger's address gets three confirmations, whoever asks for them", async () => {
  const before = await countEnquiries();
  const statuses: number[] = [];
  for (let sent = 0; sent < 5; sent += 1)
    statuses.push(
      (await post("/enquiries", couple({ email: "Stranger@example.ca", name: `Asha ${sent}` }))).status,
    );
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  expect((await countEnquiries()) - before).toBe(3);
});

describe("what causes mail later", () => {
  test("a lost link is mailed three times to an address, and who asks learns nothing of it", async () => {
    const known = couple();
    await post("/enquiries", known);
    const statuses = async (email: string) => {
      const all: number[] = [];
      for (let sent = 0; sent < 4; sent += 1) all.push((await post("/lost-link", { email })).status);
      return all;
    };
    const before = await linksMailed();
    expect(await statuses(known.email)).toEqual([200, 200, 200, 429]);
    expect((await linksMailed()) - before).toBe(3);
    expect(await statuses("nobody@example.ca")).toEqual([200, 200, 200, 429]);

    const refused = await post("/lost-link", { email: known.email });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(refused.headers.get("Cache-Control")).toBe("no-store");
    const html = await refused.text();
    expect(html).toContain("please send it again in one hour");
    expect(readFormValues(html)["email"]).toEqual([known.email]);
  });

  test("a program that fills what nobody sees gets no link mailed, and the same words", async () => {
    const known = couple();
    await post("/enquiries", known);
    const before = await linksMailed();
    const answer = await post("/lost-link", { email: known.email, leaveThisEmpty: "x" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("link is on its way there");
    expect(await linksMailed()).toBe(before);
  });

  test("through one private link so much is told to others, and what was typed stays", async () => {
    const { database, secret } = site.site;
    const reference = await readReference(await post("/enquiries", couple()));
    const [enquiry] = await database.select().from(enquiries).where(eq(enquiries.reference, reference));
    const page = `/enquiries/${await getOrCreateKey(database, secret, "enquiry", String(enquiry?.id))}`;
    const write = (number: number) => post(page, { what: "message", message: `News, part ${number}.` });
    const answers = [await write(1), await write(2), await write(3), await write(4)];
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302, 429]);
    const html = (await answers[3]?.text()) ?? "";
    expect(Number(answers[3]?.headers.get("Retry-After"))).toBeGreaterThan(3000);
    expect(html).toContain("A lot was sent through this link");
    expect(html).toContain("News, part 4.</textarea>");
    expect(await database.$count(enquiryMessages, eq(enquiryMessages.enquiryId, enquiry?.id ?? 0))).toBe(3);
  });
});

describe("a field that no person sees", () => {
  test.each([
    ["/enquiries", couple, countEnquiries, /^WR-\w{4}-\w{4}$/],
    ["/corrections", correction, countCorrections, /^WC-\w{4}-\w{4}$/],
  ] as const)(
    "when it is filled, %s answers like ever and keeps nothing",
    async (path, fields, count, reference) => {
      const before = await count();
      const answer = await post(path, fields({ leaveThisEmpty: "https://rings.example" }));
      expect(answer.status).toBe(201);
      expect(await readReference(answer)).toMatch(reference);
      expect(await count()).toBe(before);
    },
  );

  test("stands on every page with a form, out of sight, out of the way of the keyboard and of autofill", async () => {
    for (const path of [
      "/planning",
      "/vendors/3",
      "/venues/fairmont-palliser",
      "/something-wrong?listing=76",
    ]) {
      const html = await (await site.app.request(path)).text();
      const forms = html.match(/<form[^>]* method="post"[\s\S]*?<\/form>/g) ?? [];
      expect(forms.length).toBeGreaterThan(0);
      for (const text of forms) {
        expect(text).toMatch(
          /<div class="visually-hidden" aria-hidden="true"><label[^>]*>Leave this field empty</,
        );
        const [input = ""] = /<input[^>]*name="leaveThisEmpty"[^>]*>/.exec(text) ?? [];
        expect(input).toMatch(/tabindex="-1"/i);
        expect(input).toMatch(/autocomplete="off"/i);
      }
    }
  });
});

test("a form that a script sends within two seconds is asked for again, and then kept", async () => {
  const fields = couple();
  const quick = await post("/enquiries", { ...fields, openMillis: "400" });
  expect(quick.status).toBe(422);
  expect(JSON.stringify(await quick.json())).toContain("please look it over and send it again");
  expect((await post("/enquiries", { ...fields, openMillis: "2400" })).status).toBe(201);
});

describe("what is no form", () => {
  const boundary = "----wildRoseFormBoundaryx7MA4YWxk";
  const part = (name: string, value: string | Buffer, more = "") =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from("\r\n"),
    ]);
  const multipart = (...parts: Buffer[]) =>
    new Uint8Array(
      Buffer.concat([
        ...Object.entries(couple()).map(([name, value]) => part(name, value)),
        ...parts,
        Buffer.from(`--${boundary}--\r\n`),
      ]),
    );
  const type = `multipart/form-data; boundary=${boundary}`;
  const bomb = gzipSync(Buffer.alloc(20_000_000));
  const gif = Buffer.concat([Buffer.from("GIF89a"), Buffer.from("<script>alert(1)</script>")]);

  test.each<[what: string, body: Uint8Array<ArrayBuffer>, headers: Record<string, string>, status: number]>([
    [
      "a file in a field of its own",
      multipart(part("picture", gif, '; filename="a.gif"')),
      { "Content-Type": type },
      422,
    ],
    ["an empty file", multipart(part("picture", "", '; filename="a.txt"')), { "Content-Type": type }, 422],
    [
      "a file without a name",
      multipart(part("additionalInfo", gif, '; filename=""')),
      { "Content-Type": type },
      422,
    ],
    ["a zip bomb as a file", multipart(part("x", bomb, '; filename="a.zip"')), { "Content-Type": type }, 422],
    [
      "a zip bomb as the body",
      new Uint8Array(bomb),
      { "Content-Type": "application/x-www-form-urlencoded", "Content-Encoding": "gzip" },
      415,
    ],
    ["a picture that is a page", new Uint8Array(gif), { "Content-Type": "image/gif" }, 415],
  ])("%s is refused in words, and nothing is kept", async (_what, body, headers, status) => {
    const before = await countEnquiries();
    for (const path of ["/enquiries", "/planning"]) {
      const answer = await site.app.request(path, { method: "POST", body, headers });
      expect(answer.status).toBe(status);
      expect(await answer.text()).toMatch(
        /Files cannot be sent here|from its page|without compressing it|as a form/,
      );
    }
    expect(await countEnquiries()).toBe(before);
  });
});

describe("what may end in a mail", () => {
  const injected = "Asha\r\nBcc: everybody@example.ca\r\n\r\nBuy rings";

  test("keeps its one line where it is one: no line of a name becomes a header", async () => {
    await post("/enquiries", couple({ name: injected, email: "lines@example.ca" }));
    const rows = await site.site.database.select().from(enquiries);
    expect(rows.find(({ email }) => email === "lines@example.ca")?.name).toBe(
      "Asha Bcc: everybody@example.ca Buy rings",
    );
    for (const { name, email } of rows) expect(`${name}${email}`).not.toMatch(/[\r\n\0\u2028\u2029\u0085]/);
  });

  test.each([
    "asha@example.ca\r\nBcc: everybody@example.ca",
    "asha@example.ca\nBcc: everybody@example.ca",
    "asha@example.ca,everybody@example.ca",
    "asha@example.ca;everybody@example.ca",
    "Asha <asha@example.ca>",
    "asha@example.ca%0d%0aBcc:x@example.ca",
    '"a\r\nb"@example.ca',
    "asha@example.ca\u2028Bcc: x@example.ca",
    "asha@exam\u0085ple.ca, x@example.ca",
    "@example.ca",
    "asha@[127.0.0.1]",
  ])("an address such as %j is refused in every form", async (email) => {
    expect((await post("/enquiries", couple({ email }))).status).toBe(422);
    expect((await post("/corrections", correction({ email }))).status).toBe(422);
  });

  test("HTML in a name is text wherever it is shown", async () => {
    const html = await (
      await post("/planning", couple({ name: "<img src=x onerror=alert(1)>\"'", email: "nobody" }))
    ).text();
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(html).not.toContain("<img src=x");
  });
});

describe("in a burst", () => {
  /** As the form's script sends it. */
  const scripted = { openMillis: "90000", formKey: "5f0c2c1e-6d5e-4b53-9a55-0d0c2f7a9b11" };

  test("a script is given work, does it and is let in; a page without scripts says when", async () => {
    while ((await post("/corrections", correction(scripted))).status !== 429);
    const fields = correction(scripted);
    const asked = await post("/corrections", fields);
    expect([asked.status, asked.headers.get("Cache-Control")]).toEqual([429, "no-store"]);
    const { challenge, errors } = await asked.json();
    expect(errors.form).toContain("We’re very busy right now");
    const proof = (await solveChallenge(challenge)) ?? "";
    const kept = await post("/corrections", { ...fields, proof });
    expect(kept.status).toBe(201);
    // Spent.
    expect((await post("/corrections", correction({ ...scripted, proof }))).status).toBe(429);

    const page = "/something-wrong?listing=76";
    expect((await post(page, correction())).status).toBe(200);
    const typed = correction({ message: "Twelve chandeliers, not 13." });
    const waiting = await post(page, typed);
    const html = await waiting.text();
    expect(waiting.status).toBe(429);
    expect(errorOf(html)).toContain("please send it again in 10 minutes.");
    expect(readFormValues(html)["message"]).toEqual([typed.message]);
  });

  test("of five hundred posts from one address as many are kept as it may send, and others get through", async () => {
    const before = await countEnquiries();
    const from = anotherAddress();
    const flood = Array.from({ length: 500 }, () => post("/enquiries", couple(), { from }));
    const other = post("/enquiries", couple(), { from: anotherAddress() });
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(perAddress);
    // By the limit of the form, or because too many of one address are under way.
    expect(statuses.filter((status) => status === 429 || status === 503)).toHaveLength(500 - perAddress);
    expect((await other).status).toBe(201);
    expect((await countEnquiries()) - before).toBe(perAddress + 1);
  });
});
