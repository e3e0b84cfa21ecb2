import { expect, test } from "vitest";

import type { PageCacheKey } from "./cache-key.ts";
import { createPageCache, hotAfterRequests, type PageCacheLimits } from "./page-cache.ts";

const ask = (address: string): PageCacheKey => ({ url: address, isBare: !address.includes("?"), route: "/" });

function openStore(bounds: Partial<PageCacheLimits> = {}) {
  const rendered: string[] = [];
  const favourites: string[] = [];
  const told = { edition: 1, status: 200, says: (address: string) => `${address} ${"rose ".repeat(200)}` };
  let before = Promise.resolve();
  const store = createPageCache(
    {
      currentVersion: () => told.edition,
      render: async (address) => {
        rendered.push(address);
        const body = Buffer.from(told.says(address));
        await before;
        if (told.status === 0) throw new Error("no page");
        return { status: told.status, headers: [], body };
      },
      onHotPage: ({ url: address }) => favourites.push(address),
    },
    { bare: 1e6, searches: 1e6, remembered: 100, ...bounds },
  );
  /** As a visitor does: what is kept, or what is made. */
  const visit = async (address: string) => {
    const page = store.find(address) ?? (await store.open(ask(address)));
    return (await page.encode("identity")).body.toString();
  };
  /** Lets nothing be rendered until the function that comes back is called. */
  const hold = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    before = promise;
    return resolve;
  };
  return { store, visit, hold, rendered, favourites, told };
}

test("a page is rendered once and kept", async () => {
  const { visit, rendered } = openStore();
  expect(await visit("/about")).toBe(await visit("/about"));
  expect(rendered).toEqual(["/about"]);
});

test("a hundred visitors of a cold page wait for one rendering", async () => {
  const { visit, hold, rendered } = openStore();
  const go = hold();
  const visits = Array.from({ length: 100 }, () => visit("/about"));
  go();
  expect(new Set(await Promise.all(visits)).size).toBe(1);
  expect(rendered).toHaveLength(1);
});

test("of a rendering that fails everybody is told, and nothing is kept", async () => {
  const { visit, told, rendered } = openStore();
  told.status = 0;
  const visits = await Promise.allSettled([visit("/about"), visit("/about")]);
  expect(visits.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  told.status = 500;
  await visit("/about");
  told.status = 200;
  await visit("/about");
  expect(rendered).toHaveLength(3);
});

test("a page is rendered again after a change", async () => {
  const { visit, told } = openStore();
  await visit("/about");
  told.edition = 2;
  told.says = () => "new";
  expect(await visit("/about")).toBe("new");
});

test("who asks after a change does not get what was begun before it, and that is not kept", async () => {
  const { visit, hold, told, rendered } = openStore();
  const go = hold();
  told.says = () => "old";
  const early = visit("/about");
  told.edition = 2;
  told.says = () => "new";
  const late = visit("/about");
  go();
  expect(await Promise.all([early, late])).toEqual(["old", "new"]);
  expect(await visit("/about")).toBe("new");
  expect(rendered).toHaveLength(2);
});

test("a page that a change left alone stays packed as it was", async () => {
  const { store, visit, told } = openStore();
  await visit("/about");
  const before = store.find("/about");
  told.edition = 2;
  await visit("/about");
  expect(store.find("/about")).toBe(before);
});

test("what somebody types is kept when it is asked for again", async () => {
  const { visit, rendered } = openStore();
  for (let times = 0; times < 4; times++) await visit("/vendors?q=rose");
  expect(rendered).toHaveLength(2);
});

test("two who ask for the same at once have asked twice", async () => {
  const { visit, rendered } = openStore();
  await Promise.all([visit("/vendors?q=rose"), visit("/vendors?q=rose")]);
  await visit("/vendors?q=rose");
  expect(rendered).toHaveLength(1);
});

test("a flood of searches stays within its bounds, and pushes no page of the catalogue out", async () => {
  const { store, visit, rendered } = openStore({ searches: 50_000 });
  await visit("/about");
  for (let at = 0; at < 100; at++) {
    await visit(`/vendors?q=${at}`);
    await visit(`/vendors?q=${at}`);
  }
  expect(store.bytes()).toBeLessThan(60_000);
  await visit("/about");
  expect(rendered.filter((address) => address === "/about")).toHaveLength(1);
});

test("a page counts as much as all that is packed of it", async () => {
  const { store, visit } = openStore();
  await visit("/about");
  const before = store.bytes();
  await store.find("/about")?.encode("gzip");
  expect(store.bytes()).toBeGreaterThan(before);
});

test("a page that is asked for often is a favourite once", async () => {
  const { visit, favourites } = openStore();
  for (let times = 0; times < hotAfterRequests * 2; times++) await visit("/about");
  expect(favourites).toHaveLength(1);
});
