import { flushSync } from "react-dom";
import { memo, useRef, useState } from "react";

import { PlanIcon } from "#app/plan/ui/plan-icon.tsx";

import { QuickGuest } from "./quick-guest.tsx";
import { QuickPayment } from "./quick-payment.tsx";
import { QuickTask } from "./quick-task.tsx";

const forms = [
  { id: "task", name: "Task", Form: QuickTask },
  { id: "guest", name: "Guest", Form: QuickGuest },
  { id: "payment", name: "Payment", Form: QuickPayment },
] as const;

/** A button that opens the form for a task; a guest or a payment is one press further. */
export const QuickAdd = memo(function QuickAdd() {
  const [open, setOpen] = useState<(typeof forms)[number]["id"]>("task");
  const sheet = useRef<HTMLDivElement>(null);
  const focusFirst = () =>
    sheet.current?.querySelector<HTMLElement>("input[type=text], input:not([type])")?.focus();
  return (
    <>
      <button type="button" className="today-act" popoverTarget="plan-add">
        <PlanIcon name="plus" />
        Add
      </button>
      <div
        ref={sheet}
        id="plan-add"
        popover="auto"
        className="plan-sheet quick-add"

        onToggle={({ newState }) => newState === "open" && focusFirst()}
      >
        <div className="quick-add__kinds">
          {forms.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="choice"
              aria-pressed={open === id}
              onClick={() => {
                flushSync(() => setOpen(id));
                focusFirst();
              }}
            >
              {name}
            </button>
          ))}
        </div>
        {forms.map(({ id, Form }) => open === id && <Form key={id} />)}
      </div>
    </>
  );
});
