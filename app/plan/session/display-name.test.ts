import { afterEach, expect, test, vi } from "vitest";

import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";

import { readDisplayName, saveDisplayName } from "./display-name.ts";

afterEach(() => vi.unstubAllGlobals());

function full(): never {
  throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
}

test("a name is stored, and counts without being stored where storage is full or blocked", () => {
  const device = fakeLocalStorage();
  vi.stubGlobal("localStorage", device);
  expect(readDisplayName()).toBeNull();
  saveDisplayName(" Nani ");
  expect(readDisplayName()).toBe("Nani");
  vi.stubGlobal("localStorage", { getItem: (key: string) => device.getItem(key), setItem: full });
  saveDisplayName("Harjit");
  expect(readDisplayName()).toBe("Harjit");
  vi.stubGlobal("localStorage", undefined);
  saveDisplayName("Harjit Gill");
  expect(readDisplayName()).toBe("Harjit Gill");
  vi.stubGlobal("localStorage", device);
  saveDisplayName("");
  expect(readDisplayName()).toBe("");
});
