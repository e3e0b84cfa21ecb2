import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { brotliCompressSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";

import { notePlanHere } from "#app/plan/session/plans-here.ts";

import { tellThePlan, type NewsForThePlan } from "./tell-the-plan.ts";

const takeNews = vi.hoisted(() => vi.fn<(news: NewsForThePlan) => Promise<void>>());
const fetched = vi.hoisted(() => vi.fn());
vi.mock("./take-news.ts", () => {
  fetched();
  return { takeNews };
});
afterEach(() => void vi.unstubAllGlobals());

/** As a browser's: what was stored is a property too. */
function storage(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => items.clear(),
    removeItem: (key: string) => void items.delete(key),
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      items.set(key, value);
      Object.assign(this, { [key]: value });
    },
  };
}
const heart = { kind: "heart", ids: [3], isSaved: true } as const;

test("where the device has no plan, or may not say so, nothing is fetched", async () => {
  vi.stubGlobal("localStorage", storage());
  tellThePlan(heart);
  vi.stubGlobal("localStorage", undefined);
  tellThePlan(heart);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(fetched).not.toHaveBeenCalled();
});

test("where the device has noted a plan, it is told of a heart", async () => {
  const device = storage();
  notePlanHere(device, { store: "wild-rose-plan-1", planId: null, key: null, role: "edit" });
  vi.stubGlobal("localStorage", device);
  takeNews.mockResolvedValue();
  tellThePlan(heart);
  await expect.poll(() => takeNews.mock.calls).toEqual([[heart]]);
});

test("what every page carries of the plan needs no other file and is less than half a kilobyte", () => {
  const source = readFileSync(new URL("tell-the-plan.ts", import.meta.url), "utf8");
  expect(source).not.toMatch(/^import /m);
  const script = stripTypeScriptTypes(source).replaceAll(/\/\*[^]*?\*\//g, "");
  expect(brotliCompressSync(script).length).toBeLessThan(500);
});
