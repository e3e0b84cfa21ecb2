import { afterEach, beforeEach, expect, test, vi } from "vitest";

import {
  choosePlan,
  findEditablePlan,
  newDevicePlan,
  noteTitle,
  saveDevicePlan,
} from "#app/plan/session/device-plans.ts";
import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";

import { isInPlan, nameTargetPlan } from "./device-plan.ts";

let device = fakeLocalStorage();
beforeEach(() => {
  device = fakeLocalStorage();
  vi.stubGlobal("localStorage", device);
});
afterEach(() => void vi.unstubAllGlobals());

/** Opens a plan of the device, which comes first from then on. */
function openPlan(title: string | null, role: "edit" | "view" = "edit") {
  const plan = { ...newDevicePlan(), role };
  saveDevicePlan(device, plan);
  noteTitle(device, plan.store, title);
  return plan;
}

test("with more than one plan, the one that takes what is added is named by its couple", () => {
  expect(nameTargetPlan()).toBe("");
  const first = openPlan("Harpreet & Daniel");
  expect(nameTargetPlan()).toBe("");
  openPlan(null);
  expect(nameTargetPlan()).toBe("");
  openPlan("Asha & Tom", "view");
  expect(nameTargetPlan()).toBe("the plan of Harpreet & Daniel");
  openPlan("Simran & Jo");
  expect(nameTargetPlan()).toBe("the plan of Simran & Jo");
  saveDevicePlan(device, first);
  expect(findEditablePlan(device)?.title).toBe("Harpreet & Daniel");
  expect(nameTargetPlan()).toBe("the plan of Harpreet & Daniel");
  openPlan("");
  expect(nameTargetPlan()).toBe("your plan without a name");
});

test("the plan that the couple chose is named, whatever was opened since", () => {
  const own = openPlan("Meera & Sam");
  openPlan("Asha & Tom");
  choosePlan(device, own.store);
  openPlan("Simran & Jo");
  expect(findEditablePlan(device)?.title).toBe("Meera & Sam");
  expect(nameTargetPlan()).toBe("the plan of Meera & Sam");
});

test("a device whose plans nobody can read, or that may not say them, names none", () => {
  device.setItem("wild-rose-plans", '{"role":"edit"');
  expect(nameTargetPlan()).toBe("");
  device.setItem("wild-rose-plans", '[null, 3, "edit"]');
  expect(nameTargetPlan()).toBe("");
  vi.stubGlobal("localStorage", undefined);
  expect(nameTargetPlan()).toBe("");
});

const listings = (...ids: number[]) => ({ kind: "listings", ids, from: "directory" }) as const;

test("listings are in the plan once all of them are on the shortlist of one that may be changed", () => {
  device.setItem("wild-rose-hearts", "3,17");
  expect(isInPlan(listings(3))).toBe(false);
  openPlan("Asha & Tom", "view");
  expect(isInPlan(listings(3))).toBe(false);
  openPlan("Harpreet & Daniel");
  expect(isInPlan(listings(3))).toBe(true);
  expect(isInPlan(listings(17, 3))).toBe(true);
  expect(isInPlan(listings(3, 9))).toBe(false);
  expect(isInPlan(listings())).toBe(false);
  expect(isInPlan({ kind: "date", date: "2027-07-10" })).toBe(false);
});
