import { expect, test } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, mergeUpdates } from "yjs";

import { anyContent, register, writeUnsortedUpdate, writeUpdate } from "#test-support/hostile-updates.ts";

import { isMergeable } from "./is-mergeable.ts";

/** A document with one writer's value, and what a second device writes after it. */
function openPlan() {
  const [server, device] = [new Doc(), new Doc()];
  server.getMap("tasks").set("hall/title", "Book the hall");
  applyUpdate(device, encodeStateAsUpdate(server));
  device.getMap("tasks").set("hall/title", "Book both halls");
  device.getMap("tasks").delete("hall/title");
  return { server, change: encodeStateAsUpdate(device, encodeStateVector(server)) };
}

test("a change that writes after another device's value and removes it merges with the document", () => {
  const { server, change } = openPlan();
  expect(isMergeable(server, change)).toBe(true);
  applyUpdate(server, change);
  // What is known already changes nothing.
  expect(isMergeable(server, change)).toBe(true);
});

test("a change that the library cannot decode does not", () => {
  const { server } = openPlan();
  const unknownType = { ...register("hall/title"), kind: 7, content: anyContent("x") };
  expect(isMergeable(server, writeUpdate([{ client: 1, structs: [unknownType] }]))).toBe(false);
  const cut = writeUpdate([{ client: 1, structs: [register("hall/title")] }]).subarray(0, -4);
  expect(isMergeable(server, cut)).toBe(false);
});

test("a change whose writers are in another order than the library's does not: their values would be lost", () => {
  const { server } = openPlan();
  const writers = [1, 2].map((client) => ({ client, structs: [register("hall/title")] }));
  const unsorted = writeUnsortedUpdate(writers);
  const merged = new Doc();
  applyUpdate(merged, mergeUpdates([encodeStateAsUpdate(server), unsorted]));
  expect(merged.store.clients.has(2)).toBe(false);
  expect(isMergeable(server, unsorted)).toBe(false);
  expect(isMergeable(server, writeUpdate(writers))).toBe(true);
});

const values = (client: number, count: number) => ({
  client,
  structs: Array.from({ length: count }, (_, at) => register(`hall-${at}/title`)),
});

test("a change of which a merge keeps the end of a writer alone does not", () => {
  expect(isMergeable(new Doc(), writeUnsortedUpdate([values(1, 1), values(4, 4)]))).toBe(false);
});

test("a change that begins after a gap does not", () => {
  const { server } = openPlan();
  const later = { client: 1, clock: 1, structs: [register("hall/title")] };
  expect(isMergeable(server, writeUpdate([later]))).toBe(false);
});
