import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { sendRaw } from "#test-support/raw-http.ts";
import { listenOnFreePort, openTestSite, type TestSite } from "#test-support/test-site.ts";
import { venueCount } from "#test-support/catalogue-counts.ts";

let site: TestSite;
let web: Awaited<ReturnType<typeof listenOnFreePort>>;

beforeAll(async () => {
  site = await openTestSite();
  web = await listenOnFreePort(site.app);
});

afterAll(async () => {
  await web?.[Symbol.asyncDispose]();
  await site?.[Symbol.asyncDispose]();
});

/** Asks over a real connection, with the path as it stands. */
const get = (path: string, headers = "Host: localhost:3000") =>
  sendRaw(web.port, `GET ${path} HTTP/1.1\n${headers}`);

const locationOf = (head: string) => /^location: (.*)$/im.exec(head)?.[1];

describe("pages and redirects", () => {
  test.each([
    "/",
    "/venues",
    "/vendors",
    "/planning",
    "/planning-tools",
    "/about",
    "/how-we-rank",
    "/privacy",
    "/terms",
    "/accessibility",
    "/gallery",
    "/bridesmaids-guide",
    "/vendors/1",
  ])("%s is a page", async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toMatch(/<!DOCTYPE html><html lang="en-CA"/);
  });

  test("every venue has a page under its slug", async () => {
    const venues = site.site.directory.index.cards.filter(({ category }) => category === "venues");
    expect(venues).toHaveLength(venueCount);
    for (const { slug } of venues)
      expect([slug, (await site.app.request(`/venues/${slug}`)).status]).toEqual([slug, 200]);
  });

  test.each([
    ["/vendors/76", "/venues/fairmont-palliser"],
    ["/venues/76", "/venues/fairmont-palliser"],
    ["/vendors/76?theme=indian", "/venues/fairmont-palliser?theme=indian"],
    ["/bridesmaid-guide", "/bridesmaids-guide"],
    ["/bridesmaid-guide?theme=indian", "/bridesmaids-guide?theme=indian"],
  ])("%s moved for good to %s", async (path, target) => {
    const { status, head } = await get(path);
    expect([status, locationOf(head)]).toEqual([301, target]);
  });

  test.each([
    ["/vendors/", "/vendors"],
    ["/vendors/?q=rose&theme=indian", "/vendors?q=rose&theme=indian"],
    ["/venues/fairmont-palliser//", "/venues/fairmont-palliser"],
    ["//", "/"],
    ["//vendors", "/vendors"],
    ["//evil.example", "/evil.example"],
  ])("%s has one slash too many and moved for good to %s", async (path, target) => {
    const { status, head } = await get(path);
    expect([status, locationOf(head)]).toEqual([301, target]);
  });

  test.each(["//evil.example/", "///evil.example/", "/%2F/evil.example/", "/nope/"])(
    "a redirect for %s stays on the site",
    async (path) => {
      const { head, status } = await get(path);
      const target = new URL(locationOf(head) ?? path.replace(/^\/+/, "/"), "http://localhost:3000");
      expect(target.origin).toBe("http://localhost:3000");
      expect(status).toBeOneOf([301, 404]);
    },
  );

  test("an answer is compressed for whoever can read that, and says so", async () => {
    const plain = await site.app.request("/vendors", { headers: { "Accept-Encoding": "identity" } });
    const packed = await site.app.request("/vendors", { headers: { "Accept-Encoding": "gzip" } });

    expect(packed.headers.get("Content-Encoding")).toBe("gzip");
    expect(packed.headers.get("Vary")).toContain("Accept-Encoding");
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(await plain.text());
  });
});

