import { useDeletion } from "#app/plan/ui/use-deletion.ts";
import { useEffect, useRef } from "react";

import { useToast } from "#app/site/frame/toasts.tsx";
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

/** Everything about one household. It closes when the household is deleted, and says so where another device did it. */
export function HouseholdDialog({ id, names, events, close }: HouseholdDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const household = useRow(households, id);
  const mayEdit = useCanEdit();
  const remove = useDeletion();
  const toast = useToast();
  const isRemovedHere = useRef(false);
  /** Null until it was shown. */
  const shownName = useRef<string | null>(null);
  const isGone = household === undefined;
  const name = household === undefined || household.name === "" ? "A household" : household.name;
  useEffect(() => {
    if (!isGone) {
      shownName.current = name;
      if (dialog.current?.open === false) dialog.current.showModal();
      return;
    }
    if (shownName.current !== null && !isRemovedHere.current)
      toast({ title: `“${shownName.current}” was deleted on another device` });
    close();
  }, [isGone, name, toast, close]);
  if (household === undefined) return null;
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
            onClick={() => {
              isRemovedHere.current = true;
              remove(name, (document) => removeHousehold(document, id));
            }}
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
