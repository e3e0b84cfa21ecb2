import type { factAnswers } from "#content/catalogue/venue-profile-words.ts";

/** Longest text of a fact, in UTF-16 units. */
export const maxFactLength = 320;

/** Longest number of a fact as it is typed, with commas, spaces and slips. */
export const maxNumberLength = 20;

/** Fields of the form, in order. */
export const factReportFields = ["fact", "answer", "text", "guestsFrom", "guestsTo"] as const;

type ReportField = (typeof factReportFields)[number];

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type FactReportErrors = Partial<Record<ReportField | "form", string>>;

/** The typed values, for showing the form again. */
export type FactReportValues = Readonly<Record<ReportField, readonly string[]>>;

/** A venue's possible answers to a yes-or-no question. */
export const factReportAnswers = [
  { id: "yes", label: "Yes" },
  { id: "depends", label: "It depends" },
  { id: "no", label: "No" },
] as const satisfies readonly { id: (typeof factAnswers)[number]; label: string }[];
