import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import {
  attendees,
  diets,
  guestReplies,
  guests,
  households,
  invitations,
  packAttendees,
  replyDays,
  sides,
  tiers,
} from "#app/plan/schema/guests.schema.ts";
import { events as planEvents } from "#app/plan/schema/wedding.schema.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { sideNamesOf } from "#app/plan/rules/guests/guest-labels.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { parseSpreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";
import { writeSpreadsheet } from "#app/spreadsheets/write-spreadsheet.ts";
import {
  listEvents as events,
  listOf,
  listSides as names,
  takeGuestList as take,
} from "#test-support/take-guest-list.ts";

import { parseEventsCell } from "./events-cell.ts";
import { recognizeColumns } from "./list-columns.ts";
import { parseList } from "./parse-list.ts";
import { isNumber } from "./party-members.ts";
import { knownSides, normalizeWord, unknownSides } from "./side-and-tier.ts";
import { writeList } from "./write-list.ts";

const csvOf = (document: Doc) => {
  const { header, rows } = writeList(listOf(document));
  return `\uFEFF${writeSpreadsheet(header, rows)}`;
};

/** The list without its ids. */
const saidIn = (document: Doc) =>
  writeList(listOf(document))
    .rows.map((row) => row.slice(0, -1).join("\u0000"))
    .toSorted();

const tidyText = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.string({ unit: fc.constantFrom(..."=+-@|;\\,\"'\nab é".split("")), maxLength: 10 }),
    )
    .map((text) => text.replaceAll(/\r\n?/g, "\n").trim().slice(0, most));
const name = tidyText(60).filter((text) => text !== "");
const count = fc.option(fc.integer({ min: 1, max: 500 }));
const household = fc.record({
  name,
  side: fc.option(fc.constantFrom(...sides)),
  tier: fc.option(fc.constantFrom(...tiers)),
  people: count,
  children: fc.option(fc.nat(500)),
  tags: fc.uniqueArray(fc.constantFrom("Cousins", "Work", "Old friends"), { maxLength: 3 }),
  diets: fc.subarray([...diets]),
  allergies: tidyText(60),
  proposer: tidyText(60),
  email: tidyText(60),
  phone: tidyText(40),
  address: tidyText(60),
  notes: tidyText(100),
  message: tidyText(100),
});
const guest = fc.record({
  // A number is nobody's name.
  name: name.filter((text) => !isNumber(text)),
  child: fc.boolean(),
  diets: fc.subarray([...diets]),
  allergies: tidyText(40),
  meal: tidyText(40),
});
const invitation = fc
  .tuple(fc.integer({ min: 1, max: 500 }), fc.option(fc.nat(500)))
  .map(([invited, coming]) => `${invited}${coming === null ? "" : `:${Math.min(coming, invited)}`}`);
const plan = fc.uniqueArray(
  fc.record({
    household,
    guests: fc.uniqueArray(guest, {
      maxLength: 3,
      selector: (person) => person.name.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, ""),
    }),
    cells: fc.record({ mehndi: fc.option(invitation), reception: fc.option(invitation) }),
  }),
  {
    maxLength: 6,
    selector: (entry) => entry.household.name.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, ""),
  },
);

test("a list that is written reads back as the same list, into an empty plan and into its own", () => {
  fc.assert(
    fc.property(plan, (entries) => {
      const document = new Doc();
      for (const [at, entry] of entries.entries()) {
        putRow(households, document, `h${at}`, entry.household);
        for (const [nth, person] of entry.guests.entries())
          putRow(guests, document, `g${at}-${nth}`, { household: `h${at}`, ...person });
        for (const [event, cell] of Object.entries(entry.cells))
          if (cell !== null) putCell(invitations, document, `h${at}`, event, cell);
      }
      const csv = csvOf(document);
      const before = saidIn(document);

      const again = take(document, csv);
      expect(again.unread).toEqual([]);
      expect(again.outcomes.flatMap(({ outcome }) => outcome.changes)).toEqual([]);
      expect(saidIn(document)).toEqual(before);

      const empty = new Doc();
      take(empty, csv);
      expect(saidIn(empty)).toEqual(before);
    }),
    { numRuns: 150 },
  );
});

