import fc from "fast-check";
import {
  Array as SharedArray,
  Doc,
  Map as SharedMap,
  Text as SharedText,
  applyUpdate,
  encodeStateAsUpdate,
} from "yjs";

import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { comments, proposedHouseholds } from "#app/plan/schema/family.schema.ts";
import { plannedWedding } from "#test-support/planned-wedding.ts";

import { hostileText } from "./hostile-texts.ts";

/** A register of a plan that somebody fills who has a link to edit it, and does not use our pages. */
type Written = { table: string; key: string; value: unknown };

const tables = [...planTables, proposedHouseholds, comments];

/** Rows of the planned wedding, so that what is odd meets what is not. */
const rows = [
  "wedding",
  "rsvp",
  "household-0",
  "guest-0",
  "reception",
  "sangeet",
  "901",
  "902",
  "table-1",
  "entrance",
];

const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      0,
      -1,
      1,
      2,
      840,
      1439,
      1440,
      0.5,
      1e15,
      -1e21,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      true,
      false,
      null,
      undefined,
      12n,
      {},
      [],
      [[]],
      [null],
      new Uint8Array(3),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "2027-06-19",
      "1900-01-01",
      "9999-12-31",
      "reception",
      "902",
      "9:9",
      "999999:-1",
      "x:1,x:2",
    ),
  },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.string({ maxLength: 5 }), hostileText, { maxKeys: 2, noNullPrototype: true }),
  },
);

const ofTable = fc.constantFrom(...tables).chain(({ name, shape }) =>
  fc.record({
    table: fc.constant(name),
    key: fc
      .tuple(
        fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...rows) }, { weight: 1, arbitrary: hostileText }),
        fc.oneof({ weight: 6, arbitrary: fc.constantFrom("+", ...Object.keys(shape.shape)) }, hostileText),
      )
      .map((parts) => parts.join("/")),
    value: oddValue,
  }),
);

const ofGrid = fc.record({
  table: fc.constantFrom(...planGrids.map(({ name }) => name)),
  key: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.tuple(fc.constantFrom(...rows), fc.constantFrom(...rows)).map((ids) => ids.join("/")),
    },
    { weight: 1, arbitrary: fc.tuple(hostileText, hostileText).map((ids) => ids.join("/")) },
  ),
  value: oddValue,
});

/** A row that is there, under an odd id, and is invited. */
const newRow = fc
  .tuple(fc.constantFrom(...tables.map(({ name }) => name)), hostileText)
  .map(([table, id]) => [
    { table, key: `${id}/+`, value: true },
    { table, key: `${id}/name`, value: id },
    { table: planGrids[0]?.name ?? "", key: `${id}/reception`, value: "3" },
  ]);

const written: fc.Arbitrary<Written[]> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: ofTable.map((one) => [one]) },
      { weight: 1, arbitrary: ofGrid.map((one) => [one]) },
      { weight: 2, arbitrary: newRow },
    ),
    {
      minLength: 1,
      maxLength: 25,
    },
  )
  .map((all) => all.flat());

/** A shared part of a document where a register is expected. */
const nested = {
  map: () => new SharedMap(),
  array: () => new SharedArray(),
  text: () => new SharedText("text"),
};

/** What somebody writes into a plan that no page of ours writes. */
export const malformedPlanContent = fc.record({
  registers: written,
  inside: fc.option(
    fc.record({
      table: fc.constantFrom(...tables.map(({ name }) => name)),
      row: fc.constantFrom(...rows),
      kind: fc.constantFrom("map", "array", "text"),
    }),
  ),
});

type OddWriting = typeof malformedPlanContent extends fc.Arbitrary<infer Writing> ? Writing : never;

/** A wedding plan into which that was written, as the server has it then. */
export function malformedPlan({ registers, inside }: OddWriting): Doc {
  const plan = plannedWedding(2);
  plan.transact(() => {
    for (const { table, key, value } of registers) plan.getMap(table).set(key, value);
    if (inside !== null) plan.getMap(inside.table).set(`${inside.row}/name`, nested[inside.kind]());
  });
  const received = new Doc();
  applyUpdate(received, encodeStateAsUpdate(plan));
  return received;
}
