import { formatDate } from "#app/calendar/format-date.ts";
import { factLabel } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { isFreeText } from "#app/messaging/forms/form-field.ts";

import { enquiryField, enquiryFieldNames, type EnquiryFieldName } from "./enquiry-form-fields.ts";

/** Fields that are columns or lists of a saved enquiry; whom it is meant for is read with their names. */
export const savedEnquiryFieldNames = enquiryFieldNames.filter((name) => name !== "vendors");

type SavedEnquiryField = (typeof savedEnquiryFieldNames)[number];

type SavedValue = string | number | null | readonly string[];

/** The fields of an enquiry as they are saved. */
export type SavedEnquiryFields = Readonly<Record<SavedEnquiryField, SavedValue>>;

/** Words of the couple that stand below the rows: lines under a title, or one text. */
export type EnquiryWords = { title: string; lines: readonly string[] } | { text: string };

const rows = savedEnquiryFieldNames
  .flatMap((name) => {
    const { said, isPersonal } = enquiryField(name);
    return typeof said === "object" ? [{ name, isPersonal, ...said }] : [];
  })
  .toSorted((a, b) => a.place - b.place);

const freeTextNames = savedEnquiryFieldNames.filter((name) => isFreeText(enquiryField(name)));

/** What a couple asked for, as rows; what it left open is left out. */
export function enquiryRows(enquiry: SavedEnquiryFields): (readonly [label: string, value: string])[] {
  const isFilled = (name: string | undefined) =>
    rows.some((row) => row.name === name && enquiry[row.name] !== null);
  return rows.flatMap(({ name, row, unless }) => {
    const value = textOf(name, enquiry[name]);
    return value === "" || isFilled(unless) ? [] : [[row, value] as const];
  });
}

/** The same without what could say who somebody is, for a mail to an address that may be a stranger's. */
export function impersonalEnquiryRows(enquiry: SavedEnquiryFields): ReturnType<typeof enquiryRows> {
  const open = Object.fromEntries(rows.flatMap(({ name, isPersonal }) => (isPersonal ? [[name, null]] : [])));
  return enquiryRows({ ...enquiry, ...open });
}

/** The questions and the free text, where there are any. */
export function enquiryWords(enquiry: SavedEnquiryFields): EnquiryWords[] {
  return savedEnquiryFieldNames.flatMap((name): EnquiryWords[] => {
    const { said, label } = enquiryField(name);
    const value = enquiry[name];
    if (said !== "words" || value === null || typeof value === "number" || value.length === 0) return [];
    return [typeof value === "string" ? { text: value } : { title: label, lines: value }];
  });
}

/** Everything that the couple wrote in its own words, its name apart. */
export function freeTextsOf(enquiry: SavedEnquiryFields): string[] {
  return freeTextNames
    .filter((name) => name !== "name")
    .flatMap((name) => {
      const value = enquiry[name];
      return value === null || typeof value === "number" ? [] : value;
    });
}

/** The enquiry with all that was written in own words changed, the name too. */
export function mapFreeTexts<Enquiry extends SavedEnquiryFields>(
  enquiry: Enquiry,
  change: (text: string) => string,
): Enquiry;
export function mapFreeTexts(
  enquiry: SavedEnquiryFields,
  change: (text: string) => string,
): SavedEnquiryFields {
  const changed = freeTextNames.map((name) => {
    const value = enquiry[name];
    if (typeof value === "string") return [name, change(value)];
    return [name, typeof value === "object" && value !== null ? value.map(change) : value];
  });
  return { ...enquiry, ...Object.fromEntries(changed) };
}

/** The value of a field in words; empty where it was left out. */
function textOf(name: EnquiryFieldName, value: SavedValue): string {
  if (value === null) return "";
  if (typeof value === "number") return `about ${formatCount(value)}`;
  if (typeof value !== "string") return (name === "asks" ? value.map(factLabel) : value).join(", ");
  return enquiryField(name).kind === "coming-date" ? formatDate(value) : value;
}
