import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Doc } from "yjs";

import { putRow, removeRow } from "#app/plan/document/plan-table.ts";
import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";

import { applyMessage } from "./apply-message.ts";
import { clearHearts, publishHearts } from "./publish-hearts.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { readPlanHearts } from "#app/catalogue/plan-outbox/queue-message.ts";

let told = 0;
beforeEach(() => {
  told = 0;
  const here = new EventTarget();
  here.addEventListener("storage", () => (told += 1));
  vi.stubGlobal("window", here);
  vi.stubGlobal("localStorage", fakeLocalStorage());
});
afterEach(() => void vi.unstubAllGlobals());

test("every page knows which listings are on the shortlist, as long as the plan is open and after", () => {
  const plan = new Doc();
  putRow(shortlist, plan, "17", { name: "Offset Cake Studio" });
  putRow(shortlist, plan, "aunt-manjit", { name: "Aunt Manjit" });
  const stop = publishHearts(plan, localStorage, () => true);
  expect(readPlanHearts()).toEqual([17]);
  applyMessage(plan, { kind: "heart", ids: [3], isSaved: true });
  expect(readPlanHearts().toSorted((a, b) => a - b)).toEqual([3, 17]);
  stop();
  removeRow(shortlist, plan, "3");
  expect(readPlanHearts()).toHaveLength(2);
});

test("a heart that was taken away is empty although the plan still knows more of the listing", () => {
  const plan = new Doc();
  putRow(shortlist, plan, "17", { notes: "Three tiers" });
  publishHearts(plan, localStorage, () => true);
  applyMessage(plan, { kind: "heart", ids: [17], isSaved: false });
  expect(readPlanHearts()).toEqual([]);
});

test("this window is told of another list, and of nothing that leaves it as it was", () => {
  const plan = new Doc();
  putRow(shortlist, plan, "17", {});
  publishHearts(plan, localStorage, () => true);
  putRow(shortlist, plan, "17", { notes: "Three tiers" });
  expect(told).toBe(1);
  clearHearts(localStorage);
  expect([told, readPlanHearts()]).toEqual([2, []]);
});

test("a plan that does not take hearts says nothing of them", () => {
  const plan = new Doc();
  putRow(shortlist, plan, "17", {});
  publishHearts(plan, localStorage, () => false);
  putRow(shortlist, plan, "3", {});
  expect(readPlanHearts()).toEqual([]);
});
