import { expect, test } from "vitest";

import { toWeekend } from "./to-weekend.ts";
import { weekendToAsk } from "./weekend-to-ask.ts";

const asked = (date: string | null) => {
  const weekend = toWeekend(
    [200, 300].map((guests) => ({
      id: String(guests),
      kind: "reception",
      name: "",
      date,
      start: null,
      minutes: null,
      guests,
    })),
  );
  return weekend && weekendToAsk(weekend, "2026-11-28");
};

test("venues are asked for a weekend that is to come or has no day yet, and for none that is past", () => {
  const events = [200, 300].map((guests) => ({ kind: "reception", day: 0, guests }));
  expect(asked("2026-11-29")).toEqual({ date: "2026-11-29", guests: 300, events });
  expect(asked("2026-11-28")).toEqual({ date: "2026-11-28", guests: 300, events });
  expect(asked(null)).toEqual({ date: null, guests: 300, events });
  expect(asked("2026-11-27")).toBeNull();
});
