import { useDeletion } from "#app/plan/ui/use-deletion.ts";
import { useEffect, useRef } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import { useCanEdit, useRow } from "#app/plan/session/plan-provider.tsx";

import { removeHousehold } from "./change-households.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import type { SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import { NamedGuests } from "./household/named-guests.tsx";
import { HouseholdFields } from "./household/household-fields.tsx";
import { HouseholdInvitations } from "./household/household-invitations.tsx";

type HouseholdDialogProps = {
  id: string;
  names: SideNames;
  events: readonly { id: string; name: string }[];
  close: () => void;
};

/** Everything about one household. */
export function HouseholdDialog({ id, names, events, close }: HouseholdDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const household = useRow(households, id);
  const mayEdit = useCanEdit();
  const remove = useDeletion();
  const isGone = household === undefined;
  useEffect(() => {
    if (isGone) close();
    else if (dialog.current?.open === false) dialog.current.showModal();
  }, [isGone, close]);
  if (household === undefined) return null;
  const name = household.name === "" ? "A household" : household.name;
  return (
    <dialog ref={dialog} className="plan__dialog guest-dialog" aria-label={name} onClose={close}>
      <header className="guest-dialog__head">
        <h2 className="heading-small">{name}</h2>
        <form method="dialog">
          <button type="submit" className="guest-dialog__close" aria-label="Close">
            <Icon name="close" />
          </button>
        </form>
      </header>
      <HouseholdFields household={household} names={names} />
      <HouseholdInvitations household={household} events={events} />
      <NamedGuests household={id} />
      {mayEdit && (
        <footer className="guest-dialog__foot">
          <button
            type="button"
            className="text-link plan__remove"
            onClick={() => remove(name, (document) => removeHousehold(document, id))}
          >
            <Icon name="close" />
            Remove {name}
          </button>
          <form method="dialog">
            <button type="submit" className="button button--primary button--small">
              Done
            </button>
          </form>
        </footer>
      )}
    </dialog>
  );
}
