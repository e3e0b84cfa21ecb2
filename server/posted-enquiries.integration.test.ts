import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { showEnquiry } from "#app/enquiries/enquiry-desk.server.ts";
import { unseenField } from "#app/letterbox/guard-fields.ts";
import { thanks } from "#app/enquiries/thanks.ts";
import { enquiries } from "#database/schema/index.ts";
import { sendRaw } from "#test-support/raw-http.ts";
import { readReference } from "#test-support/read-answer.ts";
import { readForm } from "#test-support/read-form.ts";
import { listenOnFreePort, openTestSite, type TestSite } from "#test-support/test-site.ts";

let site: TestSite;
let web: Awaited<ReturnType<typeof listenOnFreePort>>;
let before = 0;

beforeAll(async () => {
  site = await openTestSite();
  web = await listenOnFreePort(site.app);
});

beforeEach(async () => {
  before = await countEnquiries();
});

afterAll(async () => {
  await web?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
});

const countEnquiries = () => site.site.database.$count(enquiries);
/** How many enquiries this test has added. */
const countNew = async () => (await countEnquiries()) - before;

type Fields = Record<string, string | readonly string[]>;

let couples = 0;
/** Fields that are kept; every call is another couple. */
const goodFields = (changes: Fields = {}): Fields => ({
  name: `Asha and Ben ${(couples += 1)}`,
  email: "asha@example.ca",
  eventDate: "2027-06-19",
  ...changes,
});

function encode(fields: Fields): string {
  return new URLSearchParams(
    Object.entries(fields).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  ).toString();
}

const formType = "application/x-www-form-urlencoded";

type Post = { body: string | Uint8Array<ArrayBuffer>; type?: string; headers?: Record<string, string> };

function post(path: string, { body, type = formType, headers = {} }: Post, app = site.app) {
  return app.request(path, { method: "POST", body, headers: { "Content-Type": type, ...headers } });
}

/** The two ways in: as a page without scripts, and for scripts. */
const waysIn = ["/planning", "/enquiries"];

/** What the form is refused for, in words, whichever way it came. */
async function errorsOf(answer: Response): Promise<string> {
  const text = await answer.text();
  if (answer.headers.get("Content-Type")?.startsWith("application/json"))
    return JSON.stringify(JSON.parse(text).errors);
  return [
    ...text.matchAll(/class="(?:field__error|hero__lede)"[^>]*>(?:<svg[\s\S]*?<\/svg>)?([\s\S]*?)<\/p>/g),
  ]
    .map(([, words = ""]) => words.replaceAll("<!-- -->", ""))
    .join("\n");
}

