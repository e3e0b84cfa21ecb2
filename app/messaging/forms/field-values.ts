import { textValues } from "./form-values.ts";
import { recordOf } from "./record-of.ts";

/** What was typed, by field. */
export type FieldValues<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** What a form says in the fields that are known. */
export function readFieldValues<Field extends string>(
  form: FormData,
  fields: readonly Field[],
): FieldValues<Field> {
  return recordOf(fields, (field) => textValues(form, field));
}
