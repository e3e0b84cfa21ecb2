import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import { highLimits } from "#test-support/high-limits.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

const most = 12;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ...highLimits, privatePages: { posts: most, seconds: 600 } });
});
afterAll(async () => site?.[Symbol.asyncDispose]());
afterEach(() => void vi.restoreAllMocks());

const browser = { Accept: "text/html,*/*;q=0.8" };
const get = (path: string, address: string) =>
  site.appWith({ trustProxy: true }).request(path, { headers: { ...browser, "X-Forwarded-For": address } });

const fail = () => {
  throw new Error("The database is gone");
};

/** The plan and the database are out of reach from now on. */
function breakTheDatabase(): void {
  for (const method of ["select", "transaction", "execute"] as const)
    vi.spyOn(site.site.database, method).mockImplementation(fail);
  vi.spyOn(console, "error").mockImplementation(() => {});
}

test.each(["/rsvp/7kq2-m9xa-04tz", "/w/asha-daniel-7kq2m9", `/for-family/${"a".repeat(27)}`])(
  "%s is refused in the guest's language when it was opened too often, without the database",
  async (path) => {
    const address = `198.51.100.${path.length}`;
    for (let time = 0; time < most; time += 1) await get(`${path}?lang=ur`, address);
    breakTheDatabase();
    const answer = await get(`${path}?lang=ur`, address);
    expect(answer.status).toBe(429);
    const text = await answer.text();
    expect(text).toContain('<html lang="ur" dir="rtl">');
    expect(text).toContain("10 منٹ بعد دوبارہ کوشش کریں۔");
  },
);

test.each(["/rsvp/7kq2-m9xa-04tz", "/w/asha-daniel-7kq2m9"])(
  "%s that fails says so in the guest's language, with the number of the log",
  async (path) => {
    breakTheDatabase();
    const answer = await get(`${path}?lang=pa`, "198.51.100.200");
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(text).toContain('<html lang="pa" dir="ltr">');
    expect(text).toContain(`ਸਾਨੂੰ ਇਹ ਨੰਬਰ ਦੱਸੋ: ${answer.headers.get("X-Request-Id")}`);
    expect(answer.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none';/);
  },
);

const post = (body: URLSearchParams, headers: Record<string, string>) =>
  site.app.request("/rsvp?lang=fr", { method: "POST", body, headers: { ...browser, ...headers } });

test("a guest's form that is too large, or was sent from another site, is refused in the guest's language", async () => {
  const large = await post(new URLSearchParams({ code: "x".repeat(70_000) }), {});
  expect(large.status).toBe(413);
  expect(await large.text()).toContain("<h1>Nous n’avons pas pu recevoir ce formulaire</h1>");
  const foreign = await post(new URLSearchParams({ code: "x" }), { "Sec-Fetch-Site": "cross-site" });
  expect(foreign.status).toBe(403);
  expect(await foreign.text()).toContain('<html lang="fr-CA" dir="ltr">');
});

test("without a language in the address, the browser's decides where no plan is open", async () => {
  const headers = { ...browser, "Accept-Language": "gu-IN,gu;q=0.9,en;q=0.8" };
  const large = await site.app.request("/rsvp", {
    method: "POST",
    body: new URLSearchParams({ code: "x".repeat(70_000) }),
    headers,
  });
  expect([large.status, large.headers.get("Cache-Control")]).toEqual([413, "no-store"]);
  expect(await large.text()).toContain('<html lang="gu" dir="ltr">');
  const wrong = await site.app.request("/w/asha-daniel-7kq2m9", { method: "DELETE", headers });
  expect(wrong.status).toBe(405);
  expect(await wrong.text()).toContain('<html lang="gu" dir="ltr">');
  const code = await site.app.request("/rsvp", { headers });
  expect([code.status, code.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect(await code.text()).toContain('<html lang="gu" dir="ltr"');
  for (const path of ["/rsvp/7kq2-m9xa-04tz", "/w/asha-daniel-7kq2m9", `/for-family/${"a".repeat(27)}`]) {
    const gone = await site.app.request(path, { headers });
    expect([path, gone.status, gone.headers.get("Cache-Control")]).toEqual([path, 404, "no-store"]);
    expect(await gone.text()).toContain('<html lang="gu" dir="ltr"');
  }
  const asked = await site.app.request("/rsvp?lang=hi", { headers });
  expect(await asked.text()).toContain('<html lang="hi" dir="ltr"');
});
