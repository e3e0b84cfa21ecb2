import { formatDollars } from "#app/money/canadian-dollars.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { formatCount } from "#app/languages/site-language.ts";

import { describeHeadcountSource } from "./describe-headcount.ts";
import { gstPercent, pricePerGuest } from "#app/plan/rules/budget/item-cost.ts";
import type { BudgetEntry } from "./calculate-budget.ts";

/** The calculation of an item's figure, step by step. */
export function ItemCalculation({ entry: { item, event, guests, costs } }: { entry: BudgetEntry }) {
  const headcounts = useHeadcounts();
  const { expected, from, liftedBy, needsGuests } = costs;
  if (needsGuests)
    return (
      <p className="item-reckoning__asked">
        Priced by the guest, and nobody said how many there are: write the number at{" "}
        {event === null ? "the wedding (Start)" : event.name || "the event"}.
      </p>
    );
  if (expected === null) return null;
  const { base, service, gst, tip, total } = expected;
  const price = pricePerGuest(item);
  const own = base - liftedBy;
  const isInvoice = from === "actual";
  const where = event === null ? "" : `${event.name || "its event"}, `;
  return (
    <dl className="item-reckoning">
      {!isInvoice && price !== null && guests !== null && (
        <Step
          name={`${formatCount(guests)} guests (${where}${describeHeadcountSource(headcounts.get(event?.id ?? ""), event?.guests ?? null, guests)}) at ${formatDollars(price)}`}
          cents={own}
        />
      )}
      {liftedBy > 0 && <Step name={`Up to the minimum of ${formatDollars(base)}`} cents={liftedBy} />}
      {(isInvoice || (!item.perGuest && liftedBy === 0)) && (
        <Step name={isInvoice ? "Invoiced, without what follows" : "Price"} cents={base} />
      )}
      {!isInvoice && !item.perGuest && liftedBy > 0 && own > 0 && <Step name="Price below it" cents={own} />}
      {service > 0 && <Step name={`Service charge, ${item.servicePercent ?? 0}%`} cents={service} />}
      {item.taxed && (
        <Step name={`GST, ${gstPercent}%${service > 0 ? ", on the service charge too" : ""}`} cents={gst} />
      )}
      {tip > 0 && <Step name={`Tip, ${item.tipPercent ?? 0}% of the price, without GST`} cents={tip} />}
      <Step name="Together" cents={total} />
    </dl>
  );
}

function Step({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatDollars(cents)}</dd>
    </div>
  );
}
