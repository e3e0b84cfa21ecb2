import { formatDollars } from "#app/money/canadian-dollars.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { quoteInBudget, type QuoteInBudget } from "#app/plan/rules/shortlist/quote-in-budget.ts";
import { businessName } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { budgetItems, type BudgetItem } from "#app/plan/schema/budget.schema.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";
import { useCanEdit, useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { SelectField } from "#app/plan/ui/fields/select-field.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type BookedQuoteProps = { row: ShortlistRow; link: PrivatePlanLink | null };

const newItem = "new";

/** Where the quote of a booked business is in the budget, or which item gets it. */
export function BookedQuote({ row, link }: BookedQuoteProps) {
  const found = quoteInBudget(row, useRows(budgetItems));
  const { put } = useRowMutations(budgetItems);
  const step = useTransaction();
  const mayEdit = useCanEdit();
  const { id, category, quoteCents, quotePerGuest } = row;
  const quote = quoteCents === null ? {} : { quotedCents: quoteCents, perGuest: quotePerGuest };
  const choose = (item: string) =>
    step(() => {
      if (item === newItem)
        put(newId(), { name: businessName(row), category, listing: id, taxed: true, ...quote });
      else if (item !== "") put(item, { listing: id, ...quote });
    });
  return (
    <div className="shortlist__asks">
      <p>
        {describeBooked(row, found)}{" "}
        <ThemeLink to={toolPath("budget", link)} className="text-link">
          Open the budget
        </ThemeLink>
      </p>
      {mayEdit && found.kind !== "in" && (
        <SelectField label={`Budget item for ${businessName(row)}`} value="" onChoose={choose}>
          <option value="">Choose one</option>
          {(found.kind === "missing" ? found.choices : found.items).map((item) => (
            <option key={item.id} value={item.id}>
              {nameOf(item)}
            </option>
          ))}
          <option value={newItem}>A new item</option>
        </SelectField>
      )}
    </div>
  );
}

function describeBooked({ quoteCents, quotePerGuest }: ShortlistRow, found: QuoteInBudget): string {
  const quote = quoteCents === null ? "" : `${formatDollars(quoteCents)}${quotePerGuest ? " per guest" : ""}`;
  if (found.kind === "missing")
    return quote === "" ? "This vendor isn’t in your budget yet." : `${quote} isn’t in your budget yet.`;
  const where = `In your budget as ${found.items.map(nameOf).join(" and ")}`;
  return found.kind === "in"
    ? `${where}.`
    : `${where}, but not with this quote. Which item is the ${quote} for?`;
}

const nameOf = ({ name }: BudgetItem) => name.trim() || "An item without a name";
