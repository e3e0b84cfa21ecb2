import fc from "fast-check";
import { expect, test } from "vitest";

import { corrections, enquiries } from "#database/schema/index.ts";
import { openTestSite } from "#test-support/test-site.ts";

/** Longer, and never twice the same, when the tests are run to wear the site down. */
const isSoak = Boolean(process.env.SOAK);
const numRuns = Number(process.env.FUZZ_RUNS ?? (isSoak ? 10_000 : 300));
const seed = Number(process.env.FUZZ_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));

const knownPaths = [
  "/",
  "/vendors",
  "/vendors/1",
  "/venues",
  "/venues/76",
  "/planning",
  "/enquiries",
  "/corrections",
  "/something-wrong",
  "/claim",
  "/claims",
  "/vendors/list",
];
const fieldNames = [
  "name",
  "email",
  "eventDate",
  "budget",
  "questions",
  "vendors",
  "subject",
  "formKey",
  "proof",
  "openMillis",
  "leaveThisEmpty",
  "listing",
  "kind",
  "sender",
  "message",
  "nonsense",
];
const queryKeys = [
  "q",
  "category",
  "price",
  "area",
  "sort",
  "view",
  "saved",
  "page",
  "theme",
  "subject",
  "vendors",
  "ask",
  "listing",
];

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom(
    "",
    "1",
    "-1",
    "1e3",
    "76",
    "3,17",
    "djs",
    "indian",
    "2027-06-19",
    "asha@example.ca",
    "removal",
    "couple",
    "openFlame",
    "\0",
    "\ud800",
  ),
);
/** Bytes behind percent signs, most of them no UTF-8. */
const damagedText = fc
  .uint8Array({ maxLength: 12 })
  .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
const encoded = fc.oneof(
  { weight: 3, arbitrary: text.map((value) => encodeURIComponent(value.toWellFormed())) },
  damagedText,
);
const pairs = (names: string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names), encoded), { maxLength: 8 })
    .map((fields) => fields.map(([name, value]) => `${name}=${value}`).join("&"));

const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...knownPaths) },
  fc.array(encoded, { maxLength: 4 }).map((parts) => `/${parts.join("/")}`),
  fc.tuple(fc.constantFrom("/vendors/", "/venues/"), encoded).map((parts) => parts.join("")),
);

const headers = fc.record(
  {
    Origin: fc.constantFrom("http://localhost:3000", "https://evil.example", "null", "nonsense"),
    "Content-Type": fc.constantFrom(
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/json",
      "nonsense",
    ),
    Accept: fc.constantFrom("*/*", "application/json", "nonsense"),
    "Accept-Encoding": fc.constantFrom("gzip", "br;q=0", "nonsense"),
    "X-Forwarded-For": fc.constantFrom("203.0.113.7", "::1, nonsense", ","),
    Cookie: fc.constantFrom("theme=indian", "=", ";;;"),
    Range: fc.constantFrom("bytes=0-1", "bytes=9-1", "nonsense"),
    "If-Modified-Since": fc.constantFrom("nonsense", "Thu, 01 Jan 1970 00:00:00 GMT"),
  },
  { requiredKeys: [] },
);

const requests = fc.record({
  method: fc.constantFrom("GET", "GET", "POST", "POST", "HEAD", "PUT", "OPTIONS"),
  path,
  suffix: fc.constantFrom("", "", "", "/", ".data"),
  query: pairs(queryKeys),
  headers,
  body: fc.oneof(pairs(fieldNames), text, fc.uint8Array({ maxLength: 200 })),
});

test(
  `whatever is asked (${numRuns} requests, seed ${seed}), no answer is a fault and none lacks its headers`,
  async () => {
    await using site = await openTestSite();
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(requests, async ({ method, path: wanted, suffix, query, headers: sent, body }) => {
        const hasBody = !["GET", "HEAD"].includes(method);
        const answer = await site.app.request(`http://localhost:3000${wanted}${suffix}?${query}`, {
          method,
          headers: sent,
          ...(hasBody && { body: typeof body === "string" ? body : new Uint8Array(body) }),
        });
        await answer.arrayBuffer();
        expect(answer.status).toBeLessThan(500);
        expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
        expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
        if (method === "POST" && answer.ok) kept += 1;
      }),
      { numRuns, seed },
    );
    // Nothing is stored but what was acknowledged, and that at most once each.
    const { database } = site.site;
    expect((await database.$count(enquiries)) + (await database.$count(corrections))).toBeLessThanOrEqual(
      kept,
    );
  },
  60_000 + numRuns * 100,
);
