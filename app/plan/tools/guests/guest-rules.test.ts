import fc from "fast-check";
import { expect, test } from "vitest";

import { countDiets, householdsWithDiets } from "#app/plan/rules/guests/diet-counts.ts";
import { eventGuestTotals } from "./event-totals.ts";
import { invitationStates, filterHouseholds, emptyGuestFilter } from "./filter-households.ts";
import {
  diets,
  guests,
  households,
  sides,
  tiers,
  type InvitationCell,
} from "#app/plan/schema/guests.schema.ts";
import { headcountOfInvitations } from "#app/plan/rules/guests/headcount.ts";
import {
  describeInvitation,
  parseInvitation,
  formatInvitation,
} from "#app/plan/rules/guests/invitation-text.ts";

const household = (id: string, fields: object = {}) => ({ ...households.shape.parse(fields), id });
const guest = (id: string, fields: object) => ({ ...guests.shape.parse(fields), id });

const plates = (category: string, event: string, plannedCents: number) => ({
  category,
  event,
  perGuest: true,
  plannedCents,
  quotedCents: null,
});

test("a plate costs what the caterers of this event ask for, for everybody who may come", () => {
  const count = headcountOfInvitations([{ invited: 10, coming: null }], null, false);
  const items = [
    plates("caterers", "mehndi", 4000),
    { ...plates("caterers", "mehndi", 900), quotedCents: 500 },
    { ...plates("caterers", "mehndi", 80_000), perGuest: false },
    plates("caterers", "reception", 9000),
    plates("decor", "mehndi", 700),
  ];
  expect(eventGuestTotals({ id: "mehndi", room: 8 }, count, items)).toMatchObject({
    left: -2,
    plateCents: 4500,
    costCents: 45_000,
  });
  expect(eventGuestTotals({ id: "nikah", room: null }, count, items)).toMatchObject({
    left: null,
    plateCents: null,
    costCents: null,
  });
});

test("a caterer hears nothing of a named guest who is known not to come", () => {
  const asking = householdsWithDiets(
    [household("a", { name: "Shah" })],
    [
      guest("1", { household: "a", name: "Asha", diets: ["vegan"] }),
      guest("2", { household: "a", name: "Nani", diets: ["jain"], allergies: "Nuts" }),
    ],
  );
  const { counts, allergies } = countDiets(
    asking,
    () => ({ invited: 2, coming: 1 }),
    ({ id }) => id === "2",
  );
  expect(Object.fromEntries(counts)).toMatchObject({ vegan: 1, jain: 0 });
  expect(allergies).toEqual([]);
});

test("a caterer hears of those who come: of a household all, of its people each, and of nobody twice", () => {
  const { counts, allergies } = countDiets(
    householdsWithDiets(
      [
        household("a", { name: "Gill", diets: ["vegetarian"], allergies: "Nuts" }),
        household("b", { name: "Khan" }),
        household("c", { name: "Shah", diets: ["jain"] }),
      ],
      [
        guest("1", { household: "a", name: "Asha", diets: ["vegetarian", "vegan"] }),
        guest("2", { household: "b", name: "Imran", diets: ["halal"], allergies: "Shellfish" }),
        guest("3", { household: "c", name: "Bela", diets: ["jain"] }),
      ],
    ),
    (id) =>
      new Map([
        ["a", { invited: 5, coming: 4 }],
        ["b", { invited: 2, coming: null }],
        ["c", { invited: 3, coming: 0 }],
      ]).get(id),
  );
  expect(Object.fromEntries(counts)).toMatchObject({ vegetarian: 4, vegan: 1, halal: 1, jain: 0 });
  expect(allergies).toEqual([
    { who: "Gill", what: "Nuts" },
    { who: "Imran", what: "Shellfish" },
  ]);
});

test("no diet is asked for by more people than may come", () => {
  const one = fc.record({
    diets: fc.subarray([...diets]),
    own: fc.array(fc.subarray([...diets]), { maxLength: 4 }),
    invited: fc.integer({ min: 1, max: 9 }),
    answer: fc.option(fc.nat(9)),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 6 }), (list) => {
      const cells = list.map(({ invited, answer }) => ({
        invited,
        coming: answer === null ? null : Math.min(answer, invited),
      }));
      const { counts } = countDiets(
        householdsWithDiets(
          list.map((entry, at) => household(`${at}`, { diets: entry.diets })),
          list.flatMap((entry, at) =>
            entry.own.map((own, nth) => guest(`${at}-${nth}`, { household: `${at}`, diets: own })),
          ),
        ),
        (id) => cells[Number(id)],
      );
      const most = headcountOfInvitations(cells, 0, true).expected ?? 0;
      for (const count of counts.values()) expect(count).toBeLessThanOrEqual(most);
    }),
  );
});

