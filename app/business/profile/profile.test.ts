import fc from "fast-check";
import { expect, test } from "vitest";

import { applicationFields, type ApplicationValues } from "#app/business/applications/application-fields.ts";
import { applicationSchema } from "#app/business/applications/application.ts";
import { validateVendor } from "#app/catalogue/register/validate-vendor.ts";
import { serviceIds } from "#content/catalogue/categories.ts";
import { sampleProfile } from "#test-support/sample-profile.ts";

import { areasInLocation, previewCard } from "./preview-card.ts";
import {
  categoryOptions,
  multiValueFields,
  priceLevels,
  serviceOptions,
  servicesNotSaved,
  servicesOfCategory,
} from "./profile-fields.ts";
import { parseFields } from "#app/messaging/forms/parse-fields.ts";
import { splitLines, splitParagraphs, splitEntries } from "./split-text.ts";
import { profileFormValues } from "./profile-form-values.ts";

const typed = (changes: Partial<ApplicationValues> = {}): ApplicationValues => ({
  ...profileFormValues(sampleProfile()),
  contactName: ["Zoë Gill"],
  email: ["zoe@zoecakes.ca"],
  ...changes,
});

function read(values: Partial<ApplicationValues>) {
  const form = new FormData();
  for (const [field, texts] of Object.entries(values)) for (const text of texts) form.append(field, text);
  return parseFields(form, applicationFields, multiValueFields, applicationSchema);
}

const errorsOf = (changes: Partial<ApplicationValues>) => {
  const result = read(typed(changes));
  return result.ok ? {} : result.errors;
};

/** Whether the rule for every listing takes what the form took. */
const isListing = (profile: object) =>
  validateVendor(
    {
      ...profile,
      slug: "a-slug",
      responseTime: null,
      featured: false,
      fictional: false,
      email: null,
    },
    { mayBeBare: true, needsContact: false },
  );

test("the services that the form says it won’t save are those that are dropped, and no others", () => {
  for (const { id } of categoryOptions) {
    const values = typed({ category: [id], services: serviceOptions.map(({ value }) => value) });
    const result = read(values);
    const saved = result.ok ? result.value.profile.services : [];
    const dropped = serviceOptions.filter(({ value }) => !saved.some((service) => service === value));
    expect(servicesNotSaved(values)).toEqual(dropped.map(({ label }) => label));
    expect(servicesNotSaved({ ...values, category: [] })).toEqual([]);
  }
  expect(servicesNotSaved(typed({ category: ["cakes"], services: ["priests"] }))).toEqual(["Priests"]);
});

test("what the form shows again is what it read", () => {
  expect(read(typed())).toMatchObject({
    ok: true,
    value: { contactName: "Zoë Gill", email: "zoe@zoecakes.ca", profile: sampleProfile() },
  });
});

const words = (min: number, max: number) =>
  fc
    .array(fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("\u0000", "\t\t", "a b", "é")), {
      maxLength: 30,
    })
    .map((parts) => parts.join(" "))
    .chain((noise) =>
      fc.integer({ min, max }).map((length) => `${noise}${"word ".repeat(max)}`.slice(0, length)),
    );

const one = (text: fc.Arbitrary<string>) => text.map((value) => [value]);

test("whatever the form takes is a listing by the rule for every listing", () => {
  const lines = (min: number, max: number, entries: number, between: string) =>
    fc.array(words(min, max), { minLength: 1, maxLength: entries }).map((all) => [all.join(between)]);
  const values: fc.Arbitrary<Partial<ApplicationValues>> = fc.record(
    {
      name: one(words(2, 60)),
      category: one(fc.constantFrom(...categoryOptions.map(({ id }) => id))),
      services: fc.subarray([...serviceIds]),
      description: one(words(30, 210)),
      about: lines(80, 700, 3, "\r\n\r\n"),
      offers: lines(3, 80, 8, "\r\n"),
      tags: lines(2, 28, 5, "\n"),
      priceLowest: one(fc.constantFrom("", ...priceLevels.map(({ id }) => id))),
      priceHighest: one(fc.constantFrom("", ...priceLevels.map(({ id }) => id))),
      location: one(words(2, 60)),
      travels: one(words(0, 120)),
      languages: lines(2, 24, 8, ", "),
      phone: one(fc.constantFrom("", "(403) 555 0177", "+1 587.555.0101", "12", "x")),
      website: one(
        fc.constantFrom("", "zoecakes.ca", "http://zoecakes.ca", "javascript:alert(1)", "https://a b"),
      ),
    },
    { requiredKeys: [] },
  );
  let taken = 0;
  fc.assert(
    fc.property(values, (changes) => {
      const result = read(typed(changes));
      if (!result.ok) return;
      taken += 1;
      expect(isListing(result.value.profile)).toMatchObject({ ok: true });
      // And what is shown again is the same.
      const { contactName, email, profile } = result.value;
      expect(
        read(typed({ ...profileFormValues(profile), contactName: [contactName], email: [email] })),
      ).toMatchObject({
        ok: true,
        value: { profile },
      });
    }),
    // Chance takes few of them: this one is taken for certain.
    { examples: [[{}]] },
  );
  expect(taken).toBeGreaterThan(0);
});

