import { expect, test } from "vitest";

import type { DescribedReply } from "#app/couple/enquiries/describe-reply.ts";

import { comparableTotal, orderRecipients } from "./order-recipients.ts";

const perGuest: DescribedReply = {
  availability: "yes",
  unit: "guest",
  priceFrom: 85_00,
  priceTo: 85_00,
  standing: { kind: "current" },
  guests: "120",
};
const inAll: DescribedReply = { ...perGuest, unit: "total", priceFrom: 34_000_00, priceTo: 34_000_00 };
const asked = (name: string, reply: DescribedReply | null, category = "caterers") => ({
  name,
  category,
  isAsked: true,
  reply,
});

const order = (guests: string) =>
  orderRecipients([
    asked("hourly", { ...perGuest, unit: "hour", guests }),
    asked("in all", { ...inAll, guests }),
    asked("per guest", { ...perGuest, guests }),
    asked("silent", null),
    asked("from", { ...inAll, unit: "from", priceFrom: 1_00, priceTo: 1_00, guests }),
  ]).map(({ name }) => name);

test("answers of a category stand by their total for the couple's guests", () => {
  expect(order("120")).toEqual(["per guest", "in all", "from", "hourly", "silent"]);
  expect(order("420")).toEqual(["in all", "per guest", "from", "hourly", "silent"]);
});

test("categories stay together, answers stand first, and who cannot answer last", () => {
  const shown = orderRecipients([
    { ...asked("sample", null, "venues"), isAsked: false },
    asked("silent hall", null, "venues"),
    asked("caterer", perGuest),
    asked("dear hall", { ...inAll, priceFrom: 90_000_00, priceTo: 90_000_00 }, "venues"),
    asked("hall", inAll, "venues"),
  ]).map(({ name }) => name);
  expect(shown).toEqual(["hall", "dear hall", "caterer", "silent hall", "sample"]);
});

test("a price for another date, of a taken vendor, or in all for other guests is compared with none", () => {
  const former = { was: "120" };
  const standing = { kind: "earlier" as const, date: null, guests: former };
  expect(comparableTotal({ ...inAll, standing })).toBeNull();
  expect(comparableTotal({ ...perGuest, standing, guests: "420" })).toEqual({
    least: 35_700_00,
    most: 35_700_00,
  });
  expect(comparableTotal({ ...perGuest, standing: { ...standing, date: { was: "2027-07-10" } } })).toBeNull();
  for (const kind of ["taken", "unlisted", "paused"] as const)
    expect(comparableTotal({ ...inAll, standing: { kind } })).toBeNull();
  expect(comparableTotal({ ...inAll, availability: "no" })).toBeNull();
});