describe("an enquiry that is kept", () => {
  test("without scripts: the page thanks, names the reference, and the enquiry is there under it", async () => {
    const fields = goodFields({
      budget: "$75,000+",
      servicesNeeded: ["Catering"],
      questions: "How late?\nHow loud?",
    });
    const answer = await post("/planning", { body: encode({ ...fields, vendors: ["3", "76"] }) });
    const html = await answer.text();

    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const { title, description } = thanks(true);
    expect(html).toContain(title);
    expect(html).toContain(description);
    const reference = /<strong>(WR-[0-9A-Z]{4}-[0-9A-Z]{4})<\/strong>/.exec(html)?.[1] ?? "";
    expect(await showEnquiry(site.site.database, reference)).toMatchObject({
      ...fields,
      questions: ["How late?", "How loud?"],
      recipients: [{ id: 3 }, { id: 76, name: "Fairmont Palliser" }],
    });
    expect(await countNew()).toBe(1);
  });

  test("for scripts: 201 with the reference, and 200 with the same one when the form comes again", async () => {
    const body = encode(goodFields({ formKey: "c2a3a5f0-0f5e-4d5e-8a55-6b2f0c9d1e11" }));
    const first = await post("/enquiries", { body });
    const again = await post("/enquiries", { body });

    expect([first.status, again.status]).toEqual([201, 200]);
    expect(first.headers.get("Cache-Control")).toBe("no-store");
    const answer = await first.json();
    expect(answer).toEqual({ reference: expect.stringMatching(/^WR-/), replyPromise: true });
    expect(await again.json()).toEqual(answer);
    expect(await countNew()).toBe(1);
  });

  test("a reload of the page with thanks sends the form again and shows the same reference", async () => {
    const body = encode(goodFields());
    const pages = await Promise.all([post("/planning", { body }), post("/planning", { body })]);
    const references = await Promise.all(
      pages.map(async (page) => /WR-\w{4}-\w{4}/.exec(await page.text())?.[0]),
    );
    expect(references[0]).toBe(references[1]);
    expect(await countNew()).toBe(1);
  });

  test("a promise to answer within 24 hours stands there only where somebody keeps it", async () => {
    const app = site.appWith({ replyPromise: false });
    const page = await post("/planning", { body: encode(goodFields()) }, app);
    expect(await page.text()).not.toContain("24 hours");
    const json = await post("/enquiries", { body: encode(goodFields()) }, app);
    expect(await json.json()).toMatchObject({ replyPromise: false });
  });

  test("as multipart, as some programs send forms", async () => {
    const answer = await post("/enquiries", multipart([part("name", "Asha"), ...restOfParts]));
    expect(answer.status).toBe(201);
  });

  test("with fields that the form does not have, among them names of JavaScript's own", async () => {
    const body = `${encode(goodFields())}&__proto__=1&constructor=2&toString=3&utm_source=x`;
    expect((await post("/enquiries", { body })).status).toBe(201);
  });

  test("control characters are taken out of what was typed", async () => {
    const answer = await post("/enquiries", {
      body: encode(goodFields({ additionalInfo: "a\0b\u0007c", email: "as\0ha@example.ca" })),
    });
    const reference = await readReference(answer);
    expect(await showEnquiry(site.site.database, reference)).toMatchObject({
      additionalInfo: "abc",
      email: "asha@example.ca",
    });
  });
});

