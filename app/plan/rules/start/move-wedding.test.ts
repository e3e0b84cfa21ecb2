import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { rsvp } from "#app/plan/schema/rsvp.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { moveWedding } from "./move-wedding.ts";
import { writeStart } from "./write-start.ts";

test("a wedding that moves by two weeks takes its events, its lines with a day and the reply date along", () => {
  const plan = new Doc();
  const answers = {
    partnerOne: "",
    partnerTwo: "",
    season: null,
    year: null,
    guests: null,
    budgetCents: null,
  };
  writeStart(plan, { ...answers, date: "2027-06-19", kinds: ["punjabi-sikh"], places: [] }, "2026-11-24");
  putRow(moments, plan, "bus", { title: "Bus leaves the hotel", date: "2027-06-18", start: 600 });
  moveWedding(plan, "2027-06-19", "2027-07-03");
  const { row } = viewTable(events, plan);
  expect([row("mehndi")?.date, row("reception")?.date]).toEqual(["2027-07-01", "2027-07-03"]);
  expect(viewTable(moments, plan).row("bus")?.date).toBe("2027-07-02");
  expect(viewTable(rsvp, plan).rows()[0]?.until).toBe("2027-05-22");
});
