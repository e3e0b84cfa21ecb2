import { memo } from "react";

import { formatCount } from "#app/languages/site-language.ts";
import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { inviteAll } from "#app/plan/tools/guests/change-households.ts";
import { invitations } from "#app/plan/schema/guests.schema.ts";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";

type MatrixHeadProps = {
  events: readonly { id: string; name: string }[];
  /** Ids of the shown households. */
  shown: readonly string[];
  /** The column of the active cell; -1 where it is in another row. */
  active: number;
  /** Announces the result to screen readers. */
  say: (what: string) => void;
};

/** The events, each with a button that invites all shown households. */
export const MatrixHead = memo(function MatrixHead({ events, shown, active, say }: MatrixHeadProps) {
  const { document } = usePlan();
  const mayEdit = useCanEdit();
  const step = useTransaction();

  const invite = ({ id, name }: { id: string; name: string }) => {
    const cells = viewGrid(invitations, document).cells();
    const areAll = shown.every((household) => cells.cell(household, id) !== undefined);
    step((plan) => {
      const changed = inviteAll(plan, shown, id, !areAll);
      const households = changed === 1 ? "1 household" : `${formatCount(changed)} households`;
      say(
        areAll
          ? `${households} that had not replied ${changed === 1 ? "is" : "are"} not invited to ${name} any more.`
          : `${households} invited to ${name}.`,
      );
    });
  };

  return (
    <thead className="matrix__head">
      <tr aria-rowindex={1} className="matrix__heads">
        <th scope="col" className="matrix__corner" tabIndex={active === 0 ? 0 : -1}>
          {shown.length === 1 ? "1 household" : `${formatCount(shown.length)} households`}
        </th>
        {events.map((event, column) => (
          <th
            key={event.id}
            scope="col"
            aria-label={event.name}
            className="matrix__event"
            tabIndex={mayEdit ? undefined : active === column + 1 ? 0 : -1}
          >
            <span>{event.name}</span>
            {mayEdit && (
              <button
                type="button"
                tabIndex={active === column + 1 ? 0 : -1}
                aria-label={`Invite all ${shown.length} shown to ${event.name}, or none`}
                disabled={shown.length === 0}
                onClick={() => invite(event)}
              >
                All
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
});
