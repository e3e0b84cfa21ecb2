import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc, applyUpdate, encodeStateAsUpdate } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import {
  households as householdTable,
  sides,
  type InvitationCell,
  type HouseholdRow,
} from "#app/plan/schema/guests.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { proposeSeats } from "./propose-seats.ts";
import { expectedPeople } from "#app/plan/rules/guests/answer.ts";
import { moveParty, distributePeople } from "#app/plan/rules/seating/move-party.ts";
import { seatingPlanOf } from "#app/plan/rules/seating/seating-plan.ts";
import type { SeatingTableRow } from "#app/plan/schema/seating.schema.ts";
import {
  packSeatAssignments,
  seatedHouseholds,
  seatingTables,
  type SeatAssignments,
} from "#app/plan/schema/seating.schema.ts";

const table = (id: string, seats: number): SeatingTableRow =>
  rowOf(seatingTables, id, { event: "reception", name: `Table ${id}`, seats });
const household = (id: string, given: Partial<HouseholdRow> = {}): HouseholdRow =>
  rowOf(householdTable, id, { name: id, ...given });

type Given = { id: string; invitation: InvitationCell; seated?: SeatAssignments } & Partial<HouseholdRow>;

function seat(tables: SeatingTableRow[], given: Given[]) {
  const byId = new Map(given.map((one) => [one.id, one]));
  return seatingPlanOf({
    event: "reception",
    tables,
    households: given.map(({ id, side, tags }) => household(id, { side: side ?? null, tags: tags ?? [] })),
    invited: { cell: (id) => byId.get(id)?.invitation },
    seated: { cell: (id) => byId.get(id)?.seated },
  });
}

const shown = ({ tables, unseated }: ReturnType<typeof seat>) => ({
  ...Object.fromEntries(
    tables.map(({ table: { id }, parties, free }) => [
      id,
      [...parties.map((party) => `${party.people} ${party.household.id}`), `${free} free`].join(", "),
    ]),
  ),
  none: unseated.map((party) => `${party.people} ${party.household.id}`),
});

test("a household sits whole at its table, whatever it answers later; who declines needs no seat", () => {
  const at1 = [{ table: "1", people: 4 }];
  expect(
    shown(
      seat(
        [table("1", 8)],
        [
          { id: "gill", invitation: { invited: 4, coming: 5 }, seated: at1 },
          { id: "li", invitation: { invited: 4, coming: null }, seated: at1 },
          { id: "roy", invitation: { invited: 3, coming: 0 }, seated: at1 },
          { id: "dhaliwal", invitation: { invited: 2, coming: null } },
        ],
      ),
    ),
  ).toEqual({ 1: "5 gill, 4 li, -1 free", none: ["2 dhaliwal"] });
});

test("who was split sits as split, who is left over has no seat, and so has who sat at a table that is gone", () => {
  const invitation = { invited: 9, coming: null };
  const split = [
    { table: "1", people: 4 },
    { table: "2", people: 4 },
  ];
  const both = [table("1", 8), table("2", 8)];
  expect(shown(seat(both, [{ id: "gill", invitation, seated: split }]))).toEqual({
    1: "4 gill, 4 free",
    2: "4 gill, 4 free",
    none: ["1 gill"],
  });
  expect(shown(seat([table("1", 8)], [{ id: "gill", invitation, seated: split }]))).toEqual({
    1: "4 gill, 4 free",
    none: ["5 gill"],
  });
});

test("moved to where the rest sits they sit together, and moved to no table they have none", () => {
  const split = [
    { table: "1", people: 4 },
    { table: "2", people: 3 },
  ];
  expect(moveParty(split, 7, { from: "1", to: "2", people: 4 })).toEqual([{ table: "2", people: 7 }]);
  expect(moveParty([{ table: "1", people: 4 }], 4, { from: "1", to: null, people: 4 })).toBeNull();
});

test("some of a household can be seated, and the others still wait for a seat", () => {
  const invitation = { invited: 9, coming: null };
  const seated = moveParty([], 9, { from: null, to: "1", people: 4 }) ?? [];
  const room = [table("1", 8), table("2", 8)];
  expect(shown(seat(room, [{ id: "gill", invitation, seated }]))).toEqual({
    1: "4 gill, 4 free",
    2: "8 free",
    none: ["5 gill"],
  });
  const all = moveParty([{ table: "1", people: 4 }], 9, { from: null, to: "2", people: 5 }) ?? [];
  expect(shown(seat(room, [{ id: "gill", invitation, seated: all }])).none).toEqual([]);
});

test("a move changes where so many sit, and nothing else", () => {
  const place = fc.constantFrom(null, "1", "2", "3");
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.record({ from: place, to: place, part: fc.double({ min: 0, max: 1, noNaN: true }) })),
      (all, moves) => {
        let seated: SeatAssignments = [];
        const sitting = (at: string | null) => {
          const here = distributePeople(all, seated).filter((one) => one.table !== "-");
          if (at !== null) return here.find((one) => one.table === at)?.people ?? 0;
          return all - here.reduce((sum, one) => sum + one.people, 0);
        };
        for (const { from, to, part } of moves) {
          const before = new Map([null, "1", "2", "3"].map((at) => [at, sitting(at)]));
          const people = Math.ceil((before.get(from) ?? 0) * part);
          if (people === 0 || from === to) continue;
          seated =
            moveParty(
              distributePeople(all, seated).filter((one) => one.table !== "-"),
              all,
              { from, to, people },
            ) ?? [];
          for (const [at, count] of before)
            expect(sitting(at)).toBe(count - (at === from ? people : 0) + (at === to ? people : 0));
        }
      },
    ),
  );
});

