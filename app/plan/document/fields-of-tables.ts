import { z } from "zod";

/** Text that is cut where it is longer than anybody needs; what cannot be read is no text. */
export const text = (most: number) =>
  z
    .string()
    .transform((value) => value.slice(0, most))
    .catch("");

export const wholeOrNone = (least: number, most: number) =>
  z.int().min(least).max(most).nullable().catch(null);

/** Cents, up to ten million dollars. */
export const centsOrNone = wholeOrNone(0, 1_000_000_000);

/** A day on Alberta's calendar, as 2027-06-19. */
export const dateOrNone = z.iso.date().nullable().catch(null);

/** Minutes after midnight on Alberta's clock. */
export const timeOrNone = wholeOrNone(0, 1439);

/** One of some words, or none of them. */
export const oneOrNone = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words).nullable().catch(null);

/** Some of some words, each once; a word that is not known is left out. */
export const someOf = <const Words extends readonly string[]>(words: Words) => {
  const word = z.enum(words);
  return z
    .array(z.unknown())
    .transform((values) => [...new Set(values.flatMap((value) => word.safeParse(value).data ?? []))])
    .catch([]);
};

export const yesOrNo = z.boolean().catch(false);
