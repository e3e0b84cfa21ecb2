import { expect, test } from "vitest";

import { describeAssumedGuests } from "./describe-assumed-guests.ts";

const said = { name: "Sangeet", own: null, all: null, guests: null, tables: 12, seats: 120 };

test.each([
  [
    {},
    "You haven’t said how many guests you expect. These 12 tables seat 120, a usual number for this kind of wedding.",
  ],
  [{ own: 84, guests: 84 }, "You expect 84 guests. These 12 tables seat 120."],
  [{ own: 84, all: 140, guests: 84 }, "You expect 84 guests. These 12 tables seat 120."],
  [{ all: 1140, guests: 1140 }, "You expect 1,140 guests. These 12 tables seat 120."],
  [
    { all: 140, guests: 84 },
    "You expect 140 guests in all, so we’re assuming 84 for Sangeet. These 12 tables seat 120.",
  ],
  [{ own: 1, guests: 1, tables: 1, seats: 10 }, "You expect 1 guest. This table seats 10."],
  [
    { tables: 1, seats: 10 },
    "You haven’t said how many guests you expect. This table seats 10, a usual number for this kind of wedding.",
  ],
])("guests that are assumed are said as what they are: %j", (change, words) => {
  expect(describeAssumedGuests({ ...said, ...change })).toBe(words);
});
