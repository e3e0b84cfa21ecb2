import { expect, test } from "vitest";

import {
  deskActions,
  deskSubjects,
  deskActionWords,
  isDeskAction,
  waitingKinds,
} from "#app/operator/waiting-list/desk-actions.ts";
import { parseDeskForm } from "./parse-desk-form.ts";

const read = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseDeskForm(form);
};

test("a button says what to do and to what, and whether the question was answered", () => {
  const fields = { action: "application-approve", of: "WA-7K3M-9QPX" };
  const wish = { ...fields, text: "" };
  expect(read(fields)).toMatchObject({ ok: true, wish, sure: null });
  expect(read({ ...fields, sure: "yes" })).toMatchObject({ ok: true, wish, sure: "yes" });
  expect(read({ ...fields, sure: "no" })).toMatchObject({ ok: true, wish, sure: "no" });
  expect(read({ ...fields, sure: "perhaps" })).toMatchObject({ ok: true, wish, sure: null });
});

test.each([
  [{}, "form"],
  [{ action: "application-approve" }, "form"],
  [{ action: "toString", of: "WA-7K3M-9QPX" }, "form"],
  [{ action: "application-approve", of: "x".repeat(101) }, "form"],
  [{ action: "application-reject", of: "WA-7K3M-9QPX", text: "  " }, "text"],
  [{ action: "application-reject", of: "WA-7K3M-9QPX", text: "x".repeat(2001) }, "text"],
  [{ action: "review-refuse", of: "7", text: "unkind" }, "text"],
  [{ action: "suggestion-invite", of: "WS-7K3M-9QPX", text: "events@hall.ca" }, "text"],
  [{ action: "suggestion-invite", of: "WS-7K3M-9QPX", text: "hall.ca/contact" }, "text"],
  [{ action: "listing-owner", of: "76", text: "hall.ca" }, "text"],
])("%o is refused, and says where", (fields, where) => {
  const result = read(fields);
  expect(result.ok).toBe(false);
  expect(Object.keys(result.ok ? {} : result.errors)).toEqual([where]);
});

test("every action is of a kind that can wait, or of what the team looks up, and what cannot be undone is asked again", () => {
  const actions = Object.keys(deskActions).filter(isDeskAction);
  for (const action of actions)
    expect([...waitingKinds, ...deskSubjects].some((kind) => action.startsWith(`${kind}-`))).toBe(true);
  expect(actions.filter((action) => deskActionWords(action).warning === null).toSorted()).toEqual([
    "application-release",
    "correction-done",
    "correction-release",
    "fact-confirm",
    "fact-reject",
    "listing-restore",
    "mail-resend",
    "plan-release",
    "review-publish",
  ]);
});
