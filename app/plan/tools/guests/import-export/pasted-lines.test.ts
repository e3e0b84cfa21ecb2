import fc from "fast-check";
import { expect, test } from "vitest";

import { sideNamesOf } from "#app/plan/rules/guests/guest-labels.ts";

import { recognizeColumns } from "./list-columns.ts";
import { parseList } from "./parse-list.ts";
import { readGuestFile } from "./read-guest-file.ts";
import { knownSides } from "./side-and-tier.ts";

/** Reads what is pasted as the import does with every choice left as it is. */
async function readPasted(text: string) {
  const [table] = await readGuestFile(new TextEncoder().encode(text));
  const { header = [], rows = [] } = table ?? {};
  return parseList(rows, recognizeColumns(header, []), knownSides(sideNamesOf(undefined)), header);
}

/** Lines that are not a table, whatever the line under test is. */
const among = (...lines: string[]) => ["Noor Khan", ...lines, "Tara, Zain, Om and all"].join("\n");

/** What one line says: name, people and children, and what is only in the notes. */
async function readLine(line: string) {
  const { listed, unclear } = await readPasted(among(line));
  const { name, people, children } = listed[1]?.values ?? {};
  return [name, people ?? null, children ?? null, ...unclear.map(({ why }) => why)];
}

test.each([
  ["Sandhu (2 adults, 3 kids)", "Sandhu", 5, 3],
  ["Sandhu: 2 adults, 3 kids", "Sandhu", 5, 3],
  ["Sandhu, adults 2 kids 3", "Sandhu", 5, 3],
  ["Gill family (2 adults + 3 kids)", "Gill family", 5, 3],
  ["Gill family of 5 (2 adults, 3 kids)", "Gill family", 5, 3],
  ["Sandhu, two adults and three children", "Sandhu", 5, 3],
  ["Rai 2 adults", "Rai", 2, null],
  ["Mr & Mrs Dhillon and kids (2)", "Mr & Mrs Dhillon", 4, 2],
  ["Mr & Mrs Dhillon and 2 kids", "Mr & Mrs Dhillon", 4, 2],
  ["Dr Rao with wife and 2 kids", "Dr Rao", 4, 2],
  ["Kaka and chachi, 2 kids", "Kaka and chachi", 4, 2],
  ["Pinky didi, jiju, 2 bacche", "Pinky didi, jiju", 4, 2],
  ["Pinky didi, jiju and Raj mama, 2 kids", "Pinky didi, jiju and Raj mama", 5, 2],
  ["Pinky, jiju ji, 2 bacche", "Pinky, jiju ji", 4, 2],
  ["Raju uncle, aunty", "Raju uncle, aunty", 2, null],
  ["Raju uncle, Delhi, 2 kids", "Raju uncle, Delhi", 3, 2],
  ["Asha, mami", "Asha, mami", null, null],
  ["Gill 6, 2 kids", "Gill", 6, 2],
  ["Gill 4 + 2 kids", "Gill", 6, 2],
  ["Mr & Mrs Singh + 3 (2 kids)", "Mr & Mrs Singh", 5, 2],
  ["Toor 6 (including 2 kids)", "Toor", 6, 2],
])("children are part of the number of people: %s", async (line, ...household) => {
  expect(await readLine(line)).toEqual(household);
});

test.each([
  ["O'Brien family of five", "O'Brien family", 5],
  ["O’Brien family of Twelve", "O’Brien family", 12],
  ["Bhullar, party of six", "Bhullar", 6],
  ["Asha plus one", "Asha", 2],
  ["Asha + 2 guests", "Asha", 3],
  ["Dr Anil Kapoor plus guest", "Dr Anil Kapoor", 2],
  ["Dr Anil Kapoor + guest", "Dr Anil Kapoor", 2],
  ["Mr. Anil Kapoor and Guest", "Mr. Anil Kapoor", 2],
  ["Mr & Mrs Singh + 3", "Mr & Mrs Singh", 5],
  ["Mr & Mrs Singh + 3 (5)", "Mr & Mrs Singh", 5],
  ["Gill family of 4 + 1", "Gill family", 5],
  ["Uncle Harjit + family 5", "Uncle Harjit + family", 5],
  ["Sukhi Dhillon (+ family of 4)", "Sukhi Dhillon + family", 4],
  ["Sharma parivar (5 log)", "Sharma parivar", 5],
  ["Rahul + gf", "Rahul", 2],
  // A dash before the number at the end is a separator, not a minus.
  ["Bains -3", "Bains", 3],
  ["Bains - 3", "Bains", 3],
  ["ਗਿੱਲ ਪਰਿਵਾਰ (੫)", "ਗਿੱਲ ਪਰਿਵਾਰ", 5],
  ["राम शर्मा + २", "राम शर्मा", 3],
  ["પટેલ પરિવાર ૪", "પટેલ પરિવાર", 4],
  ["احمد خان ۳", "احمد خان", 3],
  ["Jain family of 4", "Jain family", 4],
  ["Class of Ten, Calgary", "Class of Ten, Calgary", null],
  ["Bua ji (Delhi)", "Bua ji (Delhi)", null],
])("a line says how many they are: %s", async (line, name, people) => {
  expect(await readLine(line)).toEqual([name, people, null]);
});

