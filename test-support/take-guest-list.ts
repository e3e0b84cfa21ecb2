import type { Doc } from "yjs";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { sideNamesOf, tierNames } from "#app/plan/rules/guests/guest-labels.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { attendees, guests, households } from "#app/plan/schema/guests.schema.ts";
import { applyImport } from "#app/plan/tools/guests/import-export/apply-import.ts";
import {
  compareLine,
  matchHouseholds,
  type CurrentGuestList,
} from "#app/plan/tools/guests/import-export/compare-list.ts";
import { recognizeColumns } from "#app/plan/tools/guests/import-export/list-columns.ts";
import { parseList } from "#app/plan/tools/guests/import-export/parse-list.ts";
import { knownSides } from "#app/plan/tools/guests/import-export/side-and-tier.ts";
import { parseSpreadsheet } from "#app/spreadsheets/parse-spreadsheet.ts";

/** The events of these lists. */
export const listEvents = [
  { id: "mehndi", name: "Mehndi" },
  { id: "reception", name: "Reception" },
];
/** Their couple. */
export const listSides = sideNamesOf({
  id: "wedding",
  title: "",
  partnerOne: "Simran",
  partnerTwo: "Daniel",
  date: null,
  season: null,
  year: null,
  guests: null,
  guestListComplete: false,
  budgetCents: null,
  places: [],
  kinds: [],
});

/** The guest list of a plan. */
export function listOf(document: Doc): CurrentGuestList {
  const grid = viewAnswers(document);
  const people = Map.groupBy(viewTable(guests, document).rows(), ({ household }) => household);
  return {
    households: viewTable(households, document).rows(),
    guestsOf: (id) => people.get(id) ?? [],
    invitationsOf: grid.row,
    attendeesOf: viewGrid(attendees, document).row,
    events: listEvents,
    showSide: (side) => (side === null ? "" : listSides[side]),
    showTier: (tier) => (tier === null ? "" : tierNames[tier]),
  };
}

/** Reads a file and takes all of it over. @returns what it said before */
export function takeGuestList(document: Doc, csv: string) {
  const { header, rows } = parseSpreadsheet(new TextEncoder().encode(csv));
  const read = parseList(
    rows,
    recognizeColumns(header, listEvents, rows),
    knownSides(listSides),
    header,
    listEvents,
  );
  const list = listOf(document);
  const matches = matchHouseholds(read.listed, list.households);
  const outcomes = read.listed.map((entry) => {
    const household = matches.get(entry) ?? null;
    return { entry, household, outcome: compareLine(entry, household, list) };
  });
  document.transact(() => {
    for (const { household, outcome } of outcomes) applyImport(document, household?.id ?? null, outcome);
  });
  return { ...read, outcomes };
}
