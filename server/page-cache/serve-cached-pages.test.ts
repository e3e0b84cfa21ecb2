import { afterAll, beforeAll, expect, test } from "vitest";

import { sendRaw } from "#test-support/raw-http.ts";
import { listenOnFreePort } from "#test-support/test-site.ts";

import { createPageCache, defaultPageCacheLimits } from "./page-cache.ts";
import { serveCachedPages } from "./serve-cached-pages.ts";

const rose = "<p>Wild roses.</p>".repeat(200);
const passedOn: string[] = [];
const store = createPageCache(
  {
    currentVersion: () => 1,
    onHotPage: () => {},
    render: async () => ({ status: 200, headers: [["Content-Type", "text/html"]], body: Buffer.from(rose) }),
  },
  defaultPageCacheLimits,
);
let web: Awaited<ReturnType<typeof listenOnFreePort>>;
beforeAll(async () => {
  web = await listenOnFreePort(
    serveCachedPages({
      store,
      asked: (target) =>
        target.startsWith("/roses") ? { url: target, isBare: true, route: "/roses" } : null,
      passOn: (incoming, outgoing) => {
        passedOn.push(`${incoming.method} ${incoming.url}`);
        outgoing.end("passed on");
      },
      watch: {},
    }),
  );
});
afterAll(() => web[Symbol.asyncDispose]());

const ask = (path: string, init: RequestInit = {}) => fetch(`${web.origin}${path}`, init);

test("what is not stored, and whoever brings something along, is passed on", async () => {
  expect(await (await ask("/thorns")).text()).toBe("passed on");
  expect(await (await ask("/roses", { method: "POST", body: "a=1" })).text()).toBe("passed on");
  expect(await (await ask("/roses")).text()).toBe(rose);
  expect(passedOn).toEqual(["GET /thorns", "POST /roses"]);
});

test("a request that says it brings nothing gets the stored page", async () => {
  const answer = await sendRaw(web.port, "GET /roses HTTP/1.1\nHost: localhost\nContent-Length: 0");
  expect(answer).toMatchObject({ status: 200, body: rose });
});

test("a copy from before the page was packed tightly is renewed under its own tag", async () => {
  const packed = { headers: { "Accept-Encoding": "br" } };
  const before = (await ask("/roses/old", packed)).headers.get("ETag") ?? "";
  await store.find("/roses/old")?.recompress();
  const after = (await ask("/roses/old", packed)).headers.get("ETag") ?? "";
  expect(after).not.toBe(before);
  const renewed = async (tags: string) => {
    const answer = await ask("/roses/old", { headers: { ...packed.headers, "If-None-Match": tags } });
    return [answer.status, answer.headers.get("ETag")];
  };
  expect(await renewed(`"other", ${before}`)).toEqual([304, before]);
  expect(await renewed(`W/${after}`)).toEqual([304, after]);
  expect(await renewed("*")).toEqual([304, after]);
  expect(await renewed('"other"')).toEqual([200, after]);
});
