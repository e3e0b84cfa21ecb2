import { expect, test } from "vitest";

import { describeInstalments } from "./describe-instalments.ts";
import { paymentBalance } from "./payment-balance.ts";

const paid = (cents: number) => ({ cents, due: null, paidOn: "2026-11-01" });
const open = (cents: number) => ({ cents, due: "2027-05-01", paidOn: null });

test.each([
  [0, [], "Nothing is owed yet."],
  [900_00, [paid(1_000_00)], "$1,000 paid: $100 more than it costs."],
  [900_00, [paid(900_00)], "Paid in full: $900."],
  [900_00, [paid(300_00), open(600_00)], "$300 paid, $600 still to pay: all of it is in the payments below."],
  [900_00, [open(500_00)], "$0 paid, $900 still to pay; $400 of it is in no payment yet."],
  [900_00, [open(950_00)], "$0 paid, $900 still to pay; the payments come to $50 more than that."],
])("of %i cents with %j: %s", (owed, instalments, words) => {
  expect(describeInstalments(paymentBalance(owed, instalments))).toBe(words);
});
