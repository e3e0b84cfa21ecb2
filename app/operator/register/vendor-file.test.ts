import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { parseSpreadsheet, type Spreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";

import { makeSlug } from "#app/catalogue/register/make-slug.ts";
import { planImport, type RegisteredVendor } from "#app/catalogue/register/plan-import.ts";
import { vendorColumns } from "#app/catalogue/register/vendor-columns.ts";
import { noOutreach, vendorFieldsSchema, type VendorFields } from "#app/catalogue/register/vendor-fields.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";

const catalogue = readCatalogue().listings;
const registered = catalogue.map((entry): RegisteredVendor => ({
  id: entry.id,
  state: "live",
  origin: "content",
  owned: false,
  fields: vendorFieldsSchema.parse({ ...entry, ...noOutreach }),
}));
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

const sheet = (header: string[], ...cells: string[][]): Spreadsheet => ({
  encoding: "UTF-8",
  headerLine: 1,
  delimiter: ",",
  header,
  rows: cells.map((row, at) => ({ line: at + 2, cells: row })),
});

/** A line as an operator would type it, with what is not said here as in any good one. */
const good = {
  name: "Prairie Smoke Photo",
  category: "Photographers",
  description:
    "Documentary photographs of long days, by two people who have walked every coulee near the city.",
  about:
    "Two photographers from Okotoks who work together on every wedding and hand over the pictures in four weeks.",
  offers: "Ten hours; Second photographer",
  tags: "Documentary",
  location: "Southeast Calgary",
  phone: "(403) 700-1234",
  website: "prairiesmoke.ca",
};
type Cells = Partial<
  Record<
    keyof typeof good | "id" | "slug" | "price" | "email" | "source" | "found on" | "services" | "fictional",
    string
  >
>;
const typed = (...lines: Cells[]) => {
  const header = [...new Set(lines.flatMap((line) => Object.keys({ ...good, ...line })))];
  return sheet(
    header,
    ...lines.map((line) => {
      const cells: Record<string, string> = { ...good, ...line };
      return header.map((title) => cells[title] ?? "");
    }),
  );
};
const plan = (file: Spreadsheet, vendors = registered, allowDuplicates = false) =>
  planImport(file, vendors, ["once-was"], { allowDuplicates }).lines;
const problemsOf = (lines: ReturnType<typeof plan>) =>
  lines.flatMap((line) => (line.outcome === "refuse" ? line.problems : []));

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

  test.each<[string, Cells, string, string]>([
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

/** The four columns of a list that nobody made for us. */
const list = (...rows: string[][]) => plan(sheet(["Business", "Type", "Tel", "Website"], ...rows));

describe("a list as an events person has it", () => {
  test("is imported with name, category, phone and website, and nothing is invented", () => {
    expect(list(["Prairie Smoke Photo", "Photography", "403 700 1234", "@prairiesmoke"])).toMatchObject([
      {
        outcome: "add",
        fields: {
          category: "photographers",
          phone: "403-700-1234",
          website: "https://www.instagram.com/prairiesmoke",
          description: "",
          about: [],
          offers: [],
          tags: [],
          location: "",
          price: null,
          email: null,
        },
      },
    ]);
  });

  test("calls trades as people do, and a service within a category is understood", () => {
    const categories = list(
      ["One", "DJ", "403-700-0001", ""],
      ["Two", "Makeup artist", "403-700-0002", ""],
      ["Three", "Henna", "403-700-0003", "-"],
      ["Four", "Pandit", "", "four.ca"],
    ).map((line) => line.outcome === "add" && [line.fields.category, line.fields.services]);
    expect(categories).toEqual([
      ["djs", []],
      ["beauty", []],
      ["beauty", ["mehndi"]],
      ["planners", ["priests"]],
    ]);
  });

  test("has an email that only an invitation goes to, with the page and the day on which it was found", () => {
    const [line] = plan(
      typed({ email: "hello@prairiesmoke.ca", source: "prairiesmoke.ca/contact", "found on": "20 Nov 2026" }),
    );
    expect(line).toMatchObject({
      fields: {
        email: null,
        outreachEmail: "hello@prairiesmoke.ca",
        outreachSource: "https://prairiesmoke.ca/contact",
        outreachFoundOn: "2026-11-20",
      },
    });
  });

  test.each([
    ["2500", "photographers", [1, 1]],
    ["$3,500 - $6,000", "photographers", [2, 3]],
    ["from $120 per plate", "Catering", [2, 2]],
    ["2-3", "photographers", [2, 3]],
  ])("may give the price as %s", (price, category, levels) => {
    expect(plan(typed({ price, category }))).toMatchObject([{ outcome: "add", fields: { price: levels } }]);
  });

  test("has its dollars left out, and says so, where we know no usual price", () => {
    expect(plan(typed({ price: "2500", category: "florists" }))).toMatchObject([
      {
        outcome: "add",
        fields: { price: null },
        notes: [expect.stringContaining("couples are told to ask")],
      },
    ]);
  });

  describe("imported again", () => {
    const [first] = plan(typed({}));
    if (first?.outcome !== "add") throw new Error("the line is good");
    const before: RegisteredVendor = {
      id: 100_000,
      state: "live",
      origin: "import",
      owned: false,
      fields: first.fields,
    };

    test("adds nothing twice", () => {
      expect(plan(typed({}), [before])).toMatchObject([{ outcome: "same", id: 100_000 }]);
    });

    test("changes what it says otherwise now, and an empty cell takes nothing away", () => {
      expect(
        plan(typed({ phone: "403-700-9999", about: "", source: "prairiesmoke.ca" }), [before]),
      ).toMatchObject([
        {
          outcome: "change",
          id: 100_000,
          changes: { phone: "403-700-9999", outreachSource: "https://prairiesmoke.ca" },
        },
      ]);
    });

    test("leaves alone what a business manages by now", () => {
      const owned = { ...before, owned: true };
      expect(plan(typed({ phone: "403-700-9999" }), [owned])).toMatchObject([
        { outcome: "same", notes: ["its business manages it: left as it is"] },
      ]);
    });

    test("takes another business of the same name for another, and asks", () => {
      const other = typed({ phone: "403-700-9999", website: "another.ca" });
      expect(problemsOf(plan(other, [before]))).toEqual([
        { field: "name", reason: "is also that of listing 100000" },
      ]);
    });

    test("refuses a line that stands twice in the file", () => {
      expect(problemsOf(plan(typed({}, {}), [before]))).toEqual([
        { field: "id", reason: "line 2 has this listing already" },
      ]);
    });
  });
});

describe("a business that is there already", () => {
  const [known] = registered.filter(({ fields }) => fields.phone !== null && fields.website !== null);
  const of = (field: "name" | "phone" | "website") => known?.fields[field] ?? "";

  test.each<[string, Cells, string]>([
    ["name, however it is written", { name: of("name").toUpperCase().replaceAll(" ", "  ") }, "name"],
    ["number, however it is written", { phone: `+1 ${of("phone").replaceAll("-", ".")}` }, "phone"],
    [
      "site, whatever its page",
      { website: `${of("website").replace("https://", "www.")}/about?x=1` },
      "website",
    ],
  ])("is known by its %s", (_, cells, field) => {
    const problems = problemsOf(plan(typed(cells)));
    expect(problems).toEqual([{ field, reason: `is also that of listing ${known?.id}` }]);
    expect(plan(typed(cells), registered, true)).toMatchObject([{ outcome: "add" }]);
  });

  test("may stand twice in one file, and the second line names the first", () => {
    expect(problemsOf(plan(typed({}, { name: "Another" })))).toEqual([
      { field: "phone", reason: "is also that of line 2 of this file" },
      { field: "website", reason: "is also that of line 2 of this file" },
    ]);
  });

  test("is not known by a site that many share", () => {
    const lines = plan(
      typed(
        { website: "https://www.instagram.com/prairiesmoke" },
        { name: "Another", phone: "403-700-9999", website: "https://instagram.com/another/" },
      ),
    );
    expect(lines.map(({ outcome }) => outcome)).toEqual(["add", "add"]);
  });

  test("and asked to be removed is not brought back, not even as a duplicate", () => {
    const vendors = registered.map((vendor) =>
      vendor === known ? { ...vendor, state: "removed" as const } : vendor,
    );
    expect(problemsOf(plan(typed({ name: of("name") }), vendors, true))).toEqual([
      { field: "name", reason: `is that of listing ${known?.id}, which asked to be removed` },
    ]);
    const changed = typed({ id: String(known?.id), name: "Under another name" });
    expect(problemsOf(plan(changed, vendors))[0]?.reason).toContain(`listings restore ${known?.id}`);
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

test("an address is made of the name's letters and taken by nobody", () => {
  const taken = new Set(["rose-and-co", "rose-and-co-2", "vendor"]);
  const slug = (name: string) => makeSlug(name, (candidate) => taken.has(candidate));
  expect(["Rosé & Co.", "Zoë’s 'Café'", "ਗੁਲਦਸਤਾ", "--"].map(slug)).toEqual([
    "rose-and-co-3",
    "zoes-cafe",
    "vendor-2",
    "vendor-2",
  ]);
});
