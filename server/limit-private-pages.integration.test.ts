import { afterAll, beforeAll, expect, test } from "vitest";

import { highLimits } from "#test-support/high-limits.ts";
import { openTestSite, type TestSite } from "#test-support/test-site.ts";

const most = 5;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ ...highLimits, privatePages: { posts: most, seconds: 600 } });
});
afterAll(async () => site?.[Symbol.asyncDispose]());

let visitors = 0;
/** Opens pages as a visitor of its own, behind a proxy that says where they come from. */
function visitor() {
  const app = site.appWith({ trustProxy: true });
  const clientIp = `198.51.100.${(visitors += 1)}`;
  return (path: string, method = "GET") =>
    app.request(path, { method, headers: { "X-Forwarded-For": clientIp } });
}

const key = "a".repeat(27);

test.each([
  "/rsvp/7kq2-m9xa-04tz",
  `/for-business/${key}`,
  `/plans/${key}`,
  `/plans/${key}/budget`,
  `/plans/${key}.data`,
  `/enquiries/${key}`,
  `/answers/${key}`,
  `/your-listing/${key}/pictures`,
  `/desk/${key}`,
  "/RSVP//7kq2-m9xa-04tz",
  "/%72svp/7kq2-m9xa-04tz",
])("whoever opens %s without end is told to wait, on a page that says when", async (path) => {
  const open = visitor();
  for (let time = 0; time < most; time += 1) expect((await open(path)).status).not.toBe(429);
  const answer = await open(path);
  expect(answer.status).toBe(429);
  const wait = Number(answer.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.text()).toContain("please try again in 10 minutes.");
  expect((await open(path, "HEAD")).status).toBe(429);
});

test("private pages of one address are counted together, other addresses and public pages are not", async () => {
  const [open, other] = [visitor(), visitor()];
  for (const path of ["/rsvp/aaaa", "/rsvp/bbbb", `/plans/${key}`, `/answers/${key}`, `/claims/${key}`])
    await open(path);
  expect((await open(`/enquiries/${key}`)).status).toBe(429);
  expect((await open("/venues")).status).toBe(200);
  expect((await open("/rsvp")).status).toBe(200);
  expect((await other(`/enquiries/${key}`)).status).toBe(404);
});

test("a calendar's maker, who reads for many couples, has limits of its own", async () => {
  const open = visitor();
  for (let time = 0; time <= most; time += 1)
    expect((await open(`/calendars/${key}/wedding.ics`)).status).toBe(404);
});
