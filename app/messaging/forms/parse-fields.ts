import type { z } from "zod";

import { checkFieldShape } from "./form-values.ts";

import { readFieldValues, type FieldValues } from "./field-values.ts";

export type FieldsParseResult<Field extends string, Value> = { values: FieldValues<Field> } & (
  | { ok: true; value: Value }
  | { ok: false; errors: Partial<Record<Field | "form", string>> }
);

/**
 * Parses the fields of a form; errors are by field.
 * @param manyValued fields that may occur several times; the schema gets a list of those
 */
export function parseFields<Field extends string, Value>(
  form: FormData,
  fields: readonly Field[],
  manyValued: readonly string[],
  schema: z.ZodType<Value>,
): FieldsParseResult<Field, Value> {
  const errors: Partial<Record<Field | "form", string>> = {};
  const values = readFieldValues(form, fields);
  const input: Partial<Record<Field, unknown>> = {};
  for (const field of fields) {
    const isMany = manyValued.includes(field);
    const wrong = checkFieldShape(form, field, isMany);
    if (wrong !== null) errors[field] = wrong;
    input[field] = isMany ? values[field] : (values[field][0] ?? "");
  }
  const parsed = schema.safeParse(input);
  if (parsed.success && Object.keys(errors).length === 0) return { ok: true, value: parsed.data, values };
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fields.find((known) => known === path[0]) ?? "form";
    errors[field] ??= message;
  }
  return { ok: false, errors, values };
}