test("what is shown of an invitation is read as the same", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.option(fc.nat(500)), (invited, answer) => {
      const invitation = { invited, coming: answer === null ? null : Math.min(answer, invited) };
      expect(parseInvitation(formatInvitation(invitation), 1)).toEqual(invitation);
    }),
  );
});

test.each([
  ["yes", { invited: 4, coming: null }],
  ["X", { invited: 4, coming: null }],
  ["3/4", { invited: 4, coming: 3 }],
  ["2 of 3 (Asha, Dev (Junior))", { invited: 3, coming: 2 }],
  ["no", null],
  ["-", null],
  ["5 of 4", undefined],
  ["501", undefined],
  ["-3", undefined],
  ["perhaps", undefined],
])("'%s' at an event means %j", (typed, meaning) => {
  expect(parseInvitation(typed, 4)).toEqual(meaning);
});

const invitationsOf = (id: string): ReadonlyMap<string, InvitationCell> =>
  new Map(id === "h0" ? [] : [["mehndi", { invited: 3, coming: id === "h1" ? null : id === "h2" ? 0 : 3 }]]);

test.each([
  ["invited", ["h1", "h2", "h3"]],
  ["not-invited", ["h0"]],
  ["coming", ["h3"]],
  ["declined", ["h2"]],
  ["waiting", ["h1"]],
] as const)("who is %s is found, at one event and at any", (answer, ids) => {
  const all = [0, 1, 2, 3].map((at) => household(`h${at}`, { name: `${at}` }));
  const known = { peopleOf: () => [], invitationsOf, movedOf: () => [] };
  for (const event of ["", "mehndi"])
    expect(filterHouseholds(all, { ...emptyGuestFilter, answer, event }, known).map(({ id }) => id)).toEqual(
      ids,
    );
});

test("a household with a guest who was added after its answer is found where somebody has not answered", () => {
  const all = [household("gill", { name: "Gill" })];
  const cell = { invited: 4, coming: 3, open: ["asha"] };
  const known = { peopleOf: () => [], invitationsOf: () => new Map([["mehndi", cell]]), movedOf: () => [] };
  const found = invitationStates.filter(
    (answer) => filterHouseholds(all, { ...emptyGuestFilter, answer }, known).length > 0,
  );
  expect(found).toEqual(["invited", "coming", "waiting"]);
  expect(describeInvitation(cell)).toBe("3 of 4 come, no reply for 1");
});

test("a list is in the order of its names as people count", () => {
  const all = ["Brar family 106", "Brar family 16", "Émile", "Brar family 9"].map((name, at) =>
    household(`h${at}`, { name }),
  );
  const known = { peopleOf: () => [], invitationsOf, movedOf: () => [] };
  expect(filterHouseholds(all, emptyGuestFilter, known).map(({ name }) => name)).toEqual([
    "Brar family 9",
    "Brar family 16",
    "Brar family 106",
    "Émile",
  ]);
});

test("a filter leaves those that fit in the order of their names, and no filter leaves all", () => {
  const entry = fc.record({
    name: fc.constantFrom("Gill", "gill", "Émile", "Zoë", "Khan"),
    side: fc.option(fc.constantFrom(...sides)),
    tier: fc.option(fc.constantFrom(...tiers)),
    tags: fc.subarray(["Work", "Cousins"]),
  });
  const filter = fc.record({
    text: fc.constantFrom("", "GILL", "emile"),
    side: fc.option(fc.constantFrom(...sides)),
    tier: fc.option(fc.constantFrom(...tiers)),
    tag: fc.constantFrom("", "Work"),
    answer: fc.option(fc.constantFrom(...invitationStates)),
    event: fc.constantFrom("", "mehndi"),
  });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), filter, (list, asked) => {
      const all = list.map((fields, at) => household(`h${at}`, fields));
      const known = { peopleOf: () => ["Bela"], invitationsOf, movedOf: () => [] };
      const shown = filterHouseholds(all, asked, known);
      for (const { side, tier, tags } of shown) {
        if (asked.side !== null) expect(side).toBe(asked.side);
        if (asked.tier !== null) expect(tier).toBe(asked.tier);
        if (asked.tag !== "") expect(tags).toContain(asked.tag);
      }
      expect(filterHouseholds(shown, asked, known)).toEqual(shown);
      expect(filterHouseholds(all, emptyGuestFilter, known)).toHaveLength(all.length);
      expect(filterHouseholds(all, { ...emptyGuestFilter, text: "bela" }, known)).toHaveLength(all.length);
    }),
  );
});