test("an exported list says by name who comes, and reads back as the number", () => {
  const document = new Doc();
  putRow(households, document, "shah", { name: "Shah", people: 3 });
  for (const id of ["asha", "dev", "nani"]) putRow(guests, document, id, { household: "shah", name: id });
  putCell(invitations, document, "shah", "mehndi", "3:2");
  putCell(attendees, document, "shah", "mehndi", packAttendees(["dev", "nani"]));
  const csv = csvOf(document);
  expect(csv).toContain('"2 of 3 (dev, nani)"');
  expect(take(document, csv).outcomes.map(({ outcome }) => outcome.changes)).toEqual([[]]);
  // Asha was added after the answer.
  putCell(guestReplies, document, "asha", "mehndi", "open");
  const listed = csvOf(document);
  expect(listed).toContain('"2 of 3 (dev, nani; no reply: asha)"');
  expect(take(document, listed).outcomes.map(({ outcome }) => outcome.changes)).toEqual([[]]);
  expect(viewAnswers(document).row("shah").get("mehndi")?.open).toEqual(["asha"]);
  take(document, listed.replace("2 of 3", "3 of 3"));
  expect(viewAnswers(document).row("shah").get("mehndi")).toEqual({ invited: 3, coming: 3 });
});

test("a reply for a day that its event is no longer on says which, and reads back as the number", () => {
  const document = new Doc();
  putRow(households, document, "shah", { name: "Shah", people: 3 });
  for (const id of ["asha", "dev", "nani"]) putRow(guests, document, id, { household: "shah", name: id });
  putCell(invitations, document, "shah", "mehndi", "3:2");
  putCell(attendees, document, "shah", "mehndi", packAttendees(["dev", "nani"]));
  const moved = [{ event: "mehndi", households: new Map([["shah", "2027-08-21"]]) }];
  const { header, rows } = writeList(listOf(document), moved);
  const csv = writeSpreadsheet(header, rows);
  expect(csv).toContain('"2 of 3 (for 21 August; dev, nani)"');
  expect(take(document, csv).outcomes.map(({ outcome }) => outcome.changes)).toEqual([[]]);
});

test("a number that a file says is for a former day is no reply for the day that the event has now", () => {
  const document = new Doc();
  putRow(planEvents, document, "mehndi", { name: "Mehndi", date: "2027-08-28" });
  const dayOf = () => {
    const [row] = viewTable(households, document).rows();
    return viewGrid(replyDays, document)
      .row(row?.id ?? "")
      .get("mehndi")?.day;
  };
  take(document, 'Household,People,Mehndi\nShah,3,"1 of 3 (for 21 August; dev)"\n');
  expect(dayOf()).toBeUndefined();
  const [shah] = viewTable(households, document).rows();
  expect(
    viewAnswers(document)
      .row(shah?.id ?? "")
      .get("mehndi"),
  ).toEqual({ invited: 3, coming: 1 });
  // The plan knows its year.
  putCell(replyDays, document, shah?.id ?? "", "mehndi", "2027-08-21");
  take(document, 'Household,People,Mehndi\nShah,3,"2 of 3 (for 21 August)"\n');
  expect(
    viewAnswers(document)
      .row(shah?.id ?? "")
      .get("mehndi"),
  ).toEqual({ invited: 3, coming: 2 });
  expect(dayOf()).toBe("2027-08-21");
  take(document, 'Household,People,Mehndi\nShah,3,"1 of 3 (dev)"\n');
  expect(dayOf()).toBe("2027-08-28");
});

test("headings in plain words, yes and no at the events, and what the file does not say", () => {
  const document = new Doc();
  const { outcomes, unread, unclear } = take(
    document,
    "Family\tBride or Groom\tHow many\tKids\tDiet\tWhatsApp\tMEHNDI\tReception\n" +
      "Gill family\tGroom\t4\t2\tVeg, no nuts\t403 555 0101\tYes\t3 of 4\n" +
      "Khan\tneighbour\t\t\t\t\tno\t2\n" +
      "\tBride\t2\t\t\t\t\t\n" +
      "Patel\tBride\t-3\t\t\t\t\t\n" +
      "Li\tBride\t2\t\t\t\tperhaps\t\n",
  );
  expect(unread).toEqual([{ line: 4, why: "There is no name: “Bride, 2”" }]);
  expect(unclear.map(({ line, why }) => [line, why])).toEqual([
    [5, "How many: “-3” is not a number from 1 to 500."],
    [6, "MEHNDI: “perhaps” says nothing about an invitation: write yes, no, 4 or 3 of 4."],
  ]);
  expect(outcomes.map(({ outcome }) => outcome.changes.map(({ what, to }) => `${what} ${to}`))).toEqual([
    [
      "Household Gill family",
      "Side Daniel",
      "People 4",
      "Children 2",
      "Diet Vegetarian",
      "Allergies no nuts",
      "Phone 403 555 0101",
      "Mehndi 4",
      "Reception 3 of 4",
    ],
    ["Household Khan", "Tags neighbour", "Reception 2"],
    ["Household Patel", "Side Simran", "Notes How many: -3"],
    ["Household Li", "Side Simran", "People 2", "Notes MEHNDI: perhaps"],
  ]);
});

