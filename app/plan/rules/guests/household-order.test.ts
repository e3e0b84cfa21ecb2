import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { households } from "#app/plan/schema/guests.schema.ts";

import { householdsByName } from "./household-order.ts";

const named = (...names: string[]) => {
  const document = new Doc();
  for (const [at, name] of names.entries()) putRow(households, document, `household-${at}`, { name });
  return document;
};
const namesOf = (document: Doc) =>
  householdsByName(viewTable(households, document).rows()).map(({ name }) => name);

test("households are in the order of their names, numbers by their size, accents beside their letters", () => {
  const document = named("Gill 10", "Zoé", "gill 9", "Émile", "Emma");
  expect(namesOf(document)).toEqual(["Émile", "Emma", "gill 9", "Gill 10", "Zoé"]);
});

test("the order is found once, and again after a name has changed", () => {
  const document = named("Gill", "Brar");
  const { rows } = viewTable(households, document);
  expect(householdsByName(rows())).toBe(householdsByName(rows()));
  putRow(households, document, "household-1", { name: "Sandhu" });
  expect(namesOf(document)).toEqual(["Gill", "Sandhu"]);
});
