import { expect, test } from "vitest";

import { createToastQueue, type ToastMessage } from "./toast-queue.ts";

const saved = { title: "Added to saved vendors", description: "It is on your list" };
const removed = { title: "Removed from saved vendors", description: "It is off your list" };

test("what is said before anybody reads is read first, once and in its order", () => {
  const messages = createToastQueue();
  messages.say(saved);
  messages.say(removed);

  const read: ToastMessage[] = [];
  messages.read((message) => void read.push(message));
  messages.say(saved);
  expect(read).toEqual([saved, removed, saved]);
});

test("what is said after a reader left waits for the next one", () => {
  const messages = createToastQueue();
  const [before, after]: [ToastMessage[], ToastMessage[]] = [[], []];
  messages.read((message) => void before.push(message))();
  messages.say(saved);
  messages.read((message) => void after.push(message));
  expect(before).toEqual([]);
  expect(after).toEqual([saved]);
});

test("a reader that leaves late does not silence the one that followed it", () => {
  const messages = createToastQueue();
  const read: ToastMessage[] = [];
  const leave = messages.read(() => {});
  messages.read((message) => void read.push(message));
  leave();
  messages.say(saved);
  expect(read).toEqual([saved]);
});