const tables = fc
  .array(fc.integer({ min: 1, max: 14 }), { maxLength: 12 })
  .map((seats) => seats.map((count, at) => table(`${at}`, count)));
const given: fc.Arbitrary<Given[]> = fc
  .array(
    fc.record({
      invitation: fc.record({ invited: fc.nat(12), coming: fc.option(fc.nat(12)) }),
      seated: fc.array(
        fc.record({ table: fc.nat(13).map(String), people: fc.integer({ min: 1, max: 12 }) }),
        { maxLength: 3 },
      ),
      side: fc.constantFrom(null, ...sides),
      tags: fc.uniqueArray(fc.constantFrom("school", "Surrey", "work")),
    }),
    { maxLength: 40 },
  )
  .map((all) => all.map((one, at) => ({ ...one, id: `h${at}` })));

test("everybody who needs a seat sits at a table or waits for one, and nobody twice", () => {
  fc.assert(
    fc.property(tables, given, (room, all) => {
      const laid = seat(room, all);
      const parties = [...laid.tables.flatMap((one) => one.parties), ...laid.unseated];
      for (const { id, invitation } of all) {
        const own = parties.filter((party) => party.household.id === id);
        expect(own.reduce((sum, { people }) => sum + people, 0)).toBe(expectedPeople(invitation));
      }
      for (const one of laid.tables) expect(one.taken + one.free).toBe(one.table.seats);
    }),
  );
});

test("the proposal over-fills no table, splits no household, and leaves out only who fits nowhere", () => {
  fc.assert(
    fc.property(tables, given, (room, all) => {
      const laid = seat(room, all);
      const placed = proposeSeats(laid);
      const free = new Map(laid.tables.map((one) => [one.table.id, one.free]));
      for (const { table: id, people } of placed) free.set(id, (free.get(id) ?? 0) - people);
      for (const { table: id } of placed) expect(free.get(id)).toBeGreaterThanOrEqual(0);
      expect(new Set(placed.map((one) => one.household)).size).toBe(placed.length);
      for (const {
        household: { id },
        people,
      } of laid.unseated) {
        const own = placed.find((one) => one.household === id);
        if (own === undefined) for (const seats of free.values()) expect(seats).toBeLessThan(people);
        else expect(own.people).toBe(people);
      }
    }),
  );
});

const ofSide = (id: string, side: "one" | "two", tags: string[], seated?: SeatAssignments): Given => ({
  id,
  side,
  tags,
  invitation: { invited: 2, coming: null },
  ...(seated === undefined ? {} : { seated }),
});

test("the proposal puts those of one side, and those of one tag, together", () => {
  const placed = proposeSeats(
    seat(
      [table("1", 8), table("2", 8), table("3", 8)],
      [
        ofSide("aunt", "one", ["Surrey"], [{ table: "1", people: 2 }]),
        ofSide("boss", "two", ["work"], [{ table: "2", people: 2 }]),
        ofSide("uncle", "one", ["Surrey"]),
        ofSide("clerk", "two", ["work"]),
        ofSide("friend", "one", []),
      ],
    ),
  );
  expect(Object.fromEntries(placed.map((one) => [one.household, one.table]))).toEqual({
    uncle: "1",
    clerk: "2",
    friend: "1",
  });
});

test("two who move one household at once leave it at one table, and a removed table seats nobody", () => {
  const [one, two] = [new Doc(), new Doc()];
  for (const id of ["1", "2"]) putRow(seatingTables, one, id, { event: "reception", name: id, seats: 8 });
  applyUpdate(two, encodeStateAsUpdate(one));
  putCell(seatedHouseholds, one, "gill", "reception", packSeatAssignments([{ table: "1", people: 4 }]));
  putCell(seatedHouseholds, two, "gill", "reception", packSeatAssignments([{ table: "2", people: 4 }]));
  removeRow(seatingTables, two, "1");
  applyUpdate(one, encodeStateAsUpdate(two));
  applyUpdate(two, encodeStateAsUpdate(one));
  const laid = [one, two].map((document) =>
    shown(
      seatingPlanOf({
        event: "reception",
        tables: viewTable(seatingTables, document).rows(),
        households: [household("gill")],
        invited: { cell: () => ({ invited: 4, coming: null }) },
        seated: viewGrid(seatedHouseholds, document).cells(),
      }),
    ),
  );
  expect(laid[0]).toEqual(laid[1]);
  expect([
    { 2: "4 gill, 4 free", none: [] },
    { 2: "8 free", none: ["4 gill"] },
  ]).toContainEqual(laid[0]);
});
