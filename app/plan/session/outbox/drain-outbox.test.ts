import { afterEach, expect, test, vi } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate } from "yjs";

import { viewTable } from "#app/plan/document/plan-table.ts";
import { newDevicePlan, saveDevicePlan } from "#app/plan/session/device-plans.ts";
import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";

import { clearArrivals, readIncoming } from "./arrivals.ts";
import { readDeviceEnquiries } from "./device-enquiries.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { deliverToPlan, queueForPlan, type OutboxMessage } from "#app/catalogue/plan-outbox/queue-message.ts";
import { drainOutbox } from "./drain-outbox.ts";

deliverToPlan(async () => {
  throw new Error("There is no signal.");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = {
  kind: "answers",
  ids: [5],
  samples: [],
  reference: "WR-1",
  path: `/enquiries/${"k".repeat(27)}`,
} as const;

/** A sequence of events on a device while nothing could be fetched. */
function happened(...all: OutboxMessage[]): Storage {
  const device = fakeLocalStorage();
  vi.stubGlobal("localStorage", device);
  vi.stubGlobal("window", new EventTarget());
  vi.useFakeTimers();
  saveDevicePlan(device, newDevicePlan());
  for (const news of all) {
    vi.advanceTimersByTime(1);
    queueForPlan(news);
  }
  return device;
}

/** A plan whose store saves immediately. */
const stored = (document: Doc) => ({ document, store: "here", stored: () => Promise.resolve() });

test("what was saved without a signal is in the plan when it opens, in its order, and once", async () => {
  const device = happened(
    { kind: "heart", ids: [3], isSaved: true },
    { kind: "heart", ids: [7], isSaved: true },
    { kind: "heart", ids: [3], isSaved: false },
    { kind: "asked", ids: [5], samples: [], reference: "WR-1" },
    answers,
  );
  const plan = new Doc();
  await drainOutbox(stored(plan), device);
  const ids = () =>
    viewTable(shortlist, plan)
      .rows()
      .map(({ id }) => id);
  expect(ids().toSorted()).toEqual(["5", "7"]);
  expect(readDeviceEnquiries(device).get("WR-1")).toBe(answers.path);
  plan.getMap("shortlist").clear();
  await drainOutbox(stored(plan), device);
  expect(ids()).toEqual([]);
});

test("where no plan may be changed the news does not wait for a later one, and enquiries are found again", async () => {
  const device = happened({ kind: "heart", ids: [3], isSaved: true }, answers);
  await drainOutbox(null, device);
  const plan = new Doc();
  await drainOutbox(stored(plan), device);
  expect(viewTable(shortlist, plan).rows()).toEqual([]);
  expect(readDeviceEnquiries(device).get("WR-1")).toBe(answers.path);
});

test("what a visitor added waits where there is no plan yet, and the plan says what came", async () => {
  const device = happened(
    { kind: "listings", ids: [3], from: "saved-list" },
    { kind: "heart", ids: [9], isSaved: true },
  );
  await drainOutbox(null, device);
  const plan = new Doc();
  await drainOutbox(stored(plan), device);
  expect(
    viewTable(shortlist, plan)
      .rows()
      .map(({ id }) => id),
  ).toEqual(["3"]);
  expect(readIncoming(device, "here").arrivals).toEqual([
    { from: "your saved list", text: "", listings: ["3"], tool: "shortlist" },
  ]);
  clearArrivals(device, "here");
  expect(readIncoming(device, "here")).toEqual({ arrivals: [], questions: [] });
});

test("what cannot be read is thrown away and keeps nothing else from the plan", async () => {
  const device = happened({ kind: "heart", ids: [3], isSaved: true });
  device.setItem("wild-rose-news-0-a", "{");
  device.setItem("wild-rose-news-0-b", JSON.stringify({ kind: "heart", ids: ["x"], isSaved: 1 }));
  const plan = new Doc();
  await drainOutbox(stored(plan), device);
  expect(
    viewTable(shortlist, plan)
      .rows()
      .map(({ id }) => id),
  ).toEqual(["3"]);
  expect(Object.keys(device).filter((key) => key.startsWith("wild-rose-news-"))).toEqual([]);
});

test("what the plan's store has not taken yet goes on waiting: the page may be left", async () => {
  const device = happened(
    { kind: "heart", ids: [3], isSaved: true },
    { kind: "asked", ids: [5], samples: [], reference: "WR-1" },
  );
  const left = { document: new Doc(), store: "here", stored: () => new Promise<void>(() => {}) };
  void drainOutbox(left, device);
  await drainOutbox(
    { document: new Doc(), store: "here", stored: () => Promise.reject(new Error("It is full.")) },
    device,
  );
  const plan = new Doc();
  // Writing it a second time changes nothing.
  applyUpdate(plan, encodeStateAsUpdate(left.document));
  await drainOutbox(stored(plan), device);
  const { rows } = viewTable(shortlist, plan);
  expect(rows().map(({ id, status }) => [id, status])).toEqual([
    ["3", "considering"],
    ["5", "contacted"],
  ]);
  expect(Object.keys(device).filter((key) => key.startsWith("wild-rose-news-"))).toEqual([]);
});