const sizesIn = (csv: string) =>
  take(new Doc(), csv).listed.map(({ values }) => [values.name, values.people ?? null]);

test("a name says how many they are where the column of numbers is empty, and not in a list of our own", () => {
  expect(sizesIn("Name,People\nMr & Mrs Singh + 3,\nGill family 2,4\nKhan,\n")).toEqual([
    ["Mr & Mrs Singh", 5],
    ["Gill family 2", 4],
    ["Khan", null],
  ]);
  expect(sizesIn("Name,People,Reference\nMr & Mrs Singh + 3,,h1\n")).toEqual([["Mr & Mrs Singh + 3", null]]);
});

test("a column of guests that has numbers says how many they are, and a number is nobody's name", () => {
  expect(sizesIn("Family,Guests\nGill,4\nRao,3\nKhan,2\n")).toEqual([
    ["Gill", 4],
    ["Rao", 3],
    ["Khan", 2],
  ]);
  const { outcomes } = take(new Doc(), "Name,Guests,Mehndi,Reception\nGill,4,2,4\n");
  expect(outcomes[0]?.outcome.changes.map(({ what, to }) => `${what} ${to}`)).toEqual([
    "Household Gill",
    "People 4",
    "Mehndi 2",
    "Reception 4",
  ]);
  // Names are names, and the number of one line is its size.
  const mixed = take(new Doc(), "Family,Guests\nGill,Asha; Ravi; 3\nRao,Meera\nKhan,2\n");
  expect(
    mixed.listed.map(({ values, guests: named }) => [values.people, named.map((one) => one.name)]),
  ).toEqual([
    [undefined, ["Asha", "Ravi"]],
    [undefined, ["Meera"]],
    [2, []],
  ]);
  const both = take(new Doc(), "Family,People,Guests\nGill,4,4\nRao,3,2\n");
  expect(both.listed.map(({ values, guests: named }) => [values.people, named])).toEqual([
    [4, []],
    [3, []],
  ]);
  expect([...mixed.unclear, ...both.unclear].map(({ line, why }) => [line, why])).toEqual([
    [2, "Guests: “3” is a number, not a name."],
    [3, "Guests: “2” is a number, not a name."],
  ]);
});

test("a name under 'Guest name' says how many they are, as one under 'Name' does", () => {
  expect(
    sizesIn("Guest Name,Side\nMr & Mrs Singh + 3,Groom\nUncle Harjit + family 5,Bride\nAsha Gill,Bride\n"),
  ).toEqual([
    ["Mr & Mrs Singh", 5],
    ["Uncle Harjit + family", 5],
    ["Asha Gill", null],
  ]);
  expect(sizesIn("Guest Name,Side,Adults,Kids\nMr & Mrs Singh + 3,Groom,,\nKhan,Bride,2,1\n")).toEqual([
    ["Mr & Mrs Singh", 5],
    ["Khan", 3],
  ]);
  expect(sizesIn("First name,Last name,Plus one\nAsha and Dev,Gill,\nLi,Wei,yes\n")).toEqual([
    ["Asha and Dev Gill", 2],
    ["Li Wei", 2],
  ]);
  // A line of one person in a household is that person's.
  const { listed } = take(new Doc(), "Guest Name,Family\nMr & Mrs Singh + 3,Singh\n");
  expect(listed[0]?.guests.map((one) => one.name)).toEqual(["Mr & Mrs Singh + 3"]);
});

