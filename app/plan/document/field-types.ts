import { z } from "zod";

/** Text, cut at a generous maximum; an unreadable value counts as no text. */
export const textUpTo = (most: number) =>
  z
    .string()
    .transform((value) => value.slice(0, most))
    .catch("");

/** Text as the couple wrote it, which may be empty; null while it has not written any. */
export const textOrNullUpTo = (most: number) =>
  z
    .string()
    .transform((value) => value.slice(0, most))
    .nullable()
    .catch(null);

/** A whole number, both ends of its range included; anything else is null. */
export const integerOrNull = (least: number, most: number) =>
  z.int().min(least).max(most).nullable().catch(null);

/** Cents, up to ten million dollars. */
export const centsOrNull = integerOrNull(0, 1_000_000_000);

/** A calendar day in Alberta, as 2027-06-19. */
export const dateOrNull = z.iso.date().nullable().catch(null);

/** Minutes after midnight in Alberta's local time. */
export const timeOrNull = integerOrNull(0, 1439);

/** One of a set of words, or none of them. */
export const enumOrNull = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words).nullable().catch(null);

/** A subset of a set of words, without duplicates; unknown words are left out. */
export const enumArray = <const Words extends readonly string[]>(words: Words) => {
  const word = z.enum(words);
  return z
    .array(z.unknown())
    .transform((values) => [...new Set(values.flatMap((value) => word.safeParse(value).data ?? []))])
    .catch([]);
};

/** Yes or no; null while nobody has said which. */
export const booleanOrNull = z.boolean().nullable().catch(null);

export const booleanOrFalse = z.boolean().catch(false);

/** An instant, as 2027-06-19T20:05:00.000Z. */
export const instantOrNull = z.iso.datetime().nullable().catch(null);
