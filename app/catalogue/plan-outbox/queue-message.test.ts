import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";

import { newPlanHere, notePlanHere } from "#app/plan/session/plans-here.ts";
import { deviceStorage } from "#test-support/fake-local-storage.ts";

import { followHearts, heartsOfPlan, tellThePlan } from "#app/plan/shortlist/tell-the-plan.ts";

const takeNews = vi.hoisted(() => vi.fn<() => Promise<void>>());
const fetched = vi.hoisted(() => vi.fn());
vi.mock("#app/plan/shortlist/take-news.ts", () => {
  fetched();
  return { takeNews };
});
afterEach(() => void vi.unstubAllGlobals());

const heart = { kind: "heart", ids: [3], isSaved: true } as const;

test("where the device has no plan, or may not say so, nothing is fetched", async () => {
  vi.stubGlobal("localStorage", deviceStorage());
  tellThePlan(heart);
  vi.stubGlobal("localStorage", undefined);
  tellThePlan(heart);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetched).not.toHaveBeenCalled();
});

test("where the device has noted a plan, a heart waits there at once, and what takes it is fetched", async () => {
  const device = deviceStorage();
  notePlanHere(device, newPlanHere());
  vi.stubGlobal("localStorage", device);
  takeNews.mockResolvedValue();
  tellThePlan(heart);
  const waiting = Object.keys(device).filter((key) => key.startsWith("wild-rose-news-"));
  expect(waiting.map((key) => JSON.parse(device.getItem(key) ?? ""))).toEqual([heart]);
  await expect.poll(() => takeNews.mock.calls).toHaveLength(1);
});

test("a device that knows of no plan, or may not say so, has no hearts", () => {
  vi.stubGlobal("localStorage", deviceStorage());
  expect(heartsOfPlan()).toEqual([]);
  vi.stubGlobal("localStorage", undefined);
  expect(heartsOfPlan()).toEqual([]);
});

const some = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));

test("hearts follow those of the plan, and those that it never knew stay", () => {
  expect(followHearts([5, 3], [], [3, 7])).toEqual([5, 3, 7]);
  expect(followHearts([5, 3, 7], [3, 7], [7])).toEqual([5, 7]);
  fc.assert(
    fc.property(some, some, some, (hearts, was, is) => {
      const after = followHearts(hearts, was, is);
      expect(new Set(after).size).toBe(after.length);
      for (const id of hearts) if (!was.includes(id) || is.includes(id)) expect(after).toContain(id);
      for (const id of after) expect(hearts.includes(id) || is.includes(id)).toBe(true);
      expect(followHearts(after, is, is)).toBe(after);
    }),
  );
});

test("what every page carries of the plan needs no other file and is less than half a kilobyte", () => {
  const source = readFileSync(new URL("tell-the-plan.ts", import.meta.url), "utf8");
  expect(source).not.toMatch(/^import /m);
  const script = stripTypeScriptTypes(source).replaceAll(/\/\*[^]*?\*\//g, "");
  expect(brotliCompressSync(script).length).toBeLessThan(500);
});