test.each([
  ["Sidhu 0", "Sidhu", null, null, "“0” is only in the notes."],
  ["Sidhu family 600", "Sidhu family", null, null, "“600” is only in the notes."],
  ["Patel 4-5 people", "Patel", null, null, "“4-5 people” is only in the notes."],
  ["Patel 12/03/2027", "Patel", null, null, "“12/03/2027” is only in the notes."],
  ["Gill (2), Delhi side", "Gill", 2, null, "“Delhi side” is only in the notes."],
  ["Gill family of 3, 5 kids", "Gill family", 3, null, "“5 kids” is only in the notes."],
  ["Gill family of 6 (2 adults, 3 kids)", "Gill family", 6, 3, "“2 adults” is only in the notes."],
  ["Brar family (8, 3 jain)", "Brar family", 8, null, "“3 jain” is only in the notes."],
])("what is not understood is named and never part of the name: %s", async (line, ...household) => {
  expect(await readLine(line)).toEqual(household);
  const { listed } = await readPasted(among(line));
  expect(listed[1]?.leftovers).toEqual([`As written: ${line}`]);
});

test("a telephone number, an email and an allergy are the household's", async () => {
  const { listed, unclear } = await readPasted(
    [
      "Gurpreet Brar, 403 555 0199",
      "Gill family of 4 (403) 555-0101 gill@example.com",
      "Bua ji Delhi +91 98765 43210, x2",
      "Surinder & Kulwinder Aulakh x4, nut allergy",
      "Rai, 587-555-0102 / 403-555-0103",
    ].join("\n"),
  );
  expect(
    listed.map(({ values: { name, people, phone, email, allergies } }) => [
      name,
      people,
      phone,
      email,
      allergies,
    ]),
  ).toEqual([
    ["Gurpreet Brar", undefined, "403 555 0199", undefined, undefined],
    ["Gill family", 4, "(403) 555-0101", "gill@example.com", undefined],
    ["Bua ji Delhi", 2, "+91 98765 43210", undefined, undefined],
    ["Surinder & Kulwinder Aulakh", 4, undefined, undefined, "nut allergy"],
    ["Rai", undefined, "587-555-0102", undefined, undefined],
  ]);
  expect(unclear.map(({ line, why }) => [line, why])).toEqual([[5, "“403-555-0103” is only in the notes."]]);
});

test.each([
  ["Gurpreet Brar, 403 555 0199", "Gurpreet Brar"],
  ["Sandhu (2 adults, 3 kids)", "Sandhu"],
  ["Surinder & Kulwinder Aulakh x4, nut allergy", "Surinder & Kulwinder Aulakh"],
])("one line with a comma is not a table: %s", async (line, name) => {
  const { listed } = await readPasted(line);
  expect(listed.map(({ values }) => values.name)).toEqual([name]);
  expect(listed[0]?.leftovers).toEqual([`As written: ${line}`]);
});

test("a total is quoted as it was typed, and a line of numbers alone has no name", async () => {
  const { listed, unread } = await readPasted(among("Total: 58", "Grand total 620", "58"));
  expect(listed).toHaveLength(2);
  expect(unread).toEqual([
    { line: 2, why: "“Total: 58” is a total, not a household." },
    { line: 3, why: "“Grand total 620” is a total, not a household." },
    { line: 4, why: "There is no name: “58”" },
  ]);
});

