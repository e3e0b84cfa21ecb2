import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";

import { draftOwner } from "./form-draft.tsx";
import {
  draftDays,
  draftKey,
  dropSentDraft,
  readDraft,
  removeDraft,
  removeOldDrafts,
  writeDraft,
} from "./draft-store.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-25T18:00:00Z") });
  vi.stubGlobal("localStorage", fakeLocalStorage());
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const day = 86_400_000;

function refuse(): never {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
}

test("what was typed is read again, letter by letter, until it is sent", () => {
  const names = fc.string({ minLength: 1 }).filter((name) => name !== "__proto__");
  const drafts = fc.dictionary(names, fc.array(fc.string()), { minKeys: 1, noNullPrototype: true });
  fc.assert(
    fc.property(drafts, fc.string(), (fields, subject) => {
      const owner = draftOwner("apply", "/vendors/apply", subject);
      const key = draftKey(owner);
      expect(writeDraft(key, fields)).toBe(true);
      expect(readDraft(key)).toEqual(fields);
      dropSentDraft(owner);
      expect(readDraft(key)).toBeNull();
    }),
  );
});

test("a draft belongs to one form, one page and one subject", () => {
  const keys = ["apply", "claim", "edit"].flatMap((form) =>
    ["/claim", "/your-listing/aB3", "/your-listing/aB4"].flatMap((path) =>
      ["", "3", "3,5", "35"].map((subject) => draftKey(draftOwner(form, path, subject))),
    ),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test("no part of a private link stands in the storage", () => {
  const link = fc.string({ unit: "grapheme-ascii", minLength: 12, maxLength: 50 });
  fc.assert(
    fc.property(link, (secret) => {
      const key = draftKey(draftOwner("edit", `/your-listing/${secret}`));
      expect(key.length).toBeLessThan(30);
      expect(key).not.toContain(secret);
    }),
  );
});

test("an empty draft is none", () => {
  const key = draftKey("apply");
  writeDraft(key, { name: ["Zoë"] });
  expect(writeDraft(key, {})).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
});

test("a draft ends four weeks after the last letter, whichever form is opened then", () => {
  const [old, young] = [draftKey("apply"), draftKey("claim")];
  writeDraft(old, { name: ["Zoë"] });
  vi.advanceTimersByTime(draftDays * day);
  writeDraft(young, { name: ["Noor"] });
  expect(readDraft(old)).toEqual({ name: ["Zoë"] });
  vi.advanceTimersByTime(1);
  expect(readDraft(old)).toBeNull();
  localStorage.setItem("wild-rose-plans", "[]");
  removeOldDrafts();
  expect(Object.keys(localStorage).toSorted()).toEqual([young, "wild-rose-plans"].toSorted());
});

test("what is no draft is none, and a browser without storage keeps none and fails nowhere", () => {
  const key = draftKey("apply");
  for (const stored of [
    "",
    "{",
    "7",
    "null",
    '{"at":1}',
    '{"at":"x","fields":{}}',
    '{"fields":{"a":["b"]}}',
  ]) {
    localStorage.setItem(key, stored);
    expect(readDraft(key), stored).toBeNull();
  }
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), fields: { name: ["Zoë"], email: 7 } }));
  expect(readDraft(key)).toEqual({ name: ["Zoë"] });

  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(writeDraft(key, { name: ["Zoë"] })).toBe(false);
  expect(readDraft(key)).toBeNull();
  removeDraft(key);
  removeOldDrafts();
});
