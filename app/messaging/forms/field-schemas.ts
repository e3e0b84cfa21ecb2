import { z } from "zod";

import { albertaDate, isCalendarDate } from "#app/calendar/alberta-time.ts";

import { dateErrors } from "./date-errors.ts";
import { idSchema } from "./id-schema.ts";
import { parseCount } from "./parse-count.ts";
import type { FieldValue, FormField } from "./form-field.ts";
import { normalizeLine, optionalEmailSchema, textSchema } from "./text-schemas.ts";

/** The schema of each field of a form, for z.object. */
export function fieldSchemas<Fields extends Readonly<Record<string, FormField>>>(
  fields: Fields,
): { [Name in keyof Fields]: z.ZodType<FieldValue<Fields[Name]>> };
export function fieldSchemas(fields: Readonly<Record<string, FormField>>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));
}

function fieldSchema(field: FormField): z.ZodType {
  const { required } = field;
  const demanded = <Value extends string>(schema: z.ZodType<Value>) =>
    required === undefined ? schema : schema.refine((value) => value !== "", required);
  switch (field.kind) {
    case "line":
      return demanded(textSchema(field.maxLength, field.tooLong, normalizeLine));
    case "email":
      return demanded(optionalEmailSchema(field.maxLength));
    case "text":
      return demanded(textSchema(field.maxLength, field.tooLong));
    case "lines":
      return linesSchema(field);
    case "choice":
      if (required !== undefined) return z.enum(field.options, { error: required });
      return z
        .union([z.literal(""), z.enum(field.options)], { error: "choose one of the options" })
        .transform((value) => (value === "" ? null : value));
    case "choices":
      return z
        .array(z.enum(field.options, { error: "choose from the options" }))
        .transform((values) => field.options.filter((option) => values.includes(option)));
    case "coming-date":
      return demanded(comingDateSchema(field.withinYears)).transform((date) => (date === "" ? null : date));
    case "count":
      return demanded(z.string().trim()).transform((text, context) => countOf(text, field, context));
    case "id":
      return idSchema(field.wrong);
    case "ids":
      return z
        .array(idSchema(field.unknown))
        .max(field.most, field.tooMany)
        .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b));
  }
}

function countOf(
  text: string,
  { least, most, wrong }: Extract<FormField, { kind: "count" }>,
  context: z.RefinementCtx,
): number | null {
  if (text === "") return null;
  const count = parseCount(text);
  if (count !== null && count >= least && count <= most) return count;
  context.addIssue({ code: "custom", message: wrong });
  return z.NEVER;
}

function linesSchema(field: Extract<FormField, { kind: "lines" }>): z.ZodType<string[]> {
  return textSchema(field.maxLength, field.tooLong)
    .transform((value) =>
      value
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine((lines) => lines.length <= field.maxLines, field.tooMany)
    .refine((lines) => lines.every((line) => line.length <= field.maxLineLength), field.lineTooLong);
}

const comingDateSchema = (withinYears: number) =>
  z
    .string()
    .trim()
    .superRefine((date, context) => {
      const wrong = wrongDate(date, withinYears);
      if (wrong !== null) context.addIssue({ code: "custom", message: wrong });
    });

function wrongDate(date: string, withinYears: number): string | null {
  if (date === "") return null;
  if (!isCalendarDate(date)) return dateErrors.unreal;
  const today = albertaDate(new Date());
  if (date < today) return dateErrors.passed;
  if (Number(date.slice(0, 4)) > Number(today.slice(0, 4)) + withinYears)
    return `choose a date within the next ${withinYears} years`;
  return null;
}
