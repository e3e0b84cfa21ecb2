import { formatDate } from "#app/calendar/format-date.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { PaymentRow } from "./budget-rows.ts";

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** Status of a payment in words: overdue, due, or paid. */
export function PaymentStatus({
  row: { state, due, paidOn },
}: {
  row: Pick<PaymentRow, "state" | "due" | "paidOn">;
}) {
  switch (state.is) {
    case "paid":
      return (
        <span className="payment-words" data-state="paid">
          <Icon name="check" />
          Paid {paidOn === null ? "" : formatDate(paidOn)}
        </span>
      );
    case "undated":
      return <span className="payment-words">Without a date</span>;
    case "overdue":
      return (
        <span className="payment-words" data-state="overdue">
          <Icon name="alert" />
          Overdue by {days(state.days)}
        </span>
      );
    case "coming":
      return (
        <span className="payment-words">
          <Icon name="clock" />
          {state.days === 0
            ? "Due today"
            : `Due ${due === null ? "" : formatDate(due)}, in ${days(state.days)}`}
        </span>
      );
  }
}
