import { memo } from "react";

import { useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { unseatedTarget, partyElementId, useNamedGuests, useSeatingActions } from "./pick-up-context.ts";
import type { SeatedParty } from "#app/plan/rules/seating/seating-plan.ts";
import { useDragParty } from "./use-drag-party.ts";

type PartyCardProps = { party: SeatedParty; from: string | null; isCarried: boolean };

/** A household, or its people at this table: can be dragged, or picked up with Enter or a click. */
export const PartyCard = memo(function PartyCard({ party, from, isCarried }: PartyCardProps) {
  const { carry, put } = useSeatingActions();
  const { household, people, isSplit } = party;
  const mayEdit = useCanEdit();
  const own = { party, from };
  const named = useNamedGuests(own);
  const startDrag = useDragParty((target) => put(own, target === unseatedTarget ? null : target, people));
  const text = (
    <>
      <span className="party__name">
        {partyName(party)}
        {isSplit && named.length > 0 && (
          <small>
            <span className="visually-hidden">: </span>
            {named.map(({ name }) => name).join(", ")}
          </small>
        )}
      </span>
      <span className="visually-hidden">, </span>
      {isSplit && <small>split</small>}
      <b>
        {people}
        <span className="visually-hidden">{people === 1 ? " person" : " people"}</span>
      </b>
    </>
  );
  if (!mayEdit) return <span className="party">{text}</span>;
  return (
    <button
      type="button"
      id={partyElementId(own)}
      className="party"
      data-side={household.side ?? undefined}
      aria-pressed={isCarried}
      onPointerDown={startDrag}
      onClick={() => carry(isCarried ? null : own)}
    >
      <span className="party__grip" data-grip="" aria-hidden="true" />
      {text}
    </button>
  );
});

/** The name of a household, also of one without. */
export const partyName = ({ household }: SeatedParty) =>
  household.name === "" ? "A household" : household.name;
