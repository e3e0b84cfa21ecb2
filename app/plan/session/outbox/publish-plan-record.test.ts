import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Doc } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import {
  findPlanToOpen,
  newDevicePlan,
  readDevicePlans,
  saveDevicePlan,
} from "#app/plan/session/device-plans.ts";
import { describePlanRecord, readPlanRecord } from "#app/site/frame/plan-record.ts";
import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";

import { clearPlanRecord, publishPlanRecord } from "./publish-plan-record.ts";

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", fakeLocalStorage());
});
afterEach(() => void vi.unstubAllGlobals());

test("every page knows whether a plan was begun and its day, as long as the plan is open and after", () => {
  expect(readPlanRecord()).toBe("");
  const plan = new Doc();
  const here = newDevicePlan();
  saveDevicePlan(localStorage, here);
  const stop = publishPlanRecord(plan, localStorage, here.store);
  expect(readPlanRecord()).toBe("empty");
  putRow(wedding, plan, weddingRowId, { title: "Simran and Daniel" });
  expect(readPlanRecord()).toBe("undated");
  putRow(wedding, plan, weddingRowId, { date: "2027-07-10" });
  expect(readPlanRecord()).toBe("2027-07-10");
  stop();
  putRow(wedding, plan, weddingRowId, { date: "2027-07-17" });
  expect(readPlanRecord()).toBe("2027-07-10");
});

test("a plan that somebody's link shows is not this device's, once it has begun its own", () => {
  const [own, shown] = [newDevicePlan(), { ...newDevicePlan(), role: "view" as const }];
  const [plan, theirs] = [new Doc(), new Doc()];
  saveDevicePlan(localStorage, own);
  publishPlanRecord(plan, localStorage, own.store);
  putRow(wedding, theirs, weddingRowId, { title: "Asha and Tom", date: "2027-08-21" });
  saveDevicePlan(localStorage, shown);
  // An own plan in which nothing was written yet gives way.
  const stop = publishPlanRecord(theirs, localStorage, shown.store);
  expect(readPlanRecord()).toBe("2027-08-21");
  stop();
  putRow(wedding, plan, weddingRowId, { title: "Simran and Daniel", date: "2027-07-10" });
  expect(readPlanRecord()).toBe("2027-07-10");
  publishPlanRecord(theirs, localStorage, shown.store);
  expect(readPlanRecord()).toBe("2027-07-10");
  expect(findPlanToOpen(localStorage)?.store).toBe(own.store);
  expect(readDevicePlans(localStorage).map(({ title }) => title)).toEqual([
    "Asha and Tom",
    "Simran and Daniel",
  ]);
});

test("a plan of an earlier release is known though it published nothing; a forgotten one is not", () => {
  localStorage.setItem("wild-rose-plans", "[]");
  expect(readPlanRecord()).toBe("");
  saveDevicePlan(localStorage, newDevicePlan());
  expect(readPlanRecord()).toBe("undated");
  clearPlanRecord(localStorage);
  localStorage.setItem("wild-rose-plans", "[]");
  expect(readPlanRecord()).toBe("");
});

const label = (record: string) => describePlanRecord(record, "2027-07-09");

test("the label counts the days to go, and no days after the wedding", () => {
  expect(label("")).toEqual({ name: "Start your plan", daysToGo: "" });
  expect(label("empty")).toEqual({ name: "Start your plan", daysToGo: "" });
  expect(label("undated")).toEqual({ name: "Your plan", daysToGo: "" });
  expect(label("2028-01-31")).toEqual({ name: "Your plan", daysToGo: "206 days" });
  expect(label("2027-07-10").daysToGo).toBe("1 day");
  expect(label("2027-07-09").daysToGo).toBe("today");
  expect(label("2027-07-08")).toEqual({ name: "Your plan", daysToGo: "" });
});
