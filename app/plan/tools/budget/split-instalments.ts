import { splitCents } from "#app/money/split-cents.ts";
import { addDays, daysBetween } from "#app/calendar/date-arithmetic.ts";

/** How an amount is to be paid. */
export type InstalmentTerms = {
  cents: number;
  /** Number of parts, at least 1. */
  parts: number;
  /** The first part in per cent of the whole; null where all parts are equal. */
  depositPercent: number | null;
  /** Day of the first part. */
  first: string;
  /** Day of the last one; the others are spread evenly between them. */
  last: string;
};

export type Instalment = { cents: number; due: string };

/** Divides an amount into instalments that sum to it to the cent; an empty one is left out. */
export function splitInstalments({
  cents,
  parts,
  depositPercent,
  first,
  last,
}: InstalmentTerms): Instalment[] {
  const amounts =
    depositPercent === null || parts === 1
      ? alike(cents, parts)
      : withDeposit(cents, Math.round((cents * depositPercent) / 100), parts);
  const days = Math.max(0, daysBetween(first, last));
  return amounts
    .map((amount, at) => ({
      cents: amount,
      due: addDays(first, parts === 1 ? 0 : Math.round((days * at) / (parts - 1))),
    }))
    .filter((instalment) => instalment.cents > 0);
}

const alike = (cents: number, parts: number) =>
  splitCents(
    cents,
    Array.from({ length: parts }, () => 1),
  );

const withDeposit = (cents: number, deposit: number, parts: number) => [
  deposit,
  ...alike(cents - deposit, parts - 1),
];

/**
 * Ids for new instalments of an item: the same on two devices that divide the same, so that they do not
 * create twice as many; existing ids are skipped.
 */
export function instalmentIds(item: string, taken: ReadonlySet<string>, count: number): string[] {
  const ids: string[] = [];
  for (let at = 1; ids.length < count; at++) if (!taken.has(`${item}.${at}`)) ids.push(`${item}.${at}`);
  return ids;
}