test("numbers of lines are no sizes, and a plus one takes none from a name that says more", () => {
  expect(sizesIn("Guest #,Name\n1,Gill\n2,Rao\n3,Khan\n")).toEqual([
    ["Gill", null],
    ["Rao", null],
    ["Khan", null],
  ]);
  expect(sizesIn("Guest Name,Plus One\nMr & Mrs Singh + 3,yes\n")).toEqual([["Mr & Mrs Singh", 5]]);
});

test("a total under 'Guest name' is quoted with its numbers", () => {
  const { unread } = take(new Doc(), "Guest Name,Adults,Kids\nKhan,2,1\nTOTAL,8,2\n");
  expect(unread).toEqual([{ line: 3, why: "“TOTAL, 8, 2” is a total, not a household." }]);
});

test("a column of event names invites to them; what is no event goes to the notes", () => {
  const { listed, unclear } = take(
    new Doc(),
    'Name,People,Invited to,Reception\nGill,4,Mehndi & Reception,3\nKhan,2,all,\nLi,2,"reception only; Cocktails, MEHNDI",\nFox,2,,\n',
  );
  expect(listed.map(({ invitations: invited }) => Object.fromEntries(invited))).toEqual([
    { mehndi: "yes", reception: "3" },
    { mehndi: "yes", reception: "yes" },
    { mehndi: "yes", reception: "yes" },
    {},
  ]);
  expect(listed.map(({ leftovers }) => leftovers)).toEqual([[], [], ["Invited to: Cocktails"], []]);
  expect(unclear.map(({ line, why }) => [line, why])).toEqual([
    [4, "Invited to: “Cocktails” is not an event of your plan."],
  ]);
});

test("a number beside an event's name is how many of the household are invited to it", () => {
  const written = [
    "Mehndi (2), Reception",
    "Mehndi x2; Reception x 3",
    "2 x Mehndi & Reception: 3 people",
    "all (2)",
    "Mehndi (0)",
    "Cocktails (2), Mehndi 1",
  ];
  const { listed, unclear } = take(
    new Doc(),
    `Name,People,Invited to\n${written.map((cell, at) => `Family ${at},4,"${cell}"\n`).join("")}`,
  );
  expect(listed.map(({ invitations: invited }) => Object.fromEntries(invited))).toEqual([
    { mehndi: "2", reception: "yes" },
    { mehndi: "2", reception: "3" },
    { mehndi: "2", reception: "3" },
    { mehndi: "2", reception: "2" },
    { mehndi: "yes" },
    { mehndi: "1" },
  ]);
  expect(listed.map(({ leftovers }) => leftovers)).toEqual([
    [],
    [],
    [],
    [],
    ["Invited to: Mehndi 0"],
    ["Invited to: Cocktails (2)"],
  ]);
  expect(unclear.map(({ why }) => why)).toEqual([
    "Invited to: “Mehndi 0” is not a number of people.",
    "Invited to: “Cocktails (2)” is not an event of your plan.",
  ]);
});

test("an event whose own name ends in a number is invited to by that name", () => {
  const days = [
    { id: "one", name: "Day 1" },
    { id: "two", name: "Day 2" },
  ];
  expect(parseEventsCell("Day 2 (3), day 1", days)).toEqual({
    events: new Map([
      ["two", "3"],
      ["one", "yes"],
    ]),
    others: "",
  });
});

test("a cell of twenty thousand blanks is no event, and is read all the same", () => {
  const cell = `Mehndi${" ".repeat(20_000)}with (${" ".repeat(20_000)}`;
  expect(parseEventsCell(cell, [{ id: "mehndi", name: "Mehndi" }])).toEqual({
    events: new Map(),
    others: cell.trim(),
  });
});

test("a number of the whole party on the line of one person is no number of that line", () => {
  const { listed } = take(
    new Doc(),
    "Name,Household,Invited to\nAsha Gill,Gill,Mehndi (2)\nRavi Gill,Gill,Mehndi (2)\n",
  );
  expect(Object.fromEntries(listed[0]?.invitations ?? [])).toEqual({ mehndi: "2" });
  expect(listed[0]?.leftovers).toEqual([
    "Asha Gill, Invited to: Mehndi 2",
    "Ravi Gill, Invited to: Mehndi 2",
  ]);
});

