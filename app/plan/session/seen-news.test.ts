import { expect, test } from "vitest";

import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";

import { clearSeenNews, readSeenNews, saveSeenNews } from "./seen-news.ts";

test("a first visit has seen nothing, a later one what was saved, and a deleted plan leaves nothing", () => {
  const device = fakeLocalStorage();
  expect(readSeenNews(device, "plan")).toBeNull();
  saveSeenNews(device, "plan", ["reply/h1/4", "comment/c1"]);
  expect(readSeenNews(device, "plan")).toEqual(new Set(["reply/h1/4", "comment/c1"]));
  expect(readSeenNews(device, "another plan")).toBeNull();
  clearSeenNews(device, "plan");
  expect(readSeenNews(device, "plan")).toBeNull();
});

test("what cannot be read counts as nothing", () => {
  const device = fakeLocalStorage();
  device.setItem("wild-rose-seen-plan", "{");
  expect(readSeenNews(device, "plan")).toBeNull();
});
