import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { privatePathPrefixes } from "#app/messaging/private-links/private-path.ts";
import { removeFolder, temporaryFolder } from "#test-support/temporary-folder.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";
import { weddingDay } from "#test-support/sample-days.ts";

let site: TestSite;
beforeAll(async () => void (site = await openTestSite()));
afterAll(async () => site?.[Symbol.asyncDispose]());

const enquiry = `name=Asha&email=asha%40example.ca&eventDate=${weddingDay}`;
const post = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body,
  headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
});

/** One address of every kind of answer. */
const answers: [kind: string, path: string, init: RequestInit, status: number][] = [
  ["a page", "/", {}, 200],
  ["a page in the Indian theme", "/vendors?theme=indian", {}, 200],
  ["a page without its body", "/vendors", { method: "HEAD" }, 200],
  ["the page for what was not found", "/nope", {}, 404],
  ["a page for an address that cannot be read", "/%FF", {}, 400],
  ["a permanent redirect", "/vendors/76", {}, 301],
  ["a redirect that takes off a slash", "/nope/", {}, 301],
  ["a picture", "/art/ornament/tile-boteh.svg", {}, 200],
  ["the list of vendors", "/vendors/list", {}, 200],
  ["the prices of venues", "/compare/costs/venues?ids=1,2", {}, 200],
  ["the halls of the venues", "/venues/halls", {}, 200],
  ["the list of venues", "/venues/list", {}, 200],
  ["what is told about the venues", "/venues/about", {}, 200],
  ["the data of a page", "/vendors/1.data", {}, 200],
  ["the health check", "/healthz", {}, 200],
  ["a kept enquiry", "/enquiries", post(enquiry), 201],
  ["a refused enquiry", "/enquiries", post("name="), 422],
  ["a page with thanks", "/planning", post(enquiry), 200],
  ["a page with a refused form", "/planning", post("name="), 422],
  ["a foreign post", "/planning", post(enquiry, { Origin: "https://evil.example" }), 403],
  ["a post that is too large", "/planning", post("a".repeat(70_000)), 413],
  ["a post to a page without a form", "/vendors", post(enquiry), 405],
  ["another method", "/", { method: "DELETE" }, 405],
];

describe.each(answers)("%s (%s)", (_kind, path, init, status) => {
  const ask = (app: Hono) => app.request(path, init);

  test("carries every security header and a policy that allows nothing by default", async () => {
    const answer = await ask(site.app);
    // Some kinds are told apart by their status: a kept enquiry is new only once.
    expect(answer.status).toBeOneOf(status === 201 ? [200, 201] : [status]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "permissions-policy": expect.stringContaining("geolocation=()"),
    });
    const policy = policyOf(answer);
    expect(policy.get("default-src")).toBe("'none'");
    expect(policy.get("frame-ancestors")).toBe("'none'");
    expect(policy.get("base-uri")).toBe("'none'");
    expect(policy.get("form-action")).toBeOneOf(["'none'", "'self'"]);
    expect(policy.get("script-src") ?? "'none'").not.toMatch(/unsafe|nonce|\*|https?:/);
    expect(answer.headers.get("Strict-Transport-Security")).toBeNull();
    expect(answer.headers.get("Set-Cookie")).toBeNull();
    expect(answer.headers.get("X-Powered-By")).toBeNull();
  });

  test("asks browsers to stay on https where the site lives under https", async () => {
    const answer = await ask(site.appWith({ siteUrl: "https://www.example.ca" }));
    expect(answer.headers.get("Strict-Transport-Security")).toMatch(/^max-age=\d{8,}/);
  });
});

const key = "AbCdEfGhIjKlMnOpQrStUvWxYz0";

describe.each([...new Set(Object.values(privatePathPrefixes)), "rsvp", "ENQUIRIES", "%65nquiries"])(
  "below /%s",
  (folder) => {
    test.each([
      ["a link that opens nothing", "", {}],
      ["its data", ".data", {}],
      ["a form", "", post("what=delete&sure=yes")],
      ["a foreign post", "", post("what=delete", { Origin: "https://evil.example" })],
      ["another method", "", { method: "DELETE" }],
    ] as const)(
      "%s is kept by nobody, found by nobody, and not told to the next page",
      async (_what, end, init) => {
        const answer = await site.app.request(`/${folder}/${key}${end}`, init);
        expect(answer.status).toBeOneOf([200, 303, 403, 404, 405]);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          "cache-control": "no-store",
          "referrer-policy": "same-origin",
          "x-robots-tag": "noindex",
        });
      },
    );
  },
);

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

const pages = [
  "/",
  "/?theme=indian",
  "/venues",
  "/venues/fairmont-palliser",
  "/vendors",
  "/vendors?theme=indian&category=djs&view=list",
  "/vendors?view=saved&saved=3,76",
  "/vendors?view=compare&saved=3,76",
  "/vendors?q=zzzzzz",
  "/vendors/1",
  "/planning",
  "/planning?subject=join",
  "/planning-tools",
  "/planning-tools?date=2098-07-10&place=banff&total=45000&guests=180",
  "/about",
  "/how-we-rank",
  "/privacy",
  "/terms",
  "/accessibility",
  "/gallery",
  "/bridesmaids-guide",
  "/plan",
  "/rsvp",
  "/rsvp/7kq2-m9xa-04tz",
  "/nope",
  "/%FF",
];

