import { describe, expect, test } from "vitest";

import { plan, sheet, typed } from "#test-support/vendor-sheets.ts";

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
});
