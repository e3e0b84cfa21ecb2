import { expect, test } from "vitest";

import { seatingTables } from "#app/plan/schema/seating.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { describeFullRoom } from "./describe-full-room.ts";

const laid = (id: string, taken: number) => ({
  table: rowOf(seatingTables, id, { name: id, seats: 8 }),
  parties: [],
  taken,
  free: 8 - taken,
});

test("tables without anybody are not counted among those where everybody sits", () => {
  expect(describeFullRoom([laid("1", 8), laid("2", 4), laid("3", 0)])).toBe(
    "Everybody has a seat: 12 people at 2 tables.",
  );
  expect(describeFullRoom([laid("1", 1), laid("2", 0)])).toBe("Everybody has a seat: 1 person at 1 table.");
});
