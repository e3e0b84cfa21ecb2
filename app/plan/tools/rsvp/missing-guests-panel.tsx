import { useMemo } from "react";

import { acceptMissing, declineMissing, waitingMissing } from "#app/plan/rules/rsvp/missing-guests.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { missingGuests } from "#app/plan/schema/rsvp.schema.ts";
import { useCanEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { useToast } from "#app/site/frame/toasts.tsx";

/** People whom households say are missing, with the households' names; those that wait for the couple. */
export function useMissingGuests() {
  const rows = useRows(missingGuests);
  const invited = useRows(households);
  return useMemo(() => {
    const names = new Map(invited.map(({ id, name }) => [id, name || "a household without a name"]));
    return waitingMissing(rows, (id) => names.has(id)).map((guest) => ({
      guest,
      of: names.get(guest.household) ?? "",
    }));
  }, [rows, invited]);
}

/** Whom guests miss on their invitation: the couple adds them, or doesn't. */
export function MissingGuestsPanel() {
  const missing = useMissingGuests();
  const mayEdit = useCanEdit();
  const change = useTransaction();
  const toast = useToast();
  if (missing.length === 0 || !mayEdit) return null;
  return (
    <section className="panel rsvp__missing" aria-labelledby="missing-heading">
      <h3 className="heading-small" id="missing-heading">
        Guests say someone is missing
      </h3>
      <p className="note">
        Nobody is invited until you add them. If you decline, tell them yourselves: their page doesn’t.
      </p>
      <ul>
        {missing.map(({ guest, of }) => (
          <li key={guest.id}>
            <p>
              <strong>
                <bdi>{guest.name}</bdi>
              </strong>
              , named by {of}
              {guest.word !== "" && (
                <>
                  : “<bdi>{guest.word}</bdi>”
                </>
              )}
            </p>
            <p className="rsvp__decide">
              <button
                type="button"
                className="button button--line button--small"
                onClick={() => {
                  change((plan) => acceptMissing(plan, guest));
                  toast({
                    title: `${guest.name} added to ${of}`,
                    description: "They can reply for them now.",
                  });
                }}
              >
                Add to {of}
                <span className="visually-hidden">: {guest.name}</span>
              </button>
              <button
                type="button"
                className="button button--line button--small"
                aria-label={`Decline ${guest.name}`}
                onClick={() => change((plan) => declineMissing(plan, guest.id))}
              >
                Decline
              </button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
