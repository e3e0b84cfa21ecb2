import { useState } from "react";

import { formatDollars } from "#app/money/canadian-dollars.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { parsePayment } from "#app/plan/ui/fields/parse-fields.ts";
import { useToday } from "#app/plan/ui/use-today.ts";

import { QuickForm, type QuickResult } from "./quick-form.tsx";

/** Enters a payment that was made today; a name that the budget doesn't have becomes an item. */
export function QuickPayment() {
  const step = useTransaction();
  const items = useRows(budgetItems);
  const today = useToday();
  const [amount, setAmount] = useState("");
  const [item, setItem] = useState("");
  const [result, setResult] = useState<QuickResult>(null);
  const add = () => {
    const read = parsePayment(amount);
    if (!read.ok) return setResult({ error: read.error });
    if (read.value === null) return setResult({ error: "enter an amount in dollars" });
    const name = item.trim();
    if (name === "") return setResult({ error: "enter what it is for" });
    const known = items.find((one) => one.name.trim().toLowerCase() === name.toLowerCase());
    const id = known?.id ?? newId();
    const cents = read.value;
    step((document) => {
      if (known === undefined) putRow(budgetItems, document, id, { name });
      putRow(payments, document, newId(), { item: id, name: "", cents, due: today, paidOn: today });
    });
    setResult({ added: `${formatDollars(cents)} for ${name}` });
    setAmount("");
    setItem("");
  };
  return (
    <QuickForm submit={add} button="Add payment" result={result}>
      <div className="field quick-add__short">
        <label className="field__label" htmlFor="quick-amount">
          Paid today, dollars
        </label>
        <input
          id="quick-amount"
          type="text"
          className="input"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          value={amount}
          onChange={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      </div>
      <div className="field">
        <label className="field__label" htmlFor="quick-item">
          What for
        </label>
        <input
          id="quick-item"
          className="input"
          list="quick-items"
          autoComplete="off"
          maxLength={200}
          value={item}
          onChange={({ currentTarget }) => setItem(currentTarget.value)}
        />
        <datalist id="quick-items">
          {items.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </datalist>
      </div>
    </QuickForm>
  );
}
