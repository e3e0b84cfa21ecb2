import { expect, test } from "vitest";

import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";

import {
  choosePlan,
  declineMail,
  hasDeclinedMail,
  newDevicePlan,
  otherPlanToChoose,
  saveDevicePlan,
  findEditablePlan,
  findPlanToOpen,
  forgetDevicePlan,
  noteTitle,
  devicePlanOfLink,
  readDevicePlans,
} from "./device-plans.ts";

const planId = "6f3c1c0e-8a53-4a36-9f6f-1f5d7a0f6b11";
const link = (role: "edit" | "propose" | "view", viewShowsDetails = false) => ({
  planId,
  key: `a-key-to-${role}`,
  role,
  viewShowsDetails,
});

test("a link to view opens the outline unless the couple shows details; other links open the plan", () => {
  const device = fakeLocalStorage();
  expect(devicePlanOfLink(device, link("view")).part).toBe("outline");
  expect(devicePlanOfLink(device, link("view", true)).part).toBe("plan");
  expect(devicePlanOfLink(device, link("propose")).part).toBe("plan");
  expect(devicePlanOfLink(device, link("edit")).part).toBe("plan");
});

test("links of each role have a copy of their own, so that a link to view takes nothing from the couple's", () => {
  const device = fakeLocalStorage();
  const own = { ...newDevicePlan(), planId, key: "a-key-to-edit" };
  saveDevicePlan(device, own);
  const viewed = devicePlanOfLink(device, link("view"));
  expect(viewed.store).not.toBe(own.store);
  saveDevicePlan(device, viewed);
  expect(devicePlanOfLink(device, link("edit")).store).toBe(own.store);
  expect(findEditablePlan(device)).toEqual(own);
  const stores = (["edit", "propose", "view"] as const).map(
    (role) => devicePlanOfLink(fakeLocalStorage(), link(role)).store,
  );
  expect(new Set(stores).size).toBe(3);
});

test("a device that suggests shows the same secret each time, also by a new link, and other links show none", () => {
  const device = fakeLocalStorage();
  const first = devicePlanOfLink(device, link("propose"));
  expect(first.authorSecret).toMatch(/^[a-z2-7]{32}$/);
  saveDevicePlan(device, first);
  const again = devicePlanOfLink(device, { ...link("propose"), key: "a-new-key" });
  expect([again.authorSecret, again.store, again.key]).toEqual([
    first.authorSecret,
    first.store,
    "a-new-key",
  ]);
  expect(devicePlanOfLink(device, link("view")).authorSecret).toBeNull();
  expect(devicePlanOfLink(device, link("edit")).authorSecret).toBeNull();
});

test("what an earlier page noted is still known", () => {
  const device = fakeLocalStorage();
  device.setItem("wild-rose-plans", JSON.stringify([{ store: "s", planId, key: "k", role: "view" }]));
  expect(readDevicePlans(device)).toEqual([
    { store: "s", planId, key: "k", role: "view", part: "plan", authorSecret: null },
  ]);
  expect(devicePlanOfLink(device, link("view"))).toMatchObject({ store: "s", part: "outline" });
});

test("an offer that was declined stays declined, whatever is recorded of the plan afterwards", () => {
  const device = fakeLocalStorage();
  const [plan, other] = [newDevicePlan(), newDevicePlan()];
  saveDevicePlan(device, plan);
  saveDevicePlan(device, other);
  expect(hasDeclinedMail(device, plan.store)).toBe(false);
  declineMail(device, plan.store);
  // The window that has it open records it as it was when it was opened.
  saveDevicePlan(device, plan);
  saveDevicePlan(device, other);
  expect([plan, other].map(({ store }) => hasDeclinedMail(device, store))).toEqual([true, false]);
  expect(readDevicePlans(device).map(({ store }) => store)).toEqual([other.store, plan.store]);
});

test("without a link the device opens its own plan, whatever link was opened since, and one with something in it", () => {
  const device = fakeLocalStorage();
  const viewed = devicePlanOfLink(device, link("view"));
  const [own, empty] = [newDevicePlan(), newDevicePlan()];
  saveDevicePlan(device, own);
  // What an earlier release recorded has no title.
  expect(findPlanToOpen(device)?.store).toBe(own.store);
  saveDevicePlan(device, empty);
  noteTitle(device, empty.store, null);
  saveDevicePlan(device, viewed);
  expect(findPlanToOpen(device)?.store).toBe(own.store);
  // What is hearted goes where the couple then looks.
  expect(findEditablePlan(device)?.store).toBe(own.store);
  noteTitle(device, own.store, "Simran and Daniel");
  saveDevicePlan(device, own);
  expect(readDevicePlans(device)[0]).toEqual({ ...own, title: "Simran and Daniel" });
  // Who cleared a plan has begun one.
  noteTitle(device, own.store, null);
  expect(findPlanToOpen(device)?.store).toBe(own.store);
  forgetDevicePlan(device, own.store);
  expect(findPlanToOpen(device)?.store).toBe(viewed.store);
  expect(findPlanToOpen(fakeLocalStorage())).toBeNull();
});

test("of two plans that a device may change the last one opens, until the couple has chosen one", () => {
  const device = fakeLocalStorage();
  const [own, other] = [newDevicePlan(), devicePlanOfLink(device, link("edit"))];
  for (const [plan, title] of [
    [own, "Meera and Sam"],
    [other, "Asha and Ravi"],
  ] as const) {
    saveDevicePlan(device, plan);
    noteTitle(device, plan.store, title);
  }
  expect(findPlanToOpen(device)?.store).toBe(other.store);
  expect(otherPlanToChoose(device, other.store)?.title).toBe("Meera and Sam");
  choosePlan(device, own.store);
  saveDevicePlan(device, other);
  expect([findPlanToOpen(device)?.store, findEditablePlan(device)?.store]).toEqual([own.store, own.store]);
  expect(otherPlanToChoose(device, other.store)).toBeNull();
  choosePlan(device, other.store);
  expect(findPlanToOpen(device)?.store).toBe(other.store);
  // The chosen one is gone: the one that is left opens.
  forgetDevicePlan(device, other.store);
  expect(findPlanToOpen(device)?.store).toBe(own.store);
  expect(otherPlanToChoose(device, own.store)).toBeNull();
});

test("a copy that was saved as a plan of its own shares nothing with the plan that it comes from", () => {
  const device = fakeLocalStorage();
  const opened = devicePlanOfLink(device, link("edit"));
  saveDevicePlan(device, { ...opened, planId: "0e0a3c5e-5a55-4a0e-8d1e-6a8a1c5b2d11", key: "its-own-key" });
  const original = devicePlanOfLink(device, link("edit"));
  expect(original.store).not.toBe(opened.store);
  saveDevicePlan(device, original);
  expect(devicePlanOfLink(device, link("edit")).store).toBe(original.store);
  expect(readDevicePlans(device)).toHaveLength(2);
});
