import { afterEach, expect, test, vi } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate } from "yjs";

import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";

import { restoreUnstoredChanges, clearUnstoredChanges, saveUnstoredChanges } from "./unstored-changes.ts";

afterEach(() => vi.unstubAllGlobals());

const store = "wild-rose-plan-1";
const atOnce = () => Promise.resolve();
const full = () => Promise.reject(new Error("It is full."));
const closed = () => Promise.reject(new DOMException("The connection is closed.", "InvalidStateError"));
const never = () => new Promise<void>(() => {});
const fromStore = Symbol("from the store");

/** A document open on a page, with a store that answers as given. */
function opened(stored: () => Promise<void>, device: Storage = fakeLocalStorage(), name: string = store) {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const document = new Doc();
  const stop = saveUnstoredChanges(document, { name, stored, origin: fromStore }, device);
  const guests = document.getMap("guests");
  return { device, document, guests, stop, leave: () => void page.dispatchEvent(new Event("pagehide")) };
}

/** What a document recovers when it opens next. */
async function found(device: Storage, stored = atOnce, name: string = store) {
  const document = new Doc();
  await restoreUnstoredChanges(document, { name, stored }, device);
  return document.getMap("guests").toJSON();
}

test("what was changed just before the page is left is there when the document opens again, once", async () => {
  const { device, guests, leave } = opened(never);
  guests.set("asha", 1);
  guests.set("tom", 2);
  leave();
  expect(await found(device)).toEqual({ asha: 1, tom: 2 });
  expect(await found(device)).toEqual({});
});

test("what the store has, and what came out of it, is not kept twice", async () => {
  const { device, document, guests, leave, stop } = opened(atOnce);
  const other = new Doc();
  other.getMap("guests").set("asha", 1);
  applyUpdate(document, encodeStateAsUpdate(other), fromStore);
  guests.set("tom", 2);
  await Promise.resolve();
  leave();
  expect(Object.keys(device)).toEqual([]);

  stop();
  guests.set("noor", 3);
  leave();
  expect(Object.keys(device)).toEqual([]);
});

test("what the store refuses stays until it takes it, what is no change is thrown away", async () => {
  const { device, guests, leave } = opened(full);
  guests.set("asha", 1);
  leave();
  device.setItem(`wild-rose-unstored:${store}:a`, "[300]");
  device.setItem(`wild-rose-unstored:${store}:b`, "[7,7,7]");
  device.setItem(`wild-rose-unstored:${store}:c`, "{");

  await found(device, full);
  expect(await found(device)).toEqual({ asha: 1 });
  expect(Object.keys(device)).toEqual([]);
});

test("each document finds its own, and what the device is to forget is gone", async () => {
  const proposals = `${store}-proposals`;
  const device = fakeLocalStorage();
  for (const name of [store, proposals]) {
    const { guests, leave } = opened(never, device, name);
    guests.set(name, 1);
    leave();
  }
  clearUnstoredChanges(store, device);
  expect(await found(device)).toEqual({});
  expect(await found(device, atOnce, proposals)).toEqual({ [proposals]: 1 });
});

test("what is changed after the store was deleted in another window is kept nowhere", async () => {
  const { device, guests, leave } = opened(closed);
  guests.set("asha", 1);
  await Promise.resolve();
  leave();
  expect(Object.keys(device)).toEqual([]);
});
