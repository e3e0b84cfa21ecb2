import fc from "fast-check";

import { weddingDay } from "#test-support/sample-days.ts";

import type { ParsedField } from "./read-page.ts";
import type { DiscoveredForm } from "./explore-site.ts";

/** A value as it is sent: a text, or the file of a field for files. */
export type FilledField = { name: string; value: string; file?: { type: string; bytes: Uint8Array } };

/** What somebody who means it writes, where the kind of the field does not say it. */
const sensible: Readonly<Record<string, string>> = {
  name: "Asha and Ben",
  contactName: "Zoë Gill",
  role: "Events manager",
  description:
    "Three sisters bake wedding cakes in Bridgeland: eggless if you wish, never taller than the door, and cut on the spot.",
  about:
    "We began in our grandmother's kitchen and still use her pans. Every cake is tasted twice before the day, and one of us stays until it is cut.",
  offers: "Tiered wedding cakes\nEggless cakes",
  tags: "Eggless, Railway cakes",
  location: "Bridgeland, Northeast Calgary",
  languages: "English, Punjabi",
  phone: "403-555-0177",
  website: "https://zoecakes.ca",
  message: "We found a hall, and it has a lift.",
  note: "We have run this hall since 1914.",
  questions: "May we light a havan fire?\nHow late may the dhol play?",
  priceFrom: "4,500",
  priceTo: "$5200",
  sure: "yes",
  alt: "Round cake with roses",
  source: "Our house rules",
  rating: "5",
  text: "They were there before us and stayed until the last guest had gone home.",
  business: "902",
  renew: "yes",
  openMillis: "5000",
};

const byType: Readonly<Record<string, string>> = {
  // Of a domain that has a listing, so that it may claim it.
  email: "noor@hotelarts.ca",
  date: weddingDay,
  tel: "403-555-0142",
  number: "3",
  url: "https://zoecakes.ca",
};

/** Names of fields that nobody fills who sends a form by hand. */
const left = new Set(["leaveThisEmpty"]);

/** Fields of the forms that scripts send and no page shows. */
export const scriptOnlyFields: ParsedField[] = ["formKey", "openMillis", "proof", "renew", "business"].map(
  (name) => ({ name, type: "text", value: "", options: [] }),
);

export const fieldNamesOf = (forms: readonly DiscoveredForm[]) => [
  ...new Set([...scriptOnlyFields, ...forms.flatMap(({ fields }) => fields)].map(({ name }) => name)),
];

/** What a field is given that nobody can make up: by the name of the field. */
export type KnownFieldValues = { picture: Uint8Array; code: string };

/** A form as somebody fills it who means it. */
export function validForm({ fields }: DiscoveredForm, given: KnownFieldValues): fc.Arbitrary<FilledField[]> {
  const groups = Map.groupBy(fields, ({ name, type }) => (type === "submit" ? "the button" : name));
  const filled = [...groups.values()].map((group) => fieldValues(group, given));
  return fc.tuple(...filled).map((values) => values.flat());
}

function fieldValues(group: ParsedField[], { picture, code }: KnownFieldValues): fc.Arbitrary<FilledField[]> {
  const [{ name, type, value, options } = { name: "", type: "", value: "", options: [] }] = group;
  const one = (given: string): FilledField[] => [{ name, value: given }];
  const choices = group.map((field) => [{ name: field.name, value: field.value }]);
  if (name === "code") return fc.constant(one(code));
  if (left.has(name)) return fc.constant(one(""));
  // The same key again is the same form: nothing of it would be looked at.
  if (name === "formKey") return fc.oneof({ weight: 5, arbitrary: fc.uuid() }, fc.constant(value)).map(one);
  switch (type) {
    case "checkbox":
      return fc.subarray(choices).map((ticked) => ticked.flat());
    case "radio":
    case "submit":
      return fc.constantFrom(...choices);
    case "hidden":
      return fc.constant(choices.flat());
    case "select":
      return fc.constantFrom(...options).map(one);
    case "file":
      return fc.constant([{ name, value: "cake.jpg", file: { type: "image/jpeg", bytes: picture } }]);
    default: {
      const known = sensible[name] ?? byType[type] ?? sensible[name.split("-")[0] ?? ""] ?? "";
      return fc.constantFrom(value || known, known || value).map(one);
    }
  }
}