describe.each(waysIn)("a form at %s is refused, says why and stores nothing", (path) => {
  /** Refused posts: what they are, what is sent, the status, a part of the words that say why. */
  const refusals: [string, () => Post, number, string][] = [
    ["as JSON", () => ({ body: "{}", type: "application/json" }), 415, "as a form"],
    ["as plain text", () => ({ body: encode(goodFields()), type: "text/plain" }), 415, "as a form"],
    ["as XML", () => ({ body: "<a/>", type: "application/xml" }), 415, "as a form"],
    ["of an unknown type", () => ({ body: encode(goodFields()), type: "nonsense" }), 415, "as a form"],
    ["empty", () => ({ body: "" }), 422, "ell us your name"],
    [
      "with a name of white space",
      () => ({ body: encode(goodFields({ name: " \t\n " })) }),
      422,
      "ell us your name",
    ],
    [
      "with a name of NUL bytes",
      () => ({ body: encode(goodFields({ name: "\0\0" })) }),
      422,
      "ell us your name",
    ],
    [
      "with a name that is too long",
      () => ({ body: encode(goodFields({ name: "a".repeat(121) })) }),
      422,
      "under 120",
    ],
    [
      "with a bad address",
      () => ({ body: encode(goodFields({ email: "asha@" })) }),
      422,
      "rite an email address",
    ],
    [
      "with a past date",
      () => ({ body: encode(goodFields({ eventDate: "2020-06-19" })) }),
      422,
      "has passed",
    ],
    ["with no date at all", () => ({ body: encode(goodFields({ eventDate: "" })) }), 422, "hoose the date"],
    [
      "with a date that no calendar has",
      () => ({ body: encode(goodFields({ eventDate: "2027-02-30" })) }),
      422,
      "not a date",
    ],
    [
      "with a date behind which a NUL byte stands",
      () => ({ body: encode(goodFields({ eventDate: "2027-06-19\0" })) }),
      422,
      "not a date",
    ],
    [
      "with a date far away",
      () => ({ body: encode(goodFields({ eventDate: "9999-12-31" })) }),
      422,
      "10 years",
    ],
    [
      "with a budget that is no option",
      () => ({ body: encode(goodFields({ budget: "lots" })) }),
      422,
      "one of the options",
    ],
    [
      "with a service that is no option",
      () => ({ body: encode(goodFields({ servicesNeeded: ["Catering", "Dragons"] })) }),
      422,
      "from the options",
    ],
    [
      "with too many questions",
      () => ({ body: encode(goodFields({ questions: "why?\n".repeat(25) })) }),
      422,
      "at most 24",
    ],
    [
      "with a field that came twice",
      () => ({ body: encode(goodFields({ email: ["a@example.ca", "b@example.ca"] })) }),
      422,
      "came twice",
    ],
    [
      "with percent signs that are no UTF-8",
      () => ({ body: `${encode(goodFields())}&additionalInfo=%FF%FE` }),
      422,
      "could not be read",
    ],
    [
      "with bytes that are no UTF-8",
      () => ({
        body: new Uint8Array([...Buffer.from(`${encode(goodFields())}&additionalInfo=`), 0xff, 0xc0]),
      }),
      422,
      "could not be read",
    ],
    [
      "for a vendor that nobody has",
      () => ({ body: encode(goodFields({ vendors: ["3", "999999"] })) }),
      422,
      "no longer listed",
    ],
    [
      "for a vendor that is no number",
      () => ({ body: encode(goodFields({ vendors: ["3", "-1"] })) }),
      422,
      "vendors from the directory",
    ],
    [
      "for more vendors than anybody asks",
      () => ({
        body: encode(goodFields({ vendors: Array.from({ length: 31 }, (_, index) => String(index + 1)) })),
      }),
      422,
      "at most 30",
    ],
    [
      "with a file in place of text",
      () => multipart([part("name", "Asha", '; filename="name.txt"'), ...restOfParts]),
      422,
      "iles cannot be sent",
    ],
    [
      "as multipart that breaks off",
      () => multipart([part("name", "Asha"), ...restOfParts], ""),
      400,
      "arrived damaged",
    ],
    ["as multipart of nonsense", () => ({ ...multipart([]), body: "nonsense" }), 400, "arrived damaged"],
    [
      "as multipart without a boundary",
      () => ({ body: "--\r\n", type: "multipart/form-data" }),
      400,
      "arrived damaged",
    ],
    [
      "of more than 64 kB",
      () => ({ body: encode(goodFields({ additionalInfo: "a".repeat(66_000) })) }),
      413,
      "more than a form may hold",
    ],
    [
      "from another site",
      () => ({ body: encode(goodFields()), headers: { Origin: "https://evil.example" } }),
      403,
      "from another site",
    ],
    [
      "from nowhere that a browser wants to name",
      () => ({ body: encode(goodFields()), headers: { Origin: "null" } }),
      403,
      "from another site",
    ],
    [
      "from our name under another scheme",
      () => ({ body: encode(goodFields()), headers: { Origin: "https://localhost:3000" } }),
      403,
      "from another site",
    ],
    [
      "from our name at another port",
      () => ({ body: encode(goodFields()), headers: { Origin: "http://localhost:3001" } }),
      403,
      "from another site",
    ],
    [
      "from a name that begins like ours",
      () => ({ body: encode(goodFields()), headers: { Origin: "http://localhost:3000.evil.example" } }),
      403,
      "from another site",
    ],
    [
      "that the browser calls cross-site",
      () => ({ body: encode(goodFields()), headers: { "Sec-Fetch-Site": "cross-site" } }),
      403,
      "from another site",
    ],
  ];

  test.each(refusals)("%s", async (_what, make, status, words) => {
    const answer = await post(path, make());
    expect(answer.status).toBe(status);
    expect(await errorsOf(answer)).toContain(words);
    expect(await countNew()).toBe(0);
  });

  test("of a length that is announced and too large, before it is sent", async () => {
    const head = `POST ${path} HTTP/1.1\nHost: localhost:3000\nContent-Type: ${formType}\nContent-Length: 99999999999`;
    expect((await sendRaw(web.port, head)).status).toBe(413);
    expect(await countNew()).toBe(0);
  });

  test("in pieces whose sum is too large", async () => {
    const head = `POST ${path} HTTP/1.1\nHost: localhost:3000\nContent-Type: ${formType}\nTransfer-Encoding: chunked`;
    const pieces = [
      `${encode(goodFields())}&additionalInfo=`,
      ...Array.from({ length: 70 }, () => "a".repeat(1024)),
    ];
    const chunks = [...pieces, ""].map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join("");
    expect((await sendRaw(web.port, head, chunks)).status).toBe(413);
    expect(await countNew()).toBe(0);
  });

  test("that announces more than comes, when the connection ends", async () => {
    const body = encode(goodFields());
    const head = `POST ${path} HTTP/1.1\nHost: localhost:3000\nContent-Type: ${formType}\nContent-Length: ${body.length + 10}`;
    const { status } = await sendRaw(web.port, head, body, { hangUp: true });
    expect(status).toBeOneOf([0, 400]);
    expect(await countNew()).toBe(0);
  });

  test.each([
    ["has no Origin", {}],
    ["has ours", { Origin: "http://localhost:3000" }],
    [
      "has ours and is called same-origin",
      { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" },
    ],
  ])("unless everything is right, as when it %s", async (_what, headers: Record<string, string>) => {
    const answer = await post(path, { body: encode(goodFields()), headers });
    expect(answer.status).toBeOneOf([200, 201]);
    expect(await countNew()).toBe(1);
  });
});

describe("behind a proxy that ends TLS", () => {
  const internal = "http://127.0.0.1:3000/";
  const headers = {
    Host: "127.0.0.1:3000",
    Origin: "https://www.example.ca",
    "Sec-Fetch-Site": "same-origin",
  };

  test.each(waysIn)("a post to %s from SITE_URL passes", async (path) => {
    const app = site.appWith({ siteUrl: "https://www.example.ca" });
    const answer = await post(`${internal}${path.slice(1)}`, { body: encode(goodFields()), headers }, app);
    expect(answer.status).toBeOneOf([200, 201]);
    expect(await countNew()).toBe(1);
  });

  test.each(waysIn)("a post to %s from anywhere else does not", async (path) => {
    const app = site.appWith({ siteUrl: "https://shop.example.ca" });
    const answer = await post(`${internal}${path.slice(1)}`, { body: encode(goodFields()), headers }, app);
    expect(answer.status).toBe(403);
    expect(await countNew()).toBe(0);
  });

  test.each(waysIn)("the proxy's word on the scheme counts for %s where it is trusted", async (path) => {
    const forwarded = { Origin: "https://www.example.ca", "X-Forwarded-Proto": "https" };
    const address = `http://www.example.ca${path}`;
    const ask = (trustProxy: boolean) =>
      post(address, { body: encode(goodFields()), headers: forwarded }, site.appWith({ trustProxy }));
    expect((await ask(false)).status).toBe(403);
    expect((await ask(true)).status).toBeOneOf([200, 201]);
    expect(await countNew()).toBe(1);
  });
});

describe("a refused form without scripts comes back", () => {
  const unseen = { [unseenField]: [""] };
  const typed = {
    name: ['Zoë <b>O\'Hara</b> & "Simran"'],
    email: ["not an address"],
    eventDate: ["2027-02-30"],
    budget: ["$35,000 - $50,000"],
    guestCount: ["151-200"],
    venueType: ["Mountain View Venue"],
    servicesNeeded: ["Catering", "DJ/Music"],
    events: ["Ceremony", "Reception"],
    questions: ["How late may we dance?\nIs there a ramp?"],
    additionalInfo: ["A line.\n</textarea><script>alert(1)</script>\n  ਬਰਾਤ 🐎"],
    vendors: ["3", "76"],
  };

  test("with everything that was typed, and nothing of it as markup", async () => {
    const answer = await post("/planning", { body: encode(typed) });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(readForm(html)).toEqual({ ...typed, ...unseen });
    expect(html).not.toContain("<script>alert(1)");
    expect(await countNew()).toBe(0);
  });

  test("with the mistakes beside their fields", async () => {
    const html = await (await post("/planning", { body: encode(typed) })).text();
    for (const field of ["email", "eventDate"]) {
      const [input] = new RegExp(`<input [^>]*name="${field}"[^>]*>`).exec(html) ?? [];
      expect(input).toContain('aria-invalid="true"');
      expect(input).toContain(`aria-describedby="enquiry-${field}-error"`);
      expect(html).toContain(`id="enquiry-${field}-error"`);
    }
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  test("without the vendor that is gone, and with everything else", async () => {
    const fields = { ...typed, email: ["asha@example.ca"], eventDate: ["2027-06-19"] };
    const answer = await post("/planning", { body: encode({ ...fields, vendors: ["3", "999999", "76"] }) });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("One of the chosen vendors is no longer listed.");
    expect(readForm(html)).toEqual({ ...fields, ...unseen });

    // Sent again as it stands, it is kept.
    const again = await post("/planning", { body: encode(readForm(html)) });
    expect(again.status).toBe(200);
    expect(await countNew()).toBe(1);
  });

  test("with the vendors that it offered, ticked as they were", async () => {
    const fields = { ...typed, vendors: ["17"] };
    const html = await (await post("/planning?vendors=3,17,76", { body: encode(fields) })).text();
    expect(readForm(html)).toEqual({ ...fields, ...unseen });
    const offered = [...html.matchAll(/<input [^>]*name="vendors"[^>]*value="(\d+)"/g)].map(([, id]) => id);
    expect(offered).toEqual(["3", "17", "76"]);
  });

  test("as the form of a business when it was one", async () => {
    const fields = {
      subject: ["join"],
      name: ["Foothills Florist"],
      email: ["nope"],
      additionalInfo: ["We do peonies."],
    };
    const html = await (await post("/planning?subject=join", { body: encode(fields) })).text();
    expect(readForm(html)).toEqual({ ...fields, ...unseen });
  });
});

test("the short form on a vendor's page goes to /planning and is for that vendor", async () => {
  const html = await (await site.app.request("/vendors/3")).text();
  const action = /<form[^>]* action="(\/planning[^"]*)"/.exec(html)?.[1] ?? "the page has no such form";
  const form = { ...readForm(html), name: "Asha", email: "short@example.ca", eventDate: "2027-08-07" };
  const answer = await post(action, { body: encode(form) });
  const reference = /WR-\w{4}-\w{4}/.exec(await answer.text())?.[0] ?? "";
  expect((await showEnquiry(site.site.database, reference))?.recipients.map(({ id }) => id)).toEqual([3]);
});

test("/enquiries is no page, and says where the form is", async () => {
  const answer = await site.app.request("/enquiries");
  expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  expect(await answer.text()).toContain("/planning");
});

test.each([
  "/",
  "/vendors",
  "/vendors/1",
  "/vendors/list",
  "/venues/fairmont-palliser",
  "/nope",
  "/art/ornament/tile-boteh.svg",
])("an enquiry that is posted to %s by mistake is refused, and stores nothing", async (path) => {
  const answer = await post(path, { body: encode(goodFields()) });
  expect(answer.status).toBeOneOf([404, 405]);
  expect(await countNew()).toBe(0);
});

// As browsers make them: undici takes no shorter boundary.
const boundary = "----wildRoseFormBoundaryx7MA4YWxk";
const part = (name: string, value: string, more = "") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const restOfParts = [part("email", "asha@example.ca"), part("eventDate", "2027-06-19")];

function multipart(parts: string[], end = `--${boundary}--\r\n`): Post {
  return { body: parts.join("") + end, type: `multipart/form-data; boundary=${boundary}` };
}
