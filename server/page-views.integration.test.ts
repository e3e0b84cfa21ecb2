import { expect, test, vi } from "vitest";

import { listenOnFreePort, openTestSite } from "#test-support/test-site.ts";

// The site may be built first.
vi.setConfig({ testTimeout: 180_000 });

const browser = { "User-Agent": "Mozilla/5.0 (Linux; Android 16) Chrome/140.0 Mobile Safari/537.36" };
const palliser = 76;

test("each opening of a listing's page counts, cached or not, and nothing that nobody looks at", async () => {
  await using open = await openTestSite();
  const count = vi.spyOn(open.site.views, "count");
  await using web = await listenOnFreePort(await open.listener());
  const ask = async (path: string, headers = {}, method = "GET") => {
    const answer = await fetch(`${web.origin}${path}`, {
      method,
      redirect: "manual",
      headers: { ...browser, ...headers },
    });
    await answer.arrayBuffer();
    return answer;
  };
  const counted = () => count.mock.calls.map(([listingId]) => listingId);

  const tag = (await ask("/venues/fairmont-palliser")).headers.get("ETag") ?? "";
  await ask("/venues/fairmont-palliser?theme=indian");
  await ask("/vendors/9");
  await ask("/vendors/9");
  expect((await ask("/venues/fairmont-palliser", { "If-None-Match": tag })).status).toBe(304);
  expect(counted()).toEqual([palliser, palliser, 9, 9, palliser]);

  // It leads to the page, which counts then.
  expect((await ask(`/vendors/${palliser}`)).status).toBe(301);
  await ask("/vendors/9", {}, "HEAD");
  await ask("/vendors/9.data");
  await ask("/vendors/9", { "Sec-Purpose": "prefetch" });
  await ask("/vendors/9", { "User-Agent": "Googlebot/2.1" });
  await ask("/vendors/4711");
  expect(counted()).toHaveLength(5);

  // A page of the site says what it shows; another site does not.
  for (const site of ["same-origin", "cross-site"])
    expect((await ask("/views/9", { "Sec-Fetch-Site": site }, "POST")).status).toBe(204);
  expect((await ask("/views/4711", {}, "POST")).status).toBe(204);
  expect(counted().slice(5)).toEqual([9]);
});
