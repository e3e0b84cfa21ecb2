import { formatDollars } from "#app/money/canadian-dollars.ts";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { useRowMutations, useCanEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

import { budgetItems, type BudgetItem } from "#app/plan/schema/budget.schema.ts";

/** The business of the shortlist that an item is paid to; its quote can be used as the price. */
export function ItemBusiness({ item }: { item: BudgetItem }) {
  const businesses = useRows(shortlist);
  const { put } = useRowMutations(budgetItems);
  const mayEdit = useCanEdit();
  if (businesses.length === 0) return null;
  const { quoteCents = null, quotePerGuest = false } = businesses.find(({ id }) => id === item.listing) ?? {};
  const isTaken = quoteCents === item.quotedCents && quotePerGuest === item.perGuest;
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
      {mayEdit && quoteCents !== null && !isTaken && (
        <button
          type="button"
          className="text-link plan__remove"
          onClick={() => put(item.id, { quotedCents: quoteCents, perGuest: quotePerGuest })}
        >
          Use their quote: {formatDollars(quoteCents)}
          {quotePerGuest && " per guest"}
        </button>
      )}
    </div>
  );
}
