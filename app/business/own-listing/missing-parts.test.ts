import { expect, test } from "vitest";

import { profileFormValues } from "#app/business/profile/profile-form-values.ts";
import { sampleProfile } from "#test-support/sample-profile.ts";

import { missingParts } from "./missing-parts.ts";

const complete: Parameters<typeof missingParts>[0] = {
  values: profileFormValues(sampleProfile()),
  pictures: [{}],
  freeUntil: "2027-12-31",
  taken: [],
  calendar: null,
};

const labels = (changes: Partial<typeof complete>) =>
  missingParts({ ...complete, ...changes }).map(({ label }) => label);

test("a listing that has everything lacks nothing", () => {
  expect(labels({})).toEqual([]);
});

test("what an application did not ask for is named, the most useful first", () => {
  const bare = sampleProfile({
    about: [],
    offers: [],
    tags: [],
    price: null,
    languages: [],
    phone: null,
    website: null,
  });
  expect(labels({ values: profileFormValues(bare), pictures: [], freeUntil: null })).toEqual([
    "What couples can book",
    "Pictures",
    "Price level",
    "Your dates",
    "A text for your page",
    "Specialities",
    "Languages",
    "A telephone number or a website",
  ]);
});

test("one way to reach the business is enough, and so is one word about its dates", () => {
  expect(labels({ values: profileFormValues(sampleProfile({ phone: null })) })).toEqual([]);
  const taken = [{ from: "2027-07-03", to: "2027-07-05", said: "3 to 5 July 2027", isFromCalendar: false }];
  expect(labels({ freeUntil: null, taken })).toEqual([]);
  expect(labels({ freeUntil: null })).toEqual(["Your dates"]);
});
