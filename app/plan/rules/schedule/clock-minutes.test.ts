import fc from "fast-check";
import { expect, test } from "vitest";

import { albertaInstant } from "#app/calendar/alberta-time.ts";

import { clockMinutes, clockMinutesAt, dayAndMinutes } from "./clock-minutes.ts";

test("day and hour become one number and back, and an instant has the number of its minute in Alberta", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.nat(1439), fc.nat(59), (days, minutes, seconds) => {
      const clock = clockMinutes("2026-11-02", days * 1440 + minutes);
      const { date, minutes: ofDay } = dayAndMinutes(clock);
      expect(clockMinutes(date, ofDay)).toBe(clock);
      expect(ofDay).toBe(minutes);
      const instant = new Date(albertaInstant(date, ofDay).getTime() + seconds * 1000);
      expect(clockMinutesAt(instant)).toBe(clock);
    }),
  );
});
