import type { FormField } from "./form-field.ts";
import { namesOf, recordOf } from "./record-of.ts";

/** A field in a table of a form's fields, with the part of the form in which it stands. */
export type PlacedField = FormField & { part: string };

/** What stands above each field that a form shows. */
export type FieldLabels<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/**
 * Labels of the fields of a form.
 * @param shows whether the form has a field; without it those that are not hidden
 * @param own in place of the labels of the table
 */
export const labelsOf = <Name extends string>(
  table: Readonly<Record<Name, PlacedField>>,
  shows: (name: Name) => boolean = (name) => table[name].part !== "hidden",
  own?: FieldLabels<NoInfer<Name>>,
): FieldLabels<Name> =>
  recordOf(
    namesOf(table).filter((name) => shows(name)),
    (name) => own?.[name] ?? table[name].label,
  );
