import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { sideNamesOf, tierNames } from "#app/plan/rules/guests/guest-labels.ts";
import { guestListFiles } from "#test-support/guest-lists/guest-list-files.ts";

import type { CurrentGuestList } from "./compare-list.ts";
import type { GuestTable } from "./guest-table.ts";
import { recognizeColumns } from "./list-columns.ts";
import { defaultDecisions } from "./import-decisions.ts";
import { parseList } from "./parse-list.ts";
import { findLikelyLines, previewImport } from "./preview-import.ts";
import { readGuestFile } from "./read-guest-file.ts";
import { knownSides } from "./side-and-tier.ts";

const events = [
  { id: "mehndi", name: "Mehndi" },
  { id: "reception", name: "Reception" },
];
const names = sideNamesOf(undefined);
const emptyList: CurrentGuestList = {
  households: [],
  guestsOf: () => [],
  invitationsOf: () => new Map(),
  attendeesOf: () => new Map(),
  events,
  showSide: (side) => (side === null ? "" : names[side]),
  showTier: (tier) => (tier === null ? "" : tierNames[tier]),
};

/** Reads a table as the import does with every choice left as it is. */
function readTable({ header, rows, remarks, messages = [] }: GuestTable) {
  const columns = recognizeColumns(header, events, rows);
  const { listed, unread, unclear } = parseList(rows, columns, knownSides(names), header, events);
  const likely = findLikelyLines(listed, emptyList);
  const preview = previewImport(listed, emptyList, defaultDecisions(likely, messages), likely);
  return {
    header,
    rows,
    remarks,
    messages,
    unread,
    unclear,
    preview,
    notes: header.filter((_, at) => {
      const meaning = columns[at];
      return meaning != null && "notes" in meaning;
    }),
    lines: preview.added.map(({ outcome }) => outcome.changes.map(({ what, to }) => `${what}: ${to}`)),
  };
}

/** Words that the list says in its own words: 'Attending' is '1 of 1', 'Bride' is a side. */
const understood = new Set(
  `yes no attending not declined invited awaiting response bride groom child adult veg végétarien vegetarian halal jain
  guest nom true with wife`.split(/\s+/),
);
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What the rows say and neither the households nor the words above the preview repeat. */
function lostWords({ rows, remarks, unread, lines }: ReturnType<typeof readTable>): string[] {
  const said = new Set(wordsOf([...remarks, ...unread.map(({ why }) => why), ...lines.flat()].join(" ")));
  const leftOut = new Set(unread.map(({ line }) => line));
  return rows
    .filter(({ line }) => !leftOut.has(line))
    .flatMap(({ cells }) => cells.flatMap(wordsOf))
    .filter((word) => !said.has(word) && !understood.has(word));
}

async function describeFile(bytes: Uint8Array) {
  const tables = (await readGuestFile(bytes)).map(readTable);
  const sum = (count: (table: ReturnType<typeof readTable>) => number) =>
    tables.reduce((all, table) => all + count(table), 0);
  const named = tables.flatMap(({ remarks, messages, unread, unclear, notes, preview }) => [
    ...remarks,
    ...(notes.length === 0 ? [] : [`In the notes: ${notes.join(", ")}.`]),
    ...unread.map(({ line, why }) => `Line ${line} left out: ${why}`),
    ...unclear.map(({ line, why }) => `Line ${line}, in the notes: ${why}`),
    ...preview.likely.map(({ entry, name, repeats }) =>
      repeats === null
        ? `Line ${entry.line} is asked about: likely ${name}.`
        : `Line ${entry.line} left out until it is chosen: it repeats line ${repeats}.`,
    ),
    ...messages.map((line) => `Line ${line} left out until it is chosen: it is a message.`),
  ]);
  const lost = tables.flatMap(lostWords);
  return {
    read: `${sum(({ preview }) => preview.added.length)} households, ${sum(({ preview }) => preview.guests)} guests, ${sum(({ preview }) => preview.added.reduce((all, { outcome }) => all + outcome.invitations.size, 0))} invitations`,
    lost: lost.length === 0 ? "nothing" : lost.join(", "),
    named: named.length === 0 ? "–" : named.join(" "),
  };
}

/** The part of docs/guest-lists.md that follows from the files. */
async function documentFiles(): Promise<string> {
  const table = [];
  const details = [];
  for (const { what, file, bytes } of guestListFiles) {
    const { read, lost, named } = await describeFile(bytes);
    table.push(`| ${what} (\`${file}\`) | ${read} | ${lost} | ${named.replaceAll("|", "\\|")} |`);
    if (file === "everybody.csv") continue;
    const lines = (await readGuestFile(bytes)).flatMap((one) => readTable(one).lines);
    details.push(
      [`### ${file}`, "", ...lines.map((changes) => `- ${changes.join("; ").replaceAll("\n", " / ")}`)].join(
        "\n",
      ),
    );
  }
  return [...table, ...details].join("\n");
}

const tidy = (text: string) =>
  text
    .split("\n")
    .filter((line) => /^(?:\| (?!file|-)|- |### )/.test(line))
    .map((line) => line.replaceAll(/\s+/g, " ").replaceAll("\\", "").trim());

test("docs/guest-lists.md says of every file what is read, lost and named, and what becomes of each household", async () => {
  const documented = readFileSync("docs/guest-lists.md", "utf8").split("## What becomes of")[1] ?? "";
  expect(tidy(documented)).toEqual(tidy(await documentFiles()));
});

test("the names of 420 households that differ in a number are not asked about", async () => {
  const bytes = guestListFiles.find(({ file }) => file === "everybody.csv")?.bytes ?? new Uint8Array();
  const { preview } = readTable((await readGuestFile(bytes))[0] ?? noTable);
  expect(preview.added).toHaveLength(420);
  expect(preview.likely).toEqual([]);
});

const noTable: GuestTable = { name: "", isTable: true, header: [], rows: [], remarks: [] };