describe.each(pages)("the page %s", (path) => {
  test("has a policy that allows exactly its own scripts and styles, and otherwise files of the site", async () => {
    const answer = await site.app.request(path);
    const html = await answer.text();
    const styles = [...html.matchAll(/<style[^>]*>(?<css>[\s\S]*?)<\/style>/g)].map(
      ({ groups }) => groups?.["css"] ?? "",
    );
    const allowed = (directive: string) => (policyOf(answer).get(directive) ?? "").split(" ").toSorted();
    const scripts = inlineScriptsOf(html);
    expect(scripts[0]).toMatch(/^\(function startScripts\(/);
    expect(html).not.toContain("nonce=");
    expect(allowed("script-src")).toEqual(["'self'", ...new Set(scripts.map(hashOf))].toSorted());
    expect(styles.length).toBeGreaterThan(0);
    expect(allowed("style-src")).toEqual(["'self'", ...new Set(styles.map(hashOf))].toSorted());

    const { "script-src": _, "style-src": _styles, ...others } = Object.fromEntries(policyOf(answer));
    expect(others).toEqual({
      "default-src": "'none'",
      "img-src": "'self' data:",
      "font-src": "'self'",
      "connect-src": "'self'",
      "manifest-src": "'self'",
      "form-action": "'self'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    });
  });

  test("has nothing that its own policy would block", async () => {
    const html = await (await site.app.request(path)).text();
    const markup = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "");
    expect(markup.match(/<[^>]*\s(style|on[a-z]+)=/g)).toBeNull();
    expect(markup.match(/<(style|iframe|object|embed|base)\b/g)).toBeNull();
    expect(markup.match(/(href|src|action)="\s*javascript:/gi)).toBeNull();
    const foreign = [...markup.matchAll(/<(?:img|script|link|source)[^>]*(?:src|href)="(https?:[^"]*)"/g)];
    expect(
      foreign
        .map(([, address]) => address)
        .filter((address) => !address?.startsWith("http://localhost:3000")),
    ).toEqual([]);
  });

  test("is the same, byte by byte, for whoever asks and whenever", async () => {
    const first = await site.app.request(path);
    const bytes = await first.text();
    // The page for codes, and what a wrong code opens, are in the browser's language: nobody keeps them.
    const isTranslated = path.startsWith("/rsvp");
    if (isTranslated) expect(first.headers.get("Cache-Control")).toBe("no-store");
    const visitors: Record<string, string>[] = [
      {},
      { Cookie: "theme=indian; session=abc" },
      { "User-Agent": "Googlebot/2.1" },
      { "User-Agent": "Mozilla/5.0 (iPhone)", ...(!isTranslated && { "Accept-Language": "pa-IN" }) },
      { "X-Forwarded-For": "10.0.0.1", "X-Forwarded-Proto": "https", Referer: "https://example.com/" },
      { Host: "evil.example" },
      { Authorization: "Basic YTpi", DNT: "1", "Sec-Fetch-Site": "cross-site" },
    ];
    for (const headers of visitors) {
      const answer = await site.app.request(path, { headers });
      expect([headers, (await answer.text()) === bytes]).toEqual([headers, true]);
      expect(answer.headers.get("Content-Security-Policy")).toBe(
        first.headers.get("Content-Security-Policy"),
      );
    }
    expect(first.headers.get("Vary") ?? "").not.toMatch(/cookie|user-agent|\*/i);
  });
});

test("under https a page has its sub-requests upgraded, under http not", async () => {
  const secure = policyOf(await site.appWith({ siteUrl: "https://www.example.ca" }).request("/"));
  expect(secure.has("upgrade-insecure-requests")).toBe(true);
  expect(policyOf(await site.app.request("/")).has("upgrade-insecure-requests")).toBe(false);
});

test("canonical addresses come from the settings, never from the request", async () => {
  const app = site.appWith({ siteUrl: "https://www.example.ca" });
  const html = await (
    await app.request("http://evil.example/vendors/1", { headers: { Host: "evil.example" } })
  ).text();
  expect(html).toContain('<link rel="canonical" href="https://www.example.ca/vendors/1"/>');
  expect(html).not.toContain("evil.example");
});

test("a picture that is opened by itself may show its colours and run nothing", async () => {
  const policy = policyOf(await site.app.request("/art/ornament/tile-boteh.svg"));
  expect(policy.get("style-src")).toBe("'unsafe-inline'");
  expect(policy.has("script-src")).toBe(false);
});

test("files whose names change with their content are kept for a year, others and missing ones are not", async () => {
  const folder = temporaryFolder("client");
  try {
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "assets/home-a1b2c3.js"), "export {};");
    writeFileSync(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
    const app = site.appWith({}, folder);

    const asset = await app.request("/assets/home-a1b2c3.js");
    expect(await asset.text()).toBe("export {};");
    expect(asset.headers.get("Content-Type")).toMatch(/^text\/javascript/);
    expect(asset.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect((await app.request("/favicon.svg")).headers.get("Cache-Control") ?? "").not.toContain("immutable");
    const missing = await app.request("/assets/home-000000.js");
    expect(missing.status).toBe(404);
    expect(missing.headers.get("Cache-Control") ?? "").not.toContain("immutable");
  } finally {
    removeFolder(folder);
  }
});

function policyOf(answer: Response): Map<string, string> {
  const policy = answer.headers.get("Content-Security-Policy") ?? "";
  return new Map(
    policy.split("; ").map((directive): [string, string] => {
      const [name = "", ...values] = directive.split(" ");
      return [name, values.join(" ")];
    }),
  );
}

/** Code of all scripts that a browser would run from the page itself. */
function inlineScriptsOf(html: string): string[] {
  return html
    .split("<script")
    .slice(1)
    .flatMap((part) => {
      const begin = part.indexOf(">");
      const attributes = part.slice(0, begin);
      if (attributes.includes(" src=") || attributes.includes('json"')) return [];
      return [part.slice(begin + 1, part.indexOf("</script"))];
    });
}
