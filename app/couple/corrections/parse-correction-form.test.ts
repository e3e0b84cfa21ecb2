import fc from "fast-check";
import { expect, test } from "vitest";

import { correctionFields } from "./correction-fields.ts";
import { parseCorrectionForm } from "./parse-correction-form.ts";

const good = {
  listing: "76",
  kind: "fact",
  sender: "couple",
  message: "The chandeliers are twelve.",
  email: "",
};

function read(changes: Partial<Record<string, string | string[] | File>>) {
  const form = new FormData();
  for (const [name, values] of Object.entries({ ...good, ...changes }))
    for (const value of Array.isArray(values) ? values : [values])
      if (value !== undefined) form.append(name, value);
  return parseCorrectionForm(form);
}

const errorsOf = (changes: Parameters<typeof read>[0]) => {
  const result = read(changes);
  return result.ok ? {} : result.errors;
};

test("a correction is tidied: white space, line ends, an address that was left out", () => {
  expect(
    read({ message: "  One\r\n\ttwo \u0000 ", formKey: "5f0c2c1e-6d5e-4b53-9a55-0d0c2f7a9b11" }),
  ).toMatchObject({
    ok: true,
    formKey: "5f0c2c1e-6d5e-4b53-9a55-0d0c2f7a9b11",
    correction: { listing: 76, kind: "fact", sender: "couple", message: "One\ntwo", email: null },
  });
});

test("all that is wrong is said at once, by field, and what was typed comes back", () => {
  const result = read({ kind: "", sender: "robot", message: " ", email: "nobody", listing: "x" });
  expect(result).toMatchObject({
    ok: false,
    errors: {
      listing: "open the listing’s page and send the form from there",
      kind: "choose what’s wrong",
      sender: "choose who you are",
      message: "tell us what it should say; only a request to be removed can be left blank",
      email: "enter an email address such as name@example.ca",
    },
    values: { sender: ["robot"], email: ["nobody"] },
  });
});

test("a wish to be removed needs no words, everything else does", () => {
  expect(read({ kind: "removal", message: "" }).ok).toBe(true);
  expect(Object.keys(errorsOf({ kind: "closed", message: "\n " }))).toEqual(["message"]);
});

test("lengths are bounded, and the longest that the form lets one type is taken", () => {
  expect(read({ message: "x".repeat(correctionFields.message.maxLength) }).ok).toBe(true);
  expect(errorsOf({ message: "x".repeat(correctionFields.message.maxLength + 1) })).toEqual({
    message: "keep this under 2,000 characters",
  });
});

test("a field that comes twice or as a file is refused rather than guessed at", () => {
  expect(errorsOf({ kind: ["fact", "price"] })).toEqual({ kind: "this was sent twice: please send it once" });
  expect(errorsOf({ message: new File(["x"], "x") })).toMatchObject({ message: "files cannot be sent here" });
});

test("whatever comes, it is read or refused by name", () => {
  const field = fc.constantFrom("listing", "kind", "sender", "message", "email", "formKey", "x");
  const value = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("76", "fact", "removal", "couple", ""),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(field, value), { maxLength: 10 }), (pairs) => {
      const form = new FormData();
      for (const [name, text] of pairs) form.append(name, text);
      const result = parseCorrectionForm(form);
      if (result.ok) expect(result.correction.listing).toBeGreaterThan(0);
      else expect(Object.values(result.errors).every((error) => error.length > 5)).toBe(true);
    }),
  );
});
