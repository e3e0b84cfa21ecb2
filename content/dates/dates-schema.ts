import { z } from "zod";

const place = z.enum(["calgary", "banff"]);
const months = (value: z.ZodNumber) => z.array(value).length(12, "one value for each month");
const amounts = months(z.number().min(0)).nullable();

export const climateNormalsSchema = z.record(
  place,
  z
    .strictObject({
      station: z.string().min(1),
      period: z.string().min(1),
      source: z.string().min(1),
      checkedOn: z.iso.date(),
      high: months(z.number()),
      low: months(z.number()),
      precipitation: months(z.number().min(0)),
      snowfall: amounts,
      sunshine: amounts,
    })
    .refine(({ high, low }) => high.every((degrees, month) => degrees > (low[month] ?? Infinity)), {
      error: "a month is colder by day than by night",
    }),
);

const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "use MM-DD");

export const seasonNotesSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z-]+$/),
      places: z.array(place).min(1),
      from: dayOfYear,
      to: dayOfYear,
      title: z.string().min(1),
      text: z.string().min(1),
      source: z.string().min(1),
      confidence: z.enum(["high", "medium"]),
    }),
  )
  .refine((notes) => new Set(notes.map(({ id }) => id)).size === notes.length, {
    error: "two notes have one id",
  });