test("a group's name between the names is their heading, and nobody above it is lost", async () => {
  const { listed } = await readPasted(
    "Guest list\nHarpreet Gill +2\nRaj Patel\nFamily\nUncle Bob\nHer friends\nZoya Khan",
  );
  expect(listed.map(({ values: { name, people, tags } }) => [name, people, tags])).toEqual([
    ["Harpreet Gill", 3, undefined],
    ["Raj Patel", undefined, undefined],
    ["Uncle Bob", undefined, ["Family"]],
    ["Zoya Khan", undefined, ["Her friends"]],
  ]);
});

test("a chat's own marks are no part of a name, and its questions and sentences are told apart", async () => {
  const text = [
    "[12/03/2027, 9:14 p.m.] Mum: Raju uncle 2 \u200e<This message was edited>",
    "[12/03/2027, 9:15 p.m.] ~\u202fMum 🌸: Gill family 4?",
    "[12/03/2027, 9:16 p.m.] ~ Mum 🌸: did you add Chacha ji?? 🙏🏽",
    "[12/03/2027, 9:17 p.m.] Mum: Bua ji",
    "ok will send more tomorrow",
    "[12/03/2027, 9:18 p.m.] Dad: I’ll add them later",
    "[12/03/2027, 9:19 p.m.] Dad: Will Smith",
  ].join("\n");
  const [table] = await readGuestFile(new TextEncoder().encode(text));
  expect(table?.messages).toEqual([3, 5, 6]);
  const { listed } = await readPasted(text);
  expect(listed.map(({ values: { name, people, proposer } }) => [name, people, proposer])).toEqual([
    ["Raju uncle", 2, "Mum"],
    ["Gill family", 4, "Mum 🌸"],
    ["did you add Chacha ji?? 🙏🏽", undefined, "Mum 🌸"],
    ["Bua ji", undefined, "Mum"],
    ["ok will send more tomorrow", undefined, "Mum"],
    ["I’ll add them later", undefined, "Dad"],
    ["Will Smith", undefined, "Dad"],
  ]);
  // In a list without a chat, a question mark is only a doubt.
  const [typed] = await readGuestFile(new TextEncoder().encode("Bua ji?\nNoor Khan\nGill family"));
  expect(typed?.messages).toEqual([]);
});

test("only a table is asked whether its first line has the headings", async () => {
  const kinds = await Promise.all(
    ["Gill family 4\nNoor Khan", "BEGIN:VCARD\nFN:Noor Khan\nEND:VCARD", "Name,People\nGill,4"].map((text) =>
      readGuestFile(new TextEncoder().encode(text)),
    ),
  );
  expect(kinds.map(([table]) => table?.isTable)).toEqual([false, false, true]);
});

const surname = fc.constantFrom("Gill", "O'Brien", "Mr Rao", "ਗਿੱਲ", "शर्मा", "પટેલ", "خان");
const few = fc.integer({ min: 1, max: 20 });

test("adults and children add up however they are joined, and the name stays", async () => {
  const joins = fc.constantFrom(", ", " + ", " & ", " and ", " plus ", "; ");
  await fc.assert(
    fc.asyncProperty(surname, few, few, joins, fc.boolean(), async (name, adults, kids, join, inBrackets) => {
      const party = `${adults} adults${join}${kids} kids`;
      const line = `${name} ${inBrackets ? `(${party})` : party}`;
      expect(await readLine(line)).toEqual([name, adults + kids, kids]);
    }),
  );
});

test("no line leaves a number in its name, has more children than people, or loses what was typed", async () => {
  const part = fc.constantFrom(
    ..."Gill & + x4 family of 5 (2) , - 0 kids 3 adults guest veg jain 600 4-5 five ४ 403 555 0199 (".split(
      " ",
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const line = `Noor ${parts.join(" ")}`;
      // Of a chat, where a line with commas is not taken for headings.
      const { listed } = await readPasted(`[12/03/2027, 9:14 p.m.] Mummy: ${line}`);
      const { name = "", people, children } = listed[0]?.values ?? {};
      expect(name).toMatch(/^Noor/);
      expect(name).not.toMatch(/(?<![\p{L}\d])\d+(?![\p{L}\d])/u);
      expect(children ?? 0).toBeLessThanOrEqual(people ?? 1);
      expect(people ?? 1).toBeGreaterThan(0);
      if (name !== line.trim()) expect(listed[0]?.leftovers).toEqual([`As written: ${line.trim()}`]);
    }),
    { numRuns: 500 },
  );
});
