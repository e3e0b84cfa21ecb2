import { formatDollars } from "#app/money/canadian-dollars.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { movesPlanned } from "#app/plan/rules/budget/change-to-quote.ts";
import { assignQuote, describeOtherQuotes, newItemForQuote } from "#app/plan/rules/shortlist/assign-quote.ts";
import { quoteInBudget, type QuoteInBudget } from "#app/plan/rules/shortlist/quote-in-budget.ts";
import { businessName } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { budgetItems, type BudgetItem } from "#app/plan/schema/budget.schema.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";
import { useCanEdit, useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { SelectField } from "#app/plan/ui/fields/select-field.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { useHeadcounts, useWeddingHeadcount } from "#app/plan/ui/use-headcounts.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type BookedQuoteProps = { row: ShortlistRow; link: PrivatePlanLink | null };

/** Where the quote of a booked business is in the budget, or which item gets it. */
export function BookedQuote({ row, link }: BookedQuoteProps) {
  const found = quoteInBudget(row, useRows(budgetItems));
  const mayEdit = useCanEdit();
  return (
    <div className="shortlist__asks">
      <p>
        {describeBooked(row, found)}{" "}
        <ThemeLink to={toolPath("budget", link)} className="text-link">
          Open the budget
        </ThemeLink>
      </p>
      {mayEdit && found.kind !== "in" && <ItemChoice row={row} found={found} />}
    </div>
  );
}

type ItemChoiceProps = { row: ShortlistRow; found: Exclude<QuoteInBudget, { kind: "in" }> };

const newItem = "new";

/** Chooses the item that gets the quote, and says what becomes of the others. */
function ItemChoice({ row, found }: ItemChoiceProps) {
  const items = useRows(budgetItems);
  const guests = { byEvent: useHeadcounts(), inAll: useWeddingHeadcount() };
  const { put } = useRowMutations(budgetItems);
  const step = useTransaction();
  const choices = found.kind === "missing" ? found.choices : found.items;
  const choose = (id: string) => {
    const chosen = choices.find((item) => item.id === id);
    const writes =
      chosen !== undefined
        ? assignQuote(row, chosen, items, guests)
        : id === newItem
          ? [newItemForQuote(row, items)]
          : [];
    step(() => {
      for (const { id: item, change } of writes) put(item, change);
    });
  };
  const { quoteCents, quotePerGuest } = row;
  const isMoved =
    quoteCents !== null &&
    choices.some((item) => movesPlanned(item, { quotedCents: quoteCents, perGuest: quotePerGuest }, guests));
  return (
    <>
      {found.kind === "differs" && choices.length > 1 && (
        <p className="note">The item you choose gets all of it. {describeOtherQuotes(choices)}</p>
      )}
      {isMoved && (
        <p className="note">
          Without a guest count, an amount planned {quotePerGuest ? "in all" : "per guest"} moves to the
          item’s notes.
        </p>
      )}
      <SelectField label={`Budget item for ${businessName(row)}`} value="" onChoose={choose}>
        <option value="">Choose one</option>
        {choices.map((item) => (
          <option key={item.id} value={item.id}>
            {nameOf(item)}
          </option>
        ))}
        {found.kind === "missing" && <option value={newItem}>A new item</option>}
      </SelectField>
    </>
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
