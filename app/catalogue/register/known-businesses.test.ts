import { describe, expect, test } from "vitest";

import { plan, problemsOf, registered, typed, type VendorCells } from "#test-support/vendor-sheets.ts";

import type { RegisteredVendor } from "./plan-import.ts";

describe("a business that is there already", () => {
  const [known] = registered.filter(({ fields }) => fields.phone !== null && fields.website !== null);
  const of = (field: "name" | "phone" | "website") => known?.fields[field] ?? "";

  test.each<[string, VendorCells, string]>([
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

describe("a list that is imported again", () => {
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
