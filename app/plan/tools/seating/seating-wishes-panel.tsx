import { memo, useMemo, useState } from "react";

import { removeRow } from "#app/plan/document/plan-table.ts";
import { households, pairId, type HouseholdRow } from "#app/plan/schema/guests.schema.ts";
import { seatingWishes, type SeatingWishRow } from "#app/plan/schema/seating.schema.ts";
import { useCanEdit, useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { householdsByName } from "#app/plan/rules/guests/household-order.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { useDeletion } from "#app/plan/ui/use-deletion.ts";

import {
  describeContradiction,
  describeNewWish,
  describeRuleCount,
  findContradictions,
} from "./contradictory-wishes.ts";

const kinds = [
  { id: "together", name: "sits with" },
  { id: "apart", name: "sits apart from" },
] as const;

type Kind = (typeof kinds)[number]["id"];

/** Which families sit with each other, and which apart: one rule for all events. */
export const SeatingWishesPanel = memo(function SeatingWishesPanel() {
  const rows = useRows(seatingWishes);
  const known = useRows(households);
  const remove = useDeletion();
  const mayEdit = useCanEdit();
  const [isOpen, setOpen] = useState(false);
  const nameOf = useMemo(() => new Map(known.map(({ id, name }) => [id, name || "A household"])), [known]);
  const listed = useMemo(
    () => rows.filter((row) => row.wish !== null && nameOf.has(row.first) && nameOf.has(row.second)),
    [rows, nameOf],
  );
  const contradictions = useMemo(() => findContradictions(listed), [listed]);
  if (!mayEdit && listed.length === 0) return null;
  return (
    <details className="seating-wishes panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        Together and apart{" "}
        {listed.length > 0 && <small>{describeRuleCount(listed.length, contradictions.length)}</small>}
      </summary>
      <p className="note">
        Seats are proposed by these rules, and a table that breaks one is named above the room.
      </p>
      <ul>
        {listed.map(({ id, first: one, second: other, wish: kind }) => {
          const rule = `${nameOf.get(one) ?? ""} ${kind === "together" ? "sits with" : "sits apart from"} ${nameOf.get(other) ?? ""}`;
          return (
            <li key={id}>
              <span>{rule}</span>
              {mayEdit && (
                <button
                  type="button"
                  className="text-link plan__remove"
                  onClick={() => remove(rule, (plan) => removeRow(seatingWishes, plan, id))}
                >
                  <Icon name="close" />
                  Remove<span className="visually-hidden">: {rule}</span>
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {contradictions.map((one) => (
        <p key={one.households.join(" ")} className="plan__error">
          {describeContradiction(one, (id) => nameOf.get(id) ?? "")}
        </p>
      ))}
      {mayEdit && isOpen && <WishForm known={known} listed={listed} nameOf={nameOf} />}
    </details>
  );
});

type WishFormProps = {
  known: readonly HouseholdRow[];
  listed: readonly SeatingWishRow[];
  nameOf: ReadonlyMap<string, string>;
};

function WishForm({ known, listed, nameOf }: WishFormProps) {
  const { put } = useRowMutations(seatingWishes);
  const [first, setFirst] = useState<string | null>(null);
  const [second, setSecond] = useState<string | null>(null);
  const [wish, setWish] = useState<Kind>("apart");
  const choices = useMemo(
    () => householdsByName(known).map(({ id, name }) => ({ id, name: name || "A household" })),
    [known],
  );
  const others = useMemo(() => choices.filter(({ id }) => id !== first), [choices, first]);
  const isRule = first !== null && second !== null && first !== second;
  const said = isRule ? describeNewWish({ first, second, wish }, listed, (id) => nameOf.get(id) ?? "") : null;
  const add = () => {
    if (!isRule) return;
    put(pairId(first, second), { first, second, wish });
    setSecond(null);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        add();
        // The next rule is often for the same household.
        event.currentTarget.querySelectorAll("select")[2]?.focus();
      }}
    >
      <OptionField label="Household" value={first} choices={choices} none="Choose" choose={setFirst} />
      <OptionField
        label="Rule"
        value={wish}
        choices={kinds}
        choose={(chosen) => setWish(chosen ?? "apart")}
      />
      <OptionField label="Other household" value={second} choices={others} none="Choose" choose={setSecond} />
      <output className="note">{said}</output>
      <button className="button button--line button--small" aria-disabled={!isRule || undefined}>
        Add rule
      </button>
    </form>
  );
}
