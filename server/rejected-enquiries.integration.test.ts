import { describe, expect, test } from "vitest";

import {
  type FormPost,
  countNewEnquiries,
  encode,
  errorsOf,
  formType,
  validFields,
  multipart,
  part,
  post,
  remainingParts,
  site,
  enquiryPaths,
  web,
} from "#test-support/enquiry-posts.ts";
import { sendRaw } from "#test-support/raw-http.ts";
import { weddingDay, weddingYear } from "#test-support/sample-days.ts";

describe.each(enquiryPaths)("a form at %s is refused, says why and stores nothing", (path) => {
  /** Refused posts: what they are, what is sent, the status, a part of the words that say why. */
  const refusals: [string, () => FormPost, number, string][] = [
    ["as JSON", () => ({ body: "{}", type: "application/json" }), 415, "from its page"],
    ["as plain text", () => ({ body: encode(validFields()), type: "text/plain" }), 415, "from its page"],
    ["as XML", () => ({ body: "<a/>", type: "application/xml" }), 415, "from its page"],
    ["of an unknown type", () => ({ body: encode(validFields()), type: "nonsense" }), 415, "from its page"],
    ["empty", () => ({ body: "" }), 422, "nter your name"],
    [
      "with a name of white space",
      () => ({ body: encode(validFields({ name: " \t\n " })) }),
      422,
      "nter your name",
    ],
    [
      "with a name of NUL bytes",
      () => ({ body: encode(validFields({ name: "\0\0" })) }),
      422,
      "nter your name",
    ],
    [
      "with a name that is too long",
      () => ({ body: encode(validFields({ name: "a".repeat(121) })) }),
      422,
      "under 120",
    ],
    [
      "with a bad address",
      () => ({ body: encode(validFields({ email: "asha@" })) }),
      422,
      "nter an email address",
    ],
    [
      "with a past date",
      () => ({ body: encode(validFields({ eventDate: "2020-06-19" })) }),
      422,
      "has passed",
    ],
    [
      "with no date at all",
      () => ({ body: encode(validFields({ eventDate: "" })) }),
      422,
      "hoose your wedding date",
    ],
    [
      "with a date that no calendar has",
      () => ({ body: encode(validFields({ eventDate: `${weddingYear}-02-30` })) }),
      422,
      "nter a real date",
    ],
    [
      "with a date behind which a NUL byte stands",
      () => ({ body: encode(validFields({ eventDate: `${weddingDay}\0` })) }),
      422,
      "nter a real date",
    ],
    [
      "with a date far away",
      () => ({ body: encode(validFields({ eventDate: "9999-12-31" })) }),
      422,
      "10 years",
    ],
    [
      "with a budget that is no option",
      () => ({ body: encode(validFields({ budget: "lots" })) }),
      422,
      "one of the options",
    ],
    [
      "with a service that is no option",
      () => ({ body: encode(validFields({ servicesNeeded: ["Catering", "Dragons"] })) }),
      422,
      "from the options",
    ],
    [
      "with too many questions",
      () => ({ body: encode(validFields({ questions: "why?\n".repeat(25) })) }),
      422,
      "at most 24",
    ],
    [
      "with a field that was sent twice",
      () => ({ body: encode(validFields({ email: ["a@example.ca", "b@example.ca"] })) }),
      422,
      "was sent twice",
    ],
    [
      "with percent signs that are no UTF-8",
      () => ({ body: `${encode(validFields())}&additionalInfo=%FF%FE` }),
      422,
      "couldn’t read",
    ],
    [
      "with bytes that are no UTF-8",
      () => ({
        body: new Uint8Array([...Buffer.from(`${encode(validFields())}&additionalInfo=`), 0xff, 0xc0]),
      }),
      422,
      "couldn’t read",
    ],
    [
      "for a vendor that nobody has",
      () => ({ body: encode(validFields({ vendors: ["3", "999999"] })) }),
      422,
      "no longer listed",
    ],
    [
      "for a vendor that is no number",
      () => ({ body: encode(validFields({ vendors: ["3", "-1"] })) }),
      422,
      "vendors from the directory",
    ],
    [
      "for more vendors than anybody asks",
      () => ({
        body: encode(validFields({ vendors: Array.from({ length: 31 }, (_, index) => String(index + 1)) })),
      }),
      422,
      "at most 30",
    ],
    [
      "with a file in place of text",
      () => multipart([part("name", "Asha", '; filename="name.txt"'), ...remainingParts]),
      422,
      "iles cannot be sent",
    ],
    [
      "as multipart that breaks off",
      () => multipart([part("name", "Asha"), ...remainingParts], ""),
      400,
      "in one piece",
    ],
    ["as multipart of nonsense", () => ({ ...multipart([]), body: "nonsense" }), 400, "in one piece"],
    [
      "as multipart without a boundary",
      () => ({ body: "--\r\n", type: "multipart/form-data" }),
      400,
      "in one piece",
    ],
    [
      "of more than 64 kB",
      () => ({ body: encode(validFields({ additionalInfo: "a".repeat(66_000) })) }),
      413,
      "Go back: your text is still in the form.",
    ],
    [
      "from another site",
      () => ({ body: encode(validFields()), headers: { Origin: "https://evil.example" } }),
      403,
      "from another site",
    ],
    [
      "from nowhere that a browser wants to name",
      () => ({ body: encode(validFields()), headers: { Origin: "null" } }),
      403,
      "from another site",
    ],
    [
      "from our name under another scheme",
      () => ({ body: encode(validFields()), headers: { Origin: "https://localhost:3000" } }),
      403,
      "from another site",
    ],
    [
      "from our name at another port",
      () => ({ body: encode(validFields()), headers: { Origin: "http://localhost:3001" } }),
      403,
      "from another site",
    ],
    [
      "from a name that begins like ours",
      () => ({ body: encode(validFields()), headers: { Origin: "http://localhost:3000.evil.example" } }),
      403,
      "from another site",
    ],
    [
      "that the browser calls cross-site",
      () => ({ body: encode(validFields()), headers: { "Sec-Fetch-Site": "cross-site" } }),
      403,
      "from another site",
    ],
  ];

  test.each(refusals)("a post %s is refused", async (_what, make, status, words) => {
    const answer = await post(path, make());
    expect(answer.status).toBe(status);
    expect(await errorsOf(answer)).toContain(words);
    expect(await countNewEnquiries()).toBe(0);
  });

  test("a post of a length that is announced and too large is refused before it is sent", async () => {
    const head = `POST ${path} HTTP/1.1\nHost: localhost:3000\nContent-Type: ${formType}\nContent-Length: 99999999999`;
    expect((await sendRaw(web.port, head)).status).toBe(413);
    expect(await countNewEnquiries()).toBe(0);
  });

  test("a post in pieces whose sum is too large is refused", async () => {
    const head = `POST ${path} HTTP/1.1\nHost: localhost:3000\nContent-Type: ${formType}\nTransfer-Encoding: chunked`;
    const pieces = [
      `${encode(validFields())}&additionalInfo=`,
      ...Array.from({ length: 70 }, () => "a".repeat(1024)),
    ];
    const chunks = [...pieces, ""].map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`).join("");
    expect((await sendRaw(web.port, head, chunks)).status).toBe(413);
    expect(await countNewEnquiries()).toBe(0);
  });

  test("a post that announces more than comes is refused when the connection ends", async () => {
    const body = encode(validFields());
    const head = `POST ${path} HTTP/1.1\nHost: localhost:3000\nContent-Type: ${formType}\nContent-Length: ${body.length + 10}`;
    const { status } = await sendRaw(web.port, head, body, { hangUp: true });
    expect(status).toBeOneOf([0, 400]);
    expect(await countNewEnquiries()).toBe(0);
  });

  test.each([
    ["has no Origin", {}],
    ["has ours", { Origin: "http://localhost:3000" }],
    [
      "has ours and is called same-origin",
      { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" },
    ],
  ])("unless everything is right, as when it %s", async (_what, headers: Record<string, string>) => {
    const answer = await post(path, { body: encode(validFields()), headers });
    expect(answer.status).toBeOneOf([200, 201]);
    expect(await countNewEnquiries()).toBe(1);
  });
});

describe("behind a proxy that ends TLS", () => {
  const internal = "http://127.0.0.1:3000/";
  const headers = {
    Host: "127.0.0.1:3000",
    Origin: "https://www.example.ca",
    "Sec-Fetch-Site": "same-origin",
  };

  test.each(enquiryPaths)("a post to %s from SITE_URL passes", async (path) => {
    const app = site.appWith({ siteUrl: "https://www.example.ca" });
    const answer = await post(`${internal}${path.slice(1)}`, { body: encode(validFields()), headers }, app);
    expect(answer.status).toBeOneOf([200, 201]);
    expect(await countNewEnquiries()).toBe(1);
  });

  test.each(enquiryPaths)("a post to %s from anywhere else does not", async (path) => {
    const app = site.appWith({ siteUrl: "https://shop.example.ca" });
    const answer = await post(`${internal}${path.slice(1)}`, { body: encode(validFields()), headers }, app);
    expect(answer.status).toBe(403);
    expect(await countNewEnquiries()).toBe(0);
  });

  test.each(enquiryPaths)(
    "the proxy's word on the scheme counts for %s where it is trusted",
    async (path) => {
      const forwarded = { Origin: "https://www.example.ca", "X-Forwarded-Proto": "https" };
      const address = `http://www.example.ca${path}`;
      const ask = (trustProxy: boolean) =>
        post(address, { body: encode(validFields()), headers: forwarded }, site.appWith({ trustProxy }));
      expect((await ask(false)).status).toBe(403);
      expect((await ask(true)).status).toBeOneOf([200, 201]);
      expect(await countNewEnquiries()).toBe(1);
    },
  );
});
