import type { BudgetOccasion, BudgetPart } from "#content/plan/budget-part.ts";
import { budgetParts, reserveId } from "#content/plan/budget-parts.ts";
import { southAsianPlan, standardPlan } from "#content/budget/budget-plans.ts";
import { eventKinds } from "#content/plan/event-kinds.ts";
import { splitCents } from "#app/money/split-cents.ts";

import { baseFromTotal, costWithTaxes } from "./item-cost.ts";

/** An event as input of the suggestion. */
export type SuggestionEvent = { id: string; kind: string; name: string; guests: number | null };

/** A suggested item for the couple to accept. */
export type SuggestedItem = {
  /** Derived from part and event, so that two people who accept it create one. */
  id: string;
  part: BudgetPart;
  event: SuggestionEvent | null;
  perGuest: boolean;
  /** Per guest where it is priced per guest; before service charge and GST. */
  plannedCents: number;
  /** With service charge and GST. */
  total: number;
};

type Wish = {
  budgetCents: number;
  events: readonly SuggestionEvent[];
  /** Ids of items that the couple leaves out; their line's other parts get the money. */
  without?: ReadonlySet<string>;
};

/** Whether a wedding spends its money as South Asian ones do: by the kinds of its events. */
export function isSouthAsian(events: readonly Pick<SuggestionEvent, "kind">[]): boolean {
  return events.some(({ kind }) => kindsOfStandard.every((known) => known !== kind) && isKnown(kind));
}

const kindsOfStandard = ["rehearsal", "ceremony", "elopement", "reception", "dinner", "brunch"];
const isKnown = (kind: string) => eventKinds.some(({ id }) => id === kind);

/**
 * Divides a budget by the usual shares of a wedding (content/budget), and each share among the events by the
 * usual cost of its parts and the number of guests. Amounts are rounded down to round numbers; the remainder
 * goes to the reserve, so that the whole costs exactly the budget.
 */
export function suggestBudget({ budgetCents, events, without = new Set() }: Wish): SuggestedItem[] {
  const lineOf = isSouthAsian(events) ? ("southAsian" as const) : ("standard" as const);
  const plan = lineOf === "southAsian" ? southAsianPlan : standardPlan;
  const slots = budgetParts
    .flatMap((part) => slotsOf(part, events))
    .filter(({ id, weight }) => weight > 0 && !without.has(id));
  const lines = plan.lines.flatMap((line) => {
    const own = slots.filter(({ part }) => part[lineOf] === line.id);
    return own.length === 0 ? [] : [{ share: line.share, own }];
  });
  if (lines.length === 0) return [];
  const amounts = splitCents(
    budgetCents,
    lines.map(({ share }) => share),
  );
  const wanted = lines.flatMap(({ own }, at) => {
    const parts = splitCents(
      amounts[at] ?? 0,
      own.map(({ weight }) => weight),
    );
    return own.map((slot, position) => ({ slot, amount: parts[position] ?? 0 }));
  });
  const suggested = withinPrices(wanted).flatMap(({ slot, amount }) => easilySaid(slot, amount));
  const reserve = slots.find(({ part }) => part.id === reserveId);
  if (reserve === undefined) return suggested;
  const others = suggested.filter(({ part }) => part.id !== reserveId);
  const left = budgetCents - others.reduce((sum, { total }) => sum + total, 0);
  return [...others, { ...reserve, perGuest: false, plannedCents: left, total: left }];
}

type Slot = Pick<SuggestedItem, "id" | "part" | "event"> & { weight: number };

/** The instances of a part in this wedding: one for each event that has it. */
function slotsOf(part: BudgetPart, events: readonly SuggestionEvent[]): Slot[] {
  const once = part.at.wedding;
  if (once !== undefined) return [{ id: part.id, part, event: null, weight: once }];
  return events.flatMap((event) => {
    const dollars = part.at[occasionOf(event)];
    if (dollars === undefined) return [];
    const guests = Math.min(5000, event.guests ?? usualGuests);
    const weight = part.perGuest === true ? dollars * guests : dollars;
    return [{ id: `${part.id}.${event.id}`, part, event, weight }];
  });
}

/** Guests at an event with an unknown number: the average of a survey (BMO, 2014: 115), rounded. */
const usualGuests = 100;

const occasionOf = ({ kind }: SuggestionEvent): BudgetOccasion =>
  eventKinds.find(({ id }) => id === kind)?.id ?? "own";

type Wanted = { slot: Slot; amount: number };

/** In cents; null where the part has no highest price. */
const mostOf = ({ part }: Slot) => (part.most === undefined ? null : part.most * 100);
const beyond = ({ slot, amount }: Wanted) => Math.max(0, amount - (mostOf(slot) ?? amount));

/** Money beyond the highest price of a part is divided proportionally among the parts without one. */
function withinPrices(wanted: readonly Wanted[]): Wanted[] {
  const left = wanted.reduce((sum, one) => sum + beyond(one), 0);
  const all = wanted.reduce((sum, { amount }) => sum + amount, 0);
  // In ten-thousandths: the product of two amounts would exceed safe integers.
  const weights = wanted.map(({ slot, amount }) =>
    mostOf(slot) === null && slot.part.id !== reserveId
      ? Math.round((amount * 10_000) / Math.max(1, all))
      : 0,
  );
  if (weights.every((weight) => weight === 0)) return [...wanted];
  const more = splitCents(left, weights);
  return wanted.map((one, at) => ({ ...one, amount: one.amount - beyond(one) + (more[at] ?? 0) }));
}

/** An item within an amount, rounded down; none where nothing remains of it. */
function easilySaid({ id, part, event }: Slot, amount: number): SuggestedItem[] {
  const service = part.service ?? 0;
  const taxed = part.untaxed !== true;
  const guests = part.perGuest === true ? (event?.guests ?? null) : null;
  const count = guests ?? 1;
  const exact = baseFromTotal(amount, service, taxed) / count;
  // Costs are rounded to 50 dollars in tools, and a plate to whole dollars.
  const step = guests !== null || exact < 500_00 ? 1_00 : 50_00;
  let plannedCents = Math.floor(exact / step) * step;
  while (costWithTaxes(plannedCents * count, service, taxed).total > amount) plannedCents -= step;
  if (plannedCents <= 0) return [];
  const { total } = costWithTaxes(plannedCents * count, service, taxed);
  return [{ id, part, event, perGuest: guests !== null, plannedCents, total }];
}
