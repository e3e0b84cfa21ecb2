import { useId, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";

import { households } from "#app/plan/schema/guests.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { PlanIcon } from "#app/plan/ui/plan-icon.tsx";

import { FoldToggle } from "./fold-toggle.tsx";

/** The form for new households: open in an empty list, and one line of a phone in any other. */
export function NewGuests({ children }: { children: ReactNode }) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const isEmpty = useRows(households).length === 0;
  const [isOpen, setOpen] = useState(isEmpty);
  const toggle = () => {
    // A phone shows its keyboard only while the press is handled.
    flushSync(() => setOpen(!isOpen));
    if (!isOpen) body.current?.querySelector("input")?.focus();
  };
  return (
    <section className="plan-ticket guest-fold" aria-label="New guests" data-open={isOpen || undefined}>
      <FoldToggle controls={id} isOpen={isOpen} toggle={toggle}>
        <PlanIcon name="plus" />
        Add a household
      </FoldToggle>
      <div ref={body} id={id} className="plan-ticket__inner guest-fold__body">
        {children}
      </div>
    </section>
  );
}
