import { expect, test } from "vitest";

import type { BusinessProjection } from "#app/plan/document/projection-types.ts";

import { withLineChanges } from "./line-changes.ts";

const sheet = (start: number, date = "2027-06-19"): BusinessProjection => ({
  title: "Simran and Daniel",
  name: "Prairie Dhol",
  loadIn: null,
  toCall: [],
  beside: [],
  days: [
    {
      date,
      lines: [
        {
          id: "dance",
          type: "moment",
          title: "First dance",
          start,
          end: start + 10,
          place: "",
          people: "",
          notes: "",
          diets: "",
          allergies: "",
          fixed: false,
          before: null,
          change: null,
        },
      ],
    },
  ],
});
const changeOf = ({ days }: BusinessProjection) => days[0]?.lines[0]?.change;

test("a new hour says what it was and when it changed, until the next one", () => {
  const [first, second] = ["2027-06-19T20:05:00.000Z", "2027-06-19T21:00:00.000Z"];
  expect(changeOf(withLineChanges(sheet(990), null, first))).toBeNull();
  const moved = withLineChanges(sheet(1015), sheet(990), first);
  expect(changeOf(moved)).toEqual({ date: "2027-06-19", start: 990, end: 1000, at: first });
  expect(changeOf(withLineChanges(sheet(1015), moved, second))).toEqual(changeOf(moved));
  expect(changeOf(withLineChanges(sheet(1015, "2027-06-20"), moved, second))).toEqual({
    date: "2027-06-19",
    start: 1015,
    end: 1025,
    at: second,
  });
});
