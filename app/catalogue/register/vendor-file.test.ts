import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { parseSpreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";
import {
  good,
  plan,
  problemsOf,
  registered,
  sheet,
  typed,
  type VendorCells,
} from "#test-support/vendor-sheets.ts";

import { planImport } from "./plan-import.ts";
import { vendorColumns } from "./vendor-columns.ts";
import type { VendorFields } from "./vendor-fields.ts";

const titles = ["id", ...vendorColumns.map((column) => column.titles[0])];

/** The file that an export would be. */
const fileOf = (vendors: readonly { id: number | null; fields: VendorFields }[]) =>
  parseSpreadsheet(
    new TextEncoder().encode(
      writeSpreadsheet(
        titles,
        vendors.map(({ id, fields }) => [
          String(id ?? ""),
          ...vendorColumns.map(({ write }) => write(fields)),
        ]),
      ),
    ),
  );

test("the whole catalogue, exported and imported, changes nothing", () => {
  const lines = plan(fileOf(registered));
  expect(lines).toHaveLength(listingCount);
  expect(lines.filter(({ outcome }) => outcome !== "same")).toEqual([]);
});

test("any vendor that the rule lets through comes back from a file as it was", () => {
  const word = fc
    .stringMatching(/^[A-Za-zéñ=+@'|;,-][A-Za-zéñ ='|;,-]{0,20}[a-z|;,]$/)
    .filter((text) => !text.includes("  "));
  const prose = (words: number) =>
    fc.array(word, { minLength: words, maxLength: words }).map((all) => all.join(" ").slice(0, 200).trim());
  const [entry] = registered;
  if (entry === undefined) throw new Error("content/ is empty");
  const vendor = fc.record({
    name: word.filter((text) => text.length >= 2),
    about: fc.array(prose(12), { minLength: 1, maxLength: 3 }),
    offers: fc.array(word, { minLength: 2, maxLength: 8 }),
    tags: fc.array(word, { minLength: 1, maxLength: 5 }),
    languages: fc.array(word, { maxLength: 3 }),
    travels: fc.option(word),
    featured: fc.boolean(),
    price: fc.constantFrom<VendorFields["price"]>(null, [1, 1], [2, 4], [4, 4]),
  });
  fc.assert(
    fc.property(vendor, (said) => {
      const fields = { ...entry.fields, ...said };
      const [line] = plan(fileOf([{ id: entry.id, fields }]), [{ ...entry, fields }]);
      expect(line).toMatchObject({ outcome: "same" });
    }),
    { numRuns: 300 },
  );
});

describe("a line without a number", () => {
  test("is a new vendor, with what it says put into our form", () => {
    expect(plan(typed({ price: "$$ - $$$", website: "www.prairiesmoke.ca", services: "" }))).toEqual([
      {
        line: 2,
        name: good.name,
        notes: [],
        outcome: "add",
        fields: expect.objectContaining({
          slug: "prairie-smoke-photo",
          category: "photographers",
          phone: "403-700-1234",
          website: "https://www.prairiesmoke.ca",
          offers: ["Ten hours", "Second photographer"],
          price: [2, 3],
          languages: [],
          travels: null,
          featured: false,
          fictional: false,
        }),
      },
    ]);
  });

  test.each<[string, VendorCells, string, string]>([
    ["without a name", { name: "" }, "name", "is missing"],
    [
      "of a category that there is not",
      { category: "Astrologers" },
      "category",
      "is not known; use one of: photographers",
    ],
    [
      "with too short a description",
      { description: "Nice." },
      "description",
      "at least 30 characters, or leave it empty",
    ],
    ["with one offer", { offers: "Ten hours" }, "offers", "at least 2 entries, or leave it empty"],
    ["with a price in words", { price: "a lot" }, "price", "use $ to $$$$"],
    ["with a level that there is not", { price: "$$$$$" }, "price", "use $ to $$$$"],
    [
      "with nothing to reach it by",
      { phone: "", website: "n/a" },
      "phone",
      "a phone number, a website or an email",
    ],
    ["with a day that is none", { "found on": "soon" }, "email found on", "use a day such as 2026-11-20"],
    ["with half a number", { phone: "403-555" }, "phone", "403-555-0123"],
    ["with an address that is none", { email: "us at example" }, "email", "name@example.ca"],
    ["with a site that is not safe", { website: "javascript:alert(1)" }, "website", "https://"],
    ["of an invented business with a real number", { fictional: "yes" }, "phone", "555-0100"],
    ["of a venue", { category: "venues" }, "category", "content/catalogue/venues"],
    ["under an address that is taken", { slug: "larkspur-and-pine" }, "slug", "is taken"],
    ["under an address that once was", { slug: "once-was" }, "slug", "is taken"],
    ["of a number that there is not", { id: "999" }, "id", "no listing has this number"],
    ["of a number that is none", { id: "x" }, "id", "is not a number"],
  ])("%s is refused with the field and the reason", (_, cells, field, reason) => {
    const problems = problemsOf(plan(typed(cells)));
    expect(problems).toContainEqual({ field, reason: expect.stringContaining(reason) });
  });
});

describe("a line with a number", () => {
  const [known, other] = registered;
  const id = String(known?.id);

  test("changes what it says and leaves the rest", () => {
    expect(plan(sheet(["ID", "Languages"], [id, "English, Welsh"]))).toEqual([
      {
        line: 2,
        name: known?.fields.name,
        notes: [],
        outcome: "change",
        id: known?.id,
        changes: { languages: ["English", "Welsh"] },
      },
    ]);
    expect(plan(sheet(["ID", "Travels", "Phone"], [id, "", known?.fields.phone ?? ""]))).toMatchObject([
      { changes: { travels: null } },
    ]);
  });

  test("cannot change the address, take another's name, or stand twice", () => {
    expect(problemsOf(plan(sheet(["id", "slug"], [id, "another"])))).toEqual([
      { field: "slug", reason: "the address of a listing is permanent" },
    ]);
    expect(problemsOf(plan(sheet(["id", "name"], [id, other?.fields.name ?? ""])))).toEqual([
      { field: "name", reason: `is also that of listing ${other?.id}` },
    ]);
    expect(problemsOf(plan(sheet(["id", "travels"], [id, "Calgary"], [id, "Banff"])))).toEqual([
      { field: "id", reason: "line 2 has this listing already" },
    ]);
  });
});

describe("headings", () => {
  test("that mean nothing are named", () => {
    expect(
      planImport(sheet(["id", "Colour", "State"]), registered, [], { allowDuplicates: false }).ignoredColumns,
    ).toEqual(["Colour"]);
  });

  test("that mean the same, or do not name a vendor, are refused in words", () => {
    expect(() => plan(sheet(["name", "Business Name"]))).toThrow(
      "Two columns of the first line mean 'name'.",
    );
    expect(() => plan(sheet(["phone"]))).toThrow(
      "The first line names no column 'name' or 'id'. It may name: id, slug, name",
    );
  });
});
