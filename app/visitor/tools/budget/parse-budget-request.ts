import { parseWholeNumber } from "#app/languages/parse-whole-number.ts";
import { formatCount } from "#app/languages/site-language.ts";
import type { BudgetLine, BudgetPlan } from "#content/budget/budget-plan.ts";
import { parseDollars } from "#app/money/canadian-dollars.ts";

/** Every key that the budget splitter reads of the address, beside those of a plan's own fields. */
const budgetNames = ["total", "guests"] as const;

/** Fields of a plan, which its id stands before: shares of its lines, and the number of events. */
export const planFieldKey = /^(standard|south-asian)-[a-z]+$/;

export const budgetQueryKeys = [...budgetNames, planFieldKey] as const;

/** What may be typed: enough for any wedding, too little to overflow. */
const limits = {
  total: { min: 100, max: 10_000_000 },
  guests: { min: 1, max: 5000 },
  events: { min: 1, max: 12 },
} as const;

type BudgetErrors = Partial<Record<"total" | "guests" | "events" | "shares", string>>;

/** The budget request in a URL. */
export type BudgetRequest = {
  /** As typed, so that the visitor can correct it. */
  typed: { total: string; guests: string; events: string; shares: Record<string, string> };
  errors: BudgetErrors;
  /** In cents; null until a valid total is typed. */
  total: number | null;
  guests: number | null;
  events: number;
  /** A weight for each line of the plan, in tenths of a per cent. */
  weights: readonly number[];
};

/** Name of the field for a line's share: each plan has its own, because a theme change switches plans. */
export function shareField(plan: Pick<BudgetPlan, "id">, line: Pick<BudgetLine, "id">): string {
  return `${plan.id}-${line.id}`;
}

/** Name of the field that holds the number of events. */
export function eventsField(plan: Pick<BudgetPlan, "id">): string {
  return `${plan.id}-events`;
}

/** Parses `?total=45000&guests=180&standard-events=2&standard-venue=50`; missing values are the plan's. */
export function parseBudgetRequest(parameters: URLSearchParams, plan: BudgetPlan): BudgetRequest {
  const typed = (name: string) => (parameters.get(name) ?? "").trim().slice(0, 20);
  const errors: BudgetErrors = {};
  const total = readTotal(typed("total"), errors);
  const guests = readCount(typed("guests"), "guests", errors);
  const events = readCount(typed(eventsField(plan)), "events", errors) ?? plan.events;
  const shares = plan.lines.map((line) => typed(shareField(plan, line)) || String(line.share));
  return {
    typed: {
      total: typed("total"),
      guests: typed("guests"),
      events: typed(eventsField(plan)) || String(plan.events),
      shares: Object.fromEntries(plan.lines.map(({ id }, position) => [id, shares[position] ?? ""])),
    },
    errors,
    total,
    guests,
    events,
    weights: readWeights(shares, plan, errors),
  };
}

function readTotal(text: string, errors: BudgetErrors): number | null {
  if (text === "") return null;
  const cents = parseDollars(text);
  const { min, max } = limits.total;
  if (cents !== null && cents >= min * 100 && cents <= max * 100) return cents;
  errors.total = "Enter an amount in dollars from 100 to 10 million, such as 45000";
  return null;
}

function readCount(text: string, name: "guests" | "events", errors: BudgetErrors): number | null {
  if (text === "") return null;
  const { min, max } = limits[name];
  const count = parseWholeNumber(text);
  if (count !== null && count >= min && count <= max) return count;
  errors[name] = `Enter a whole number from ${min} to ${formatCount(max)}`;
  return null;
}

function readWeights(shares: readonly string[], { lines }: BudgetPlan, errors: BudgetErrors): number[] {
  const weights = shares.map((share) =>
    /^\d{1,3}(\.\d)?$/.test(share) ? Math.round(Number(share) * 10) : 1001,
  );
  if (weights.some((weight) => weight > 1000)) errors.shares = "Enter each share as a number from 0 to 100";
  else if (weights.every((weight) => weight === 0)) errors.shares = "Leave at least one share above 0";
  return errors.shares === undefined ? weights : lines.map(({ share }) => share * 10);
}
