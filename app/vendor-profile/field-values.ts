import { textsOf } from "#app/messaging/forms/form-values.ts";

/** What was typed, by field. */
export type FieldValues<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** What a form says in the fields that are known. */
export function valuesOf<Field extends string>(form: FormData, fields: readonly Field[]): FieldValues<Field> {
  const values = new Map(fields.map((field) => [field, textsOf(form, field)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which keys there are
  return Object.fromEntries(values) as Record<Field, string[]>;
}
