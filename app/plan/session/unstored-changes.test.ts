import { afterEach, expect, test, vi } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate } from "yjs";

import { deviceStorage } from "#test-support/device-storage.ts";

import { findUnstored, forgetUnstored, keepUnstored } from "./unstored-changes.ts";

afterEach(() => vi.unstubAllGlobals());

const store = "wild-rose-plan-1";
const atOnce = () => Promise.resolve();
const full = () => Promise.reject(new Error("It is full."));
const closed = () => Promise.reject(new DOMException("The connection is closed.", "InvalidStateError"));
const never = () => new Promise<void>(() => {});
const fromStore = Symbol("from the store");
const isFromStore = (origin: unknown) => origin === fromStore;

/** A window whose page can be left. */
function page(): { leave: () => void } {
  const target = new EventTarget();
  vi.stubGlobal("window", target);
  return { leave: () => void target.dispatchEvent(new Event("pagehide")) };
}

const written = (document: Doc) => document.getMap("guests").toJSON();

test("what was changed just before the page is left is there when the document opens again, once", async () => {
  const { leave } = page();
  const device = deviceStorage();
  const document = new Doc();
  keepUnstored(document, { store, stored: never, isFromStore }, device);
  document.getMap("guests").set("asha", 1);
  document.getMap("guests").set("tom", 2);
  leave();

  const later = new Doc();
  await findUnstored(later, { store, stored: atOnce }, device);
  expect(written(later)).toEqual({ asha: 1, tom: 2 });
  const latest = new Doc();
  await findUnstored(latest, { store, stored: atOnce }, device);
  expect(written(latest)).toEqual({});
});

test("what the store has, and what came out of it, is not kept twice", async () => {
  const { leave } = page();
  const device = deviceStorage();
  const document = new Doc();
  const stop = keepUnstored(document, { store, stored: atOnce, isFromStore }, device);
  const other = new Doc();
  other.getMap("guests").set("asha", 1);
  applyUpdate(document, encodeStateAsUpdate(other), fromStore);
  document.getMap("guests").set("tom", 2);
  await Promise.resolve();
  leave();
  expect(Object.keys(device)).toEqual([]);

  stop();
  document.getMap("guests").set("noor", 3);
  leave();
  expect(Object.keys(device)).toEqual([]);
});

test("what the store refuses stays until it takes it, what is no change is thrown away", async () => {
  const { leave } = page();
  const device = deviceStorage();
  const document = new Doc();
  keepUnstored(document, { store, stored: full, isFromStore }, device);
  document.getMap("guests").set("asha", 1);
  leave();
  device.setItem(`wild-rose-unstored:${store}:a`, "[300]");
  device.setItem(`wild-rose-unstored:${store}:b`, "[7,7,7]");

  await findUnstored(new Doc(), { store, stored: full }, device);
  const later = new Doc();
  await findUnstored(later, { store, stored: atOnce }, device);
  expect(written(later)).toEqual({ asha: 1 });
  expect(Object.keys(device)).toEqual([]);
});

test("each document finds its own, and what the device is to forget is gone", async () => {
  const { leave } = page();
  const device = deviceStorage();
  for (const name of [store, `${store}-proposals`]) {
    const document = new Doc();
    keepUnstored(document, { store: name, stored: never, isFromStore }, device);
    document.getMap("guests").set(name, 1);
  }
  leave();
  forgetUnstored(store, device);
  const plan = new Doc();
  await findUnstored(plan, { store, stored: atOnce }, device);
  expect(written(plan)).toEqual({});
  const proposals = new Doc();
  await findUnstored(proposals, { store: `${store}-proposals`, stored: atOnce }, device);
  expect(written(proposals)).toEqual({ [`${store}-proposals`]: 1 });
});

test("what is changed after the store was deleted in another window is kept nowhere", async () => {
  const { leave } = page();
  const device = deviceStorage();
  const document = new Doc();
  keepUnstored(document, { store, stored: closed, isFromStore }, device);
  document.getMap("guests").set("asha", 1);
  await Promise.resolve();
  leave();
  expect(Object.keys(device)).toEqual([]);
});
