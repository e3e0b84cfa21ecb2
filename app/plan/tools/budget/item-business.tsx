import { formatDollars } from "#app/money/canadian-dollars.ts";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { useRowMutations, useCanEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import { movesPlanned } from "#app/plan/rules/budget/change-to-quote.ts";
import {
  assignQuote,
  describeOtherQuotes,
  otherQuotedItems,
} from "#app/plan/rules/shortlist/assign-quote.ts";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { useHeadcounts, useWeddingHeadcount } from "#app/plan/ui/use-headcounts.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

import { budgetItems, type BudgetItem } from "#app/plan/schema/budget.schema.ts";

/** The business of the shortlist that an item is paid to; its quote can be used as the price. */
export function ItemBusiness({ item }: { item: BudgetItem }) {
  const businesses = useRows(shortlist);
  const items = useRows(budgetItems);
  const step = useTransaction();
  const { put } = useRowMutations(budgetItems);
  const mayEdit = useCanEdit();
  const guests = { byEvent: useHeadcounts(), inAll: useWeddingHeadcount() };
  if (businesses.length === 0) return null;
  const business = businesses.find(({ id }) => id === item.listing);
  const { quoteCents = null, quotePerGuest = false } = business ?? {};
  const isTaken = quoteCents === item.quotedCents && quotePerGuest === item.perGuest;
  const quote =
    mayEdit && quoteCents !== null && !isTaken ? { quotedCents: quoteCents, perGuest: quotePerGuest } : null;
  const others = otherQuotedItems(item.listing, item, items);
  const take = () =>
    step(() => {
      if (business !== undefined)
        for (const { id, change } of assignQuote(business, item, items, guests)) put(id, change);
    });
  return (
    <div>
      <OptionField
        label="From the shortlist"
        value={item.listing}
        choices={businesses.map(({ id, name }) => ({ id, name: name || "Without a name" }))}
        none="Nobody yet"
        choose={(listing) => put(item.id, { listing: listing ?? "" })}
        disabled={!mayEdit}
      />
      {quote !== null && (
        <button type="button" className="text-link plan__remove" onClick={take}>
          Use their quote: {formatDollars(quote.quotedCents)}
          {quotePerGuest && " per guest"}
        </button>
      )}
      {quote !== null && others.length > 0 && <p className="note">{describeOtherQuotes(others)}</p>}
      {quote !== null && movesPlanned(item, quote, guests) && (
        <p className="note">
          Without a guest count, the {formatDollars(item.plannedCents ?? 0)} you planned{" "}
          {item.perGuest ? "per guest " : ""}moves to the notes.
        </p>
      )}
    </div>
  );
}