describe("addresses that nobody has", () => {
  test.each([
    "/vendors/-1",
    "/vendors/0",
    "/vendors/1e3",
    "/vendors/0x4c",
    "/vendors/076",
    "/vendors/1.0",
    "/vendors/999999",
    "/vendors/99999999999999999999999999",
    "/vendors/constructor",
    "/vendors/1%2F2",
    "/vendors/larkspur-and-pine",
    "/venues/no-such-venue",
    "/venues/1",
    "/venues/__proto__",
    "/venues/constructor",
    "/nope",
    "/.git/config",
    "/.env",
    "/package.json",
    "/../package.json",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/..%2f..%2fpackage.json",
    "/art/../../server/main.ts",
    "/assets/nope.js",
    "/__manifest",
    `/${"a".repeat(8000)}`,
  ])("%s is the page for what was not found", async (path) => {
    const { status, body } = await get(path);
    expect(status).toBe(404);
    expect(body).toContain("Oops! Page not found");
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  test.each(["/%FF", "/vendors/%FF", "/venues/%E0%A4%A", "/%", "/vendors/%00", "/%00", "/vendors/%C0%80"])(
    "%s cannot be read, and the page says so",
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(400);
      expect(body).toContain("Part of this address is broken. Check the link, or start from our home page.");
    },
  );

  test("an address that cannot be read keeps its theme", async () => {
    const { status, body } = await get("/%FF?theme=indian&q=rose");
    expect(status).toBe(400);
    expect(body).toContain('data-theme="indian"');
    expect(body).toContain('href="/?theme=indian"');
  });
});

describe("damaged query strings still open the directory", () => {
  test.each([
    "?%",
    "?q=%",
    "?q=%FF%FE",
    "?q=%00",
    "?q=%ED%A0%80",
    "?&&&===&q",
    "?category=nope&sort=nope&view=nope",
    "?category=__proto__&sort=constructor&view=toString",
    "?price=%24%24%24%24%24&area=nowhere",
    "?page=-1",
    "?page=0",
    "?page=1e9",
    "?page=99999999999999999999",
    "?saved=a,b,,0,-3,1e3,999999",
    "?view=saved&saved=",
    "?view=compare&saved=999999",
    "?q[]=a&q[b]=c",
    "?q=a&q=b&category=djs&category=venues",
    `?${"price=%24&".repeat(1000)}`,
    "?q=<script>alert(1)</script>",
    "?theme=nope",
  ])("/vendors%s", async (query) => {
    const { status, body } = await get(`/vendors${query}`);
    expect(status).toBe(200);
    expect(body).toMatch(/<h1[^>]*>.*Vendors|<h1[^>]*>.*Saved/);
    expect(body).not.toContain("<script>alert(1)");
  });

  test("a long search text is cut, one of 100 kB is refused, neither is a fault", async () => {
    const long = await get(`/vendors?q=${"a".repeat(12_000)}`);
    expect(long.status).toBe(200);
    expect(long.body).toMatch(/<input [^>]*value="a{120}"/);

    const huge = await get(`/vendors?q=${"a".repeat(100_000)}`);
    expect(huge.status).toBeOneOf([200, 414, 431]);
  });

  test("100 kB of search text that reach the site all the same are cut as well", async () => {
    const answer = await site.app.request(`/vendors?q=${"a".repeat(100_000)}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<input [^>]*value="a{120}"/);
  });
});

describe("requests that are not HTTP as we speak it", () => {
  test.each(["OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "PROPFIND", "QUERY"])(
    "%s is not used here, on any address",
    async (method) => {
      for (const path of [
        "/",
        "/vendors",
        "/planning",
        "/enquiries",
        "/nope",
        "/art/ornament/tile-boteh.svg",
      ]) {
        const { status, head, body } = await sendRaw(
          web.port,
          `${method} ${path} HTTP/1.1\nHost: localhost:3000`,
        );
        const allow = { "/planning": "GET, HEAD, POST", "/enquiries": "POST" }[path] ?? "GET, HEAD";
        expect([path, status, /^allow: (.*)$/im.exec(head)?.[1]]).toEqual([path, 405, allow]);
        expect(body).toContain("This method is not used here.");
      }
    },
  );

  test.each(["/", "/vendors", "/vendors/1", "/vendors/list", "/gallery", "/nope", "/_root.data"])(
    "a form that is posted to %s, which takes none, is refused in our own words",
    async (path) => {
      const answer = await site.app.request(path, {
        method: "POST",
        body: new URLSearchParams({ name: "Asha" }),
      });
      expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
      const body = await answer.text();
      expect(body).toContain("405 This page doesn’t take forms, so nothing was saved.");
      expect(body).not.toContain("did not provide");
    },
  );

  test.each(["CONNECT", "FOO", "get"])("%s gets no page and no fault", async (method) => {
    const { status } = await sendRaw(web.port, `${method} / HTTP/1.1\nHost: localhost:3000`);
    expect(status).toBeOneOf([0, 400, 405]);
  });

  test("HEAD answers as GET does, without a body", async () => {
    for (const path of ["/", "/vendors/1", "/nope", "/vendors/76", "/art/ornament/tile-boteh.svg"]) {
      const asked = await get(path);
      const head = await sendRaw(web.port, `HEAD ${path} HTTP/1.1\nHost: localhost:3000`);
      expect([path, head.status, head.body]).toEqual([path, asked.status, ""]);
    }
  });

  test.each(["", "Host: ", "Host: a b", "Host: localhost:99999", "Host: [::"])(
    "a request with the headers '%s' is refused as damaged",
    async (headers) => {
      expect((await get("/", headers)).status).toBe(400);
    },
  );

  test("a body that comes with a GET is ignored", async () => {
    const { status } = await sendRaw(
      web.port,
      "GET / HTTP/1.1\nHost: localhost:3000\nContent-Length: 5",
      "hello",
    );
    expect(status).toBe(200);
  });

  test("the site goes on after all of that", async () => {
    expect((await get("/healthz")).body).toContain("ok");
  });
});
