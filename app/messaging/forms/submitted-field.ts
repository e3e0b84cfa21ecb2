import type { FormField } from "./form-field.ts";
import { namesOf } from "./record-of.ts";

/**
 * Where mails, private pages and the list of what waits say a field: 'head' is what they are about, a row has
 * a label, 'words' stand below the rows as they were written.
 */
export type FieldPlace = "head" | "words" | { row: string };

/** A field of a form whose submissions are read in mails and at the desk. */
export type SubmittedField<Part extends string, Place = FieldPlace> = FormField & {
  /** In which part of the form it stands; fields of a part stand in the order of the table. */
  part: Part;
  said: Place;
  /** Its label at the desk. */
  desk: string;
};

type SubmittedFields = Readonly<Record<string, SubmittedField<string>>>;

/** The fields that are columns of a saved submission: all but the listing that it is about. */
type SubmittedName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { kind: "id" } ? never : Name;
}[keyof Fields] &
  string;

/** The fields of a submission as they are saved; a row without one of the form's fields is not of this type. */
export type Submitted<Fields> = Readonly<Record<SubmittedName<Fields>, string | null>>;

/** The names of the fields that are columns of a saved submission, in the order of the form. */
export function submittedNames<Fields extends SubmittedFields>(fields: Fields): SubmittedName<Fields>[];
export function submittedNames(fields: SubmittedFields): string[] {
  return namesOf(fields).filter((name) => fields[name]?.kind !== "id");
}

/** What a submission says in rows, in words; of an option what the form calls it. */
export function submittedRows<Fields extends SubmittedFields>(
  fields: Fields,
  submission: Submitted<Fields>,
): (readonly [label: string, value: string])[];
export function submittedRows(fields: SubmittedFields, submission: Submitted<SubmittedFields>) {
  return Object.entries(fields).flatMap(([name, field]) =>
    typeof field.said === "object" ? [[field.said.row, inWords(field, submission[name])] as const] : [],
  );
}

/** What stands below the rows, as it was written; what was left out is empty. */
export function submittedWords<Fields extends SubmittedFields>(
  fields: Fields,
  submission: Submitted<Fields>,
): string[];
export function submittedWords(fields: SubmittedFields, submission: Submitted<SubmittedFields>) {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.said === "words" ? [inWords(field, submission[name])] : [],
  );
}

/** Every field as the desk prints it: of an option its id. */
export function deskRows<Fields extends SubmittedFields>(
  fields: Fields,
  submission: Submitted<Fields>,
): (readonly [label: string, value: string | null])[];
export function deskRows(fields: SubmittedFields, submission: Submitted<SubmittedFields>) {
  return submittedNames(fields).map(
    (name) => [fields[name]?.desk ?? name, submission[name] ?? null] as const,
  );
}

function inWords(field: FormField, value: string | null | undefined): string {
  if (value === null || value === undefined) return "";
  return (field.kind === "choice" ? field.words?.[value] : undefined) ?? value;
}
