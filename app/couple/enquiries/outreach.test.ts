import { expect, test } from "vitest";

import { countOutreach, formatOutreach } from "./outreach.ts";

const real = { fictional: false, isReachable: false, isUnsubscribed: false };
const mailed = { ...real, isReachable: true };

test("vendors are counted by the way in which they hear of an enquiry, and samples not at all", () => {
  const muted = { ...real, isUnsubscribed: true };
  const sample = { ...real, fictional: true };
  expect(countOutreach([mailed, mailed, real, muted, sample, { ...sample, isUnsubscribed: true }])).toEqual({
    email: 2,
    team: 1,
    page: 1,
  });
  // Tests and demonstrations give samples an address.
  expect(countOutreach([{ ...sample, isReachable: true }])).toEqual({ email: 1, team: 0, page: 0 });
});

test("a count says who passes it on, unless all of it goes by email", () => {
  expect(formatOutreach({ email: 3, team: 0, page: 0 })).toBe("3 vendors");
  expect(formatOutreach({ email: 3, team: 1, page: 0 })).toBe("4 vendors (3 by email, 1 by our team)");
  expect(formatOutreach({ email: 0, team: 1, page: 0 })).toBe("1 vendor (by our team)");
  expect(formatOutreach({ email: 1, team: 0, page: 1 })).toBe("2 vendors (1 by email, 1 on their page)");
});