test("a file changes what it says and nothing else, and removes nothing", () => {
  const document = new Doc();
  take(document, "Household,People,Guests,Mehndi,Notes\nGill,4,Asha; Ravi | child,4,By the window\n");
  const { outcomes } = take(document, "Name,People,Guests,Mehndi\ngill,5,Meera,yes\n");
  expect(outcomes[0]?.outcome.changes).toEqual([
    { what: "Household", from: "Gill", to: "gill" },
    { what: "People", from: "4", to: "5" },
    { what: "Guests", from: "Asha; Ravi | child", to: "Meera" },
  ]);
  expect(saidIn(document).join()).toContain("By the window");
  expect(viewTable(guests, document).rows()).toHaveLength(3);
});

test("who is named has a place, where a list does not say how many they are", () => {
  const document = new Doc();
  const sizes = () =>
    Object.fromEntries(
      viewTable(households, document)
        .rows()
        .map((row) => [row.name, row.people]),
    );
  take(document, "Family,Guests,Mehndi\nGill,Asha; Ravi,yes\nRao,Meera,yes\n");
  expect(sizes()).toEqual({ Gill: 2, Rao: null });
  take(document, "Family,Guests\nRao,Dev; Kiran\nGill,Asha\n");
  expect(sizes()).toEqual({ Gill: 2, Rao: 3 });
});

test("lines of single people become households, and what they bring adds up", () => {
  const document = new Doc();
  take(
    document,
    "Name,Household,Diet,Reception\nAsha Gill,Gill,Vegan,yes\nRavi Gill,Gill,,yes\nLi Wei,Li,,\nMeera Gill,Gill,,no\n",
  );
  const rows = viewTable(households, document).rows();
  const gill = rows.find((row) => row.name === "Gill");
  expect(rows).toHaveLength(2);
  expect(gill).toMatchObject({ people: 3, diets: [] });
  expect(
    viewGrid(invitations, document)
      .row(gill?.id ?? "")
      .get("reception"),
  ).toEqual({
    invited: 2,
    coming: null,
  });
  expect(
    viewTable(guests, document)
      .rows()
      .map((row) => row.name)
      .toSorted(),
  ).toEqual(["Asha Gill", "Li Wei", "Meera Gill", "Ravi Gill"]);
});

test("a list that was exported before the sides were Partner 1 and Partner 2 comes back unasked", () => {
  const rows = [{ cells: ["One side"] }, { cells: ["The other side"] }, { cells: ["Both"] }];
  const known = knownSides(sideNamesOf(undefined));
  expect(unknownSides(rows, 0, known)).toEqual([]);
  expect(rows.map(({ cells: [side = ""] }) => known.get(normalizeWord(side)))).toEqual([
    "one",
    "two",
    "both",
  ]);
});

test("a name of ten thousand letters is refused with its line, the others are read", () => {
  const { listed, unread } = take(new Doc(), `Name\n${"ä".repeat(10_000)}\nLi\n`);
  expect(unread).toEqual([{ line: 2, why: "Household has 10,000 letters, at most 200 fit." }]);
  expect(listed).toHaveLength(1);
});

test("any table whatever is read without failing", () => {
  const cell = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom("Name", "yes", "3/4", "People", "Mehndi"),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
      const [header = [], ...lines] = rows;
      const { listed, unread } = parseList(
        lines.map((cells, at) => ({ line: at + 2, cells })),
        recognizeColumns(header, events),
        knownSides(names),
      );
      expect(listed.length + unread.length).toBeLessThanOrEqual(lines.length);
    }),
  );
});

test("a child named in a reply counts among the children of the export, which changes nothing when it is read", () => {
  const document = new Doc();
  putRow(households, document, "gill", { name: "Gill", people: 4 });
  putRow(households, document, "khan", { name: "Khan", people: 3, children: 2 });
  for (const id of ["gill", "khan"])
    putRow(guests, document, `child-${id}`, { household: id, name: "Noor", child: true });
  const csv = csvOf(document);
  const { header, rows } = parseSpreadsheet(new TextEncoder().encode(csv));
  const column = header.indexOf("Children");
  expect(rows.map(({ cells }) => cells[column])).toEqual(["1", "2"]);
  expect(take(document, csv).outcomes.map(({ outcome }) => outcome.changes)).toEqual([[], []]);
});
