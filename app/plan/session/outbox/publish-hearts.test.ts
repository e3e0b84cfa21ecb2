import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Doc } from "yjs";

import { putRow, removeRow } from "#app/plan/document/plan-table.ts";
import { deviceStorage } from "#test-support/fake-local-storage.ts";

import { writeNews } from "#app/plan/shortlist/change-shortlist.ts";
import { forgetHearts, noteHearts } from "#app/plan/shortlist/note-hearts.ts";
import { shortlist } from "#app/plan/shortlist/shortlist-tables.ts";
import { heartsOfPlan } from "#app/plan/shortlist/tell-the-plan.ts";

let told = 0;
beforeEach(() => {
  told = 0;
  const here = new EventTarget();
  here.addEventListener("storage", () => (told += 1));
  vi.stubGlobal("window", here);
  vi.stubGlobal("localStorage", deviceStorage());
});
afterEach(() => void vi.unstubAllGlobals());

test("every page knows which listings are on the shortlist, as long as the plan is open and after", () => {
  const plan = new Doc();
  putRow(shortlist, plan, "17", { name: "Offset Cake Studio" });
  putRow(shortlist, plan, "aunt-manjit", { name: "Aunt Manjit" });
  const stop = noteHearts(plan, localStorage);
  expect(heartsOfPlan()).toEqual([17]);
  writeNews(plan, { kind: "heart", ids: [3], isSaved: true });
  expect(heartsOfPlan().toSorted((a, b) => a - b)).toEqual([3, 17]);
  stop();
  removeRow(shortlist, plan, "3");
  expect(heartsOfPlan()).toHaveLength(2);
});

test("a heart that was taken away is empty although the plan still knows more of the listing", () => {
  const plan = new Doc();
  putRow(shortlist, plan, "17", { notes: "Three tiers" });
  noteHearts(plan, localStorage);
  writeNews(plan, { kind: "heart", ids: [17], isSaved: false });
  expect(heartsOfPlan()).toEqual([]);
});

test("this window is told of another list, and of nothing that leaves it as it was", () => {
  const plan = new Doc();
  putRow(shortlist, plan, "17", {});
  noteHearts(plan, localStorage);
  putRow(shortlist, plan, "17", { notes: "Three tiers" });
  expect(told).toBe(1);
  forgetHearts(localStorage);
  expect([told, heartsOfPlan()]).toEqual([2, []]);
});
