import { expect, onTestFinished, test } from "vitest";
import { Doc } from "yjs";

import { syncWindows } from "./sync-windows.ts";

function windowWith(document: Doc, store: string, isWithServer = false) {
  onTestFinished(syncWindows(document, store, () => isWithServer));
  return document.getMap("about");
}
const storeOfATest = () => `a store ${crypto.randomUUID()}`;

test("two windows with one plan see what the other changes", async () => {
  const store = storeOfATest();
  const [one, two] = [windowWith(new Doc(), store), windowWith(new Doc(), store)];
  one.set("guests", 180);
  two.set("date", "2027-06-19");
  const both = { guests: 180, date: "2027-06-19" };
  await expect.poll(() => [one.toJSON(), two.toJSON()]).toEqual([both, both]);
});

test("a window that opens gets what another one has not stored yet, and gives what only it has", async () => {
  const store = storeOfATest();
  const [early, late] = [new Doc(), new Doc()];
  early.getMap("about").set("guests", 180);
  const one = windowWith(early, store);
  const two = windowWith(late, store);
  await expect.poll(() => two.toJSON()).toEqual({ guests: 180 });
  two.delete("guests");
  await expect.poll(() => one.toJSON()).toEqual({});
});

test("a window whose changes the server passes on says nothing twice, and still hears the others", async () => {
  const store = storeOfATest();
  const heard: unknown[] = [];
  const listener = new BroadcastChannel(store);
  onTestFinished(() => listener.close());
  listener.addEventListener("message", ({ data }: MessageEvent<{ kind: string }>) => heard.push(data.kind));
  const connected = windowWith(new Doc(), store, true);
  connected.set("guests", 180);
  const offline = windowWith(new Doc(), store);
  offline.set("date", "2027-06-19");
  await expect.poll(() => connected.get("date")).toBe("2027-06-19");
  // Both have opened it, the first has sent the second its content, the second has sent its change.
  expect(heard).toHaveLength(4);
  expect(heard.filter((kind) => kind === "opened")).toHaveLength(2);
});

test("what is no message of a window changes nothing", async () => {
  const store = storeOfATest();
  const about = windowWith(new Doc(), store);
  const channel = new BroadcastChannel(store);
  onTestFinished(() => channel.close());
  for (const message of ["changed", null, { kind: "changed", update: "everything" }, { kind: "left" }])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this site alone
    channel.postMessage(message);
  const other = windowWith(new Doc(), store);
  other.set("guests", 3);
  await expect.poll(() => about.toJSON()).toEqual({ guests: 3 });
});
