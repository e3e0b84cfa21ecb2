import { expect, test } from "vitest";

import { weddingKinds } from "#content/plan/wedding-kinds.ts";

import { mainDinner } from "./main-dinner.ts";

test("every kind of wedding with a dinner is seated there first, in whatever order its events come", () => {
  const dinners = weddingKinds.map(({ id, events }) => [
    id,
    mainDinner(events.map((event) => ({ kind: event.id })))?.kind,
  ]);
  expect(Object.fromEntries(dinners)).toEqual({
    "punjabi-sikh": "reception",
    hindu: "reception",
    gujarati: "reception",
    muslim: "shaadi",
    ismaili: "reception",
    tamil: "reception",
    standard: "reception",
    elopement: "dinner",
  });
  expect(mainDinner([{ kind: "walima" }, { kind: "dholki" }])).toEqual({ kind: "walima" });
  expect(mainDinner([{ kind: "dholki" }])).toBeUndefined();
});