test("what is missing or too much is said by field", () => {
  const empty = read({});
  expect(empty.ok ? [] : Object.keys(empty.errors).toSorted()).toEqual(
    ["category", "description", "email", "location", "name"].toSorted(),
  );
  expect(errorsOf({ offers: ["One thing"] })).toHaveProperty("offers");
  expect(errorsOf({ tags: ["a b\nc d\ne f\ng h\ni j\nk l"] })).toHaveProperty("tags");
  expect(errorsOf({ location: ["N"] })).toHaveProperty("location");
  expect(errorsOf({ location: ["NW"] })).toEqual({});
  expect(errorsOf({ description: ["x".repeat(211)] })).toHaveProperty("description");
  expect(errorsOf({ priceLowest: ["3"], priceHighest: ["2"] })).toHaveProperty("priceHighest");
  for (const website of ["ftp://zoecakes.ca", "https://fairmont.com@evil.org", "localhost", "10.0.0.8"])
    expect(errorsOf({ website: [website] })).toHaveProperty("website");
  expect(errorsOf({ name: ["One", "Two"] })).toHaveProperty("name");
  expect(errorsOf({ email: ["zoe@cakes.example"] })).toEqual({ email: "enter an email address that works" });
});

test("a service belongs to its category, and one price is both ends of the range", () => {
  const result = read(typed({ services: ["mehndi", "priests"], category: ["beauty"], priceHighest: [""] }));
  expect(result).toMatchObject({ ok: true, value: { profile: { services: ["mehndi"], price: [2, 2] } } });
});

test("lists are split where people divide them", () => {
  expect(splitLines(" a \r\n\r\n b\nb")).toEqual(["a", "b"]);
  expect(splitEntries("English, Hindi;Urdu\n")).toEqual(["English", "Hindi", "Urdu"]);
  expect(splitParagraphs("one\r\nstill one\r\n \r\ntwo")).toEqual(["one still one", "two"]);
});

test("the preview shows whatever is typed and checks nothing", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, website) => {
      const card = previewCard(
        typed({ name: [text], category: [text], website: [website], priceLowest: [text] }),
        null,
      );
      expect(card.name).not.toBe("");
      expect(card.website === null || card.website.startsWith("https://")).toBe(true);
    }),
  );
  expect(previewCard(typed(), null)).toMatchObject({
    name: "Zoë & Sons Cakes",
    category: "cakes",
    price: [2, 3],
  });
  expect(areasInLocation("Inglewood, Southeast Calgary")).toEqual(["Southeast", "Inglewood"]);
  expect(areasInLocation("Airdrie")).toEqual(["Around Calgary"]);
  expect(areasInLocation("Lethbridge")).toEqual([]);
});

test("the preview of a listing keeps its picture and what couples say of it", () => {
  const picture = { hash: "a1", width: 1600, height: 1067, alt: "A cake of five tiers" };
  const listed = { ...previewCard(typed(), null), id: 7, slug: "zoe", rating: 4.8, reviewCount: 12, picture };
  const preview = previewCard(typed({ description: ["Cakes without eggs"] }), listed);
  expect(preview).toEqual({ ...listed, description: "Cakes without eggs" });
});

test("a listing chooses among the services that are taken from its category", () => {
  for (const { id } of categoryOptions) {
    const offered = servicesOfCategory(id).map(({ value }) => value);
    const taken = read(typed({ category: [id], services: serviceIds }));
    expect(taken.ok && taken.value.profile.services, id).toEqual(offered);
  }
  expect(servicesOfCategory("venues")).toEqual([]);
  expect(servicesOfCategory("beauty").map(({ label }) => label)).toEqual(["Mehndi"]);
});
