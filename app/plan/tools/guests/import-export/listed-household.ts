import type { HouseholdRow } from "#app/plan/schema/guests.schema.ts";

import type { ListedGuest } from "./guests-cell.ts";

/** Maximum length of a household's notes, in UTF-16 units. */
export const longestNotes = 4000;

/** People of a household who have no reply yet: how many, and the names of those who have one. */
export type OpenPeople = { count: number; names: readonly string[] };

/** A household as parsed from a list; fields that the list does not have are absent. */
export type ListedHousehold = {
  /** Line number in the file, from 1; of the first line where several people are one household. */
  line: number;
  reference: string;
  values: Partial<Omit<HouseholdRow, "id">> & { name: string };
  guests: ListedGuest[];
  /** The typed text for each event that the line mentions. */
  invitations: ReadonlyMap<string, string>;
  /**
   * Who is invited to an event and has no reply yet, where each line is a person: a household's number alone can't
   * tell them from those who declined. An event that such lines mention has an entry.
   */
  open: ReadonlyMap<string, OpenPeople>;
  /** What no other field has room for, as lines for the notes: 'Shoe size: 40'. */
  leftovers: string[];
};

/** A part of a line that was not understood, and why, as a sentence; it is in the household's notes. */
export type UnclearCell = { line: number; household: string; why: string };

/** A line that cannot be imported, and why, as a sentence. */
export type RejectedLine = { line: number; why: string };
