import type { ChargeAnswer } from "#content/costs/venue-charges.ts";
import type { FitSource } from "#app/catalogue/weekend-fit/fit-finding.ts";

/** Where a price list says so; an invented venue's says so itself. */
export function priceSource(answer: Exclude<ChargeAnswer, { kind: "charge" }>): FitSource | null {
  return answer.origin === null ? null : { text: answer.origin.title, checkedOn: answer.origin.read };
}
