import { useEffect, useId, useRef, useState } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import { formatDollars } from "#app/money/canadian-dollars.ts";

import { budgetItemName } from "./budget-rows.ts";
import { describeItem } from "./describe-item.ts";
import type { GroupBy } from "./group-budget.ts";
import { ItemEditor } from "./item-editor.tsx";
import { paymentState } from "./payment-balance.ts";
import type { BudgetEntry } from "./calculate-budget.ts";

type BudgetItemRowProps = {
  entry: BudgetEntry;
  /** Already shown by its group. */
  by: GroupBy;
  today: string;
  /** It was just added here, so it is open. */
  isNew: boolean;
  /** One of its payments was asked for. */
  isOpenAtFirst: boolean;
};

/** An item in a line: its name, the source of its figure, and its payment status. */
export function BudgetItemRow({ entry, by, today, isNew, isOpenAtFirst }: BudgetItemRowProps) {
  const [isOpen, setOpen] = useState(isNew || isOpenAtFirst);
  const panel = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isNew) button.current?.focus();
  }, [isNew]);
  const { item, event, costs, standing, payments } = entry;
  const overdue = payments.filter((payment) => paymentState(payment, today).is === "overdue").length;
  return (
    <li className="budget-item" data-open={isOpen || undefined}>
      <button
        ref={button}
        type="button"
        className="budget-item__line"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="budget-item__name">
          <strong>{budgetItemName(item)}</strong>
          <small>
            {describeItem(entry)}
            {by === "category" && event !== null && `. ${event.name || "An event"}`}
          </small>
        </span>
        <span className="budget-item__money">
          <strong>{costs.expected === null ? "?" : formatDollars(costs.expected.total)}</strong>
          <small>
            {standing.overpaid > 0
              ? `${formatDollars(standing.overpaid)} too much paid`
              : standing.paid === 0
                ? "nothing paid"
                : standing.due === 0
                  ? "paid"
                  : `${formatDollars(standing.due)} to pay`}
          </small>
          {overdue > 0 && (
            <small className="payment-words" data-state="overdue">
              <Icon name="alert" />
              {overdue === 1 ? "1 payment overdue" : `${overdue} payments overdue`}
            </small>
          )}
        </span>
        <Icon name="chevron" />
      </button>
      <div id={panel} className="budget-item__panel" hidden={!isOpen}>
        {isOpen && <ItemEditor entry={entry} today={today} />}
      </div>
    </li>
  );
}
