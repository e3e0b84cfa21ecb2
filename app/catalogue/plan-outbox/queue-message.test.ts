import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { brotliCompressSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { newDevicePlan, saveDevicePlan } from "#app/plan/session/device-plans.ts";
import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";

import {
  deliverToPlan,
  hasEditablePlan,
  mergeHearts,
  readPlanHearts,
  queueForPlan,
} from "./queue-message.ts";

const deliver = vi.fn<() => Promise<void>>();
beforeEach(() => {
  deliver.mockReset().mockResolvedValue();
  deliverToPlan(deliver);
});
afterEach(() => void vi.unstubAllGlobals());

const heart = { kind: "heart", ids: [3], isSaved: true } as const;

test("where the device has no plan, or may not say so, nothing is delivered", () => {
  vi.stubGlobal("localStorage", fakeLocalStorage());
  queueForPlan(heart);
  vi.stubGlobal("localStorage", undefined);
  queueForPlan(heart);
  expect(deliver).not.toHaveBeenCalled();
});

test("where the device has noted a plan, a heart waits there at once and is delivered", () => {
  const device = fakeLocalStorage();
  saveDevicePlan(device, newDevicePlan());
  vi.stubGlobal("localStorage", device);
  queueForPlan(heart);
  const waiting = Object.keys(device).filter((key) => key.startsWith("wild-rose-news-"));
  expect(waiting.map((key) => JSON.parse(device.getItem(key) ?? ""))).toEqual([heart]);
  expect(deliver).toHaveBeenCalledOnce();
});

test("what a visitor adds waits for a plan, and is not delivered before there is one", () => {
  const device = fakeLocalStorage();
  vi.stubGlobal("localStorage", device);
  queueForPlan({ kind: "date", date: "2027-07-10" });
  expect(Object.keys(device).filter((key) => key.startsWith("wild-rose-news-"))).toHaveLength(1);
  expect([deliver.mock.calls.length, hasEditablePlan()]).toEqual([0, false]);
  saveDevicePlan(device, { ...newDevicePlan(), role: "view" });
  expect(hasEditablePlan()).toBe(false);
  saveDevicePlan(device, newDevicePlan());
  expect(hasEditablePlan()).toBe(true);
  queueForPlan({ kind: "date", date: "2027-07-17" });
  expect(deliver).toHaveBeenCalledOnce();
});

test("a device that knows of no plan, or may not say so, has no hearts", () => {
  vi.stubGlobal("localStorage", fakeLocalStorage());
  expect(readPlanHearts()).toEqual([]);
  vi.stubGlobal("localStorage", undefined);
  expect(readPlanHearts()).toEqual([]);
});

const some = fc.uniqueArray(fc.integer({ min: 1, max: 9 }));

test("hearts follow those of the plan, and those that it never knew stay", () => {
  expect(mergeHearts([5, 3], [], [3, 7])).toEqual([5, 3, 7]);
  expect(mergeHearts([5, 3, 7], [3, 7], [7])).toEqual([5, 7]);
  fc.assert(
    fc.property(some, some, some, (hearts, was, is) => {
      const after = mergeHearts(hearts, was, is);
      expect(new Set(after).size).toBe(after.length);
      for (const id of hearts) if (!was.includes(id) || is.includes(id)) expect(after).toContain(id);
      for (const id of after) expect(hearts.includes(id) || is.includes(id)).toBe(true);
      expect(mergeHearts(after, is, is)).toEqual(after);
    }),
  );
});

test("what every page carries of the plan needs no other file and is less than half a kilobyte", () => {
  const source = readFileSync(new URL("queue-message.ts", import.meta.url), "utf8");
  expect(source).not.toMatch(/^import (?!type )/m);
  const script = stripTypeScriptTypes(source).replaceAll(/\/\*[^]*?\*\//g, "");
  expect(brotliCompressSync(script).length).toBeLessThan(500);
});
