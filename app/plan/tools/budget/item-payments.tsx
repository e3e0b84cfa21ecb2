import { useDeletion } from "#app/plan/ui/use-deletion.ts";
import { removeRow } from "#app/plan/document/plan-table.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { newId } from "#app/plan/document/new-id.ts";
import { dayField, pastDayField, paymentField, textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { payments, type Payment } from "#app/plan/schema/budget.schema.ts";
import { SteadyList } from "#app/plan/ui/steady-list.tsx";

import { describeInstalments } from "./describe-instalments.ts";
import { paymentState } from "./payment-balance.ts";
import { PayerOptions, payerListId } from "./payer-options.tsx";
import { PaymentStatus } from "./payment-status.tsx";
import type { BudgetEntry } from "./calculate-budget.ts";
import { SplitPaymentForm } from "./split-payment-form.tsx";

/** Id of the element of a payment. */
export const paymentElementId = (id: string) => `payment-${id}`;

/** The instalments of an item: how much, when, and whether it is paid. */
export function ItemPayments({ entry, today }: { entry: BudgetEntry; today: string }) {
  const { put } = useRowMutations(payments);
  const mayEdit = useCanEdit();
  return (
    <section className="item-payments" aria-label="Payments">
      <h4 className="field__label">Payments, with service charge and GST</h4>
      <p className="note">{describeInstalments(entry.standing)}</p>
      <PayerOptions />
      {entry.payments.length > 0 && (
        <SteadyList rows={entry.payments}>
          {(payment) => <PaymentFields key={payment.id} payment={payment} today={today} />}
        </SteadyList>
      )}
      {mayEdit && (
        <div className="item-payments__new">
          <SplitPaymentForm entry={entry} today={today} />
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => put(newId(), { item: entry.item.id, name: "" })}
          >
            Add a payment
          </button>
        </div>
      )}
    </section>
  );
}

function PaymentFields({ payment, today }: { payment: Payment; today: string }) {
  const { put } = useRowMutations(payments);
  const remove = useDeletion();
  const readOnly = !useCanEdit();
  const { id, name } = payment;
  const of = <Name extends keyof Payment>(column: Name, label: string) => ({
    label,
    value: payment[column],
    readOnly,
  });
  return (
    <li id={paymentElementId(id)} tabIndex={-1}>
      <div className="plan__grid">
        <PlanField
          {...textField(200)}
          {...of("name", "What for")}
          placeholder="Deposit"
          write={(named) => put(id, { name: named })}
        />
        <PlanField {...paymentField} {...of("cents", "Dollars")} write={(cents) => put(id, { cents })} />
        <PlanField
          {...textField(60)}
          {...of("payer", "Who pays")}
          list={payerListId}
          write={(payer) => put(id, { payer })}
        />
        <PlanField
          {...dayField}
          // What is paid may have been due long ago.
          {...(payment.paidOn !== null && { remark: () => null })}
          {...of("due", "Due")}
          write={(due) => put(id, { due })}
        />
        <PlanField {...pastDayField} {...of("paidOn", "Paid on")} write={(paidOn) => put(id, { paidOn })} />
      </div>
      <p className="item-payments__foot">
        <PaymentStatus row={{ ...payment, state: paymentState(payment, today) }} />
        {!readOnly && (
          <button
            type="button"
            className="text-link plan__remove"
            onClick={() => remove(name || "Payment", (plan) => removeRow(payments, plan, id))}
          >
            <Icon name="close" />
            Remove {name === "" ? "this payment" : name}
          </button>
        )}
      </p>
    </li>
  );
}
