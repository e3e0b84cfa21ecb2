import { useDeferredValue, useId, useState } from "react";

import { usePlan, useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";

import { FoldToggle } from "./fold-toggle.tsx";
import { mergeHouseholds } from "./change-households.ts";
import { distinctHouseholds, guests, households, pairId } from "#app/plan/schema/guests.schema.ts";
import type { DuplicateHouseholds } from "./duplicates/find-duplicates.ts";
import { duplicatesOfPlan } from "./duplicates/duplicates-of-plan.ts";

/** Maximum number shown at once; the next ones follow when these are decided. */
const shownAtOnce = 5;

const reasons: Record<DuplicateHouseholds["why"], string> = {
  name: "The names sound alike",
  person: "The same person is in both",
  email: "Both have the same email address",
  phone: "Both have the same telephone number",
};

/** Probable duplicate households, for the couple to decide. */
export function DuplicatesPanel() {
  const found = useDuplicates();
  const all = useRows(households);
  const step = useTransaction();
  const { put } = useRowMutations(distinctHouseholds);
  const body = useId();
  const [isOpen, setOpen] = useState(false);
  if (found.length === 0) return null;
  const heading = found.length === 1 ? "1 likely duplicate" : `${found.length} likely duplicates`;
  const row = (id: string) => all.find((household) => household.id === id);
  return (
    <section
      className="panel guest-duplicates guest-fold"
      aria-labelledby="guest-duplicates"
      data-open={isOpen || undefined}
    >
      <h2 className="heading-small guest-fold__wide" id="guest-duplicates">
        {heading}
      </h2>
      <FoldToggle controls={body} isOpen={isOpen} toggle={() => setOpen(!isOpen)}>
        {heading}
      </FoldToggle>
      <ul id={body} className="guest-fold__body">
        {found.slice(0, shownAtOnce).map(({ one, other, why, seen }) => {
          const [name, otherName] = [row(one)?.name ?? "", row(other)?.name ?? ""];
          return (
            <li key={pairId(one, other)}>
              <p>
                <b>{name}</b> and <b>{otherName}</b>
                <small>
                  {reasons[why]}
                  {why === "name" ? "" : `: ${[...new Set(seen)].join(", ")}`}
                </small>
              </p>
              <button
                type="button"
                className="button button--line button--small"
                aria-label={`Merge ${name} and ${otherName}`}
                onClick={() => step((document) => mergeHouseholds(document, one, other))}
              >
                Merge
              </button>
              <button
                type="button"
                className="button button--line button--small"
                aria-label={`${name} and ${otherName} are not the same`}
                onClick={() => put(pairId(one, other), {})}
              >
                Not the same
              </button>
            </li>
          );
        })}
      </ul>
      {found.length > shownAtOnce && (
        <p className="note guest-fold__body">And {found.length - shownAtOnce} more after these.</p>
      )}
    </section>
  );
}

/** As the plan is; after a change they follow it. */
function useDuplicates(): readonly DuplicateHouseholds[] {
  const { document } = usePlan();
  const known = useDeferredValue(useRows(households));
  const people = useDeferredValue(useRows(guests));
  const distinct = useDeferredValue(useRows(distinctHouseholds));
  return duplicatesOfPlan(document, { households: known, guests: people, distinct });
}
