import { useMemo } from "react";

import { viewHousehold } from "#app/plan/projections/household-view.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { HouseholdFields } from "#app/plan/tools/rsvp/household-page/household-fields.tsx";
import { rsvpPersonFields } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
import { ReplyDay } from "#app/plan/tools/rsvp/household-page/reply-day.tsx";

/** The household's page as it is now, to read only. */
export function InvitationPreview({ household }: { household: string }) {
  const { document } = usePlan();
  const view = useMemo(() => viewHousehold(document, household), [document, household]);
  if (view === null) return null;
  return (
    <details className="send-dialog__preview">
      <summary>Preview their page</summary>
      <div className="send-dialog__page">
        <p className="eyebrow">{view.name === "" ? "You are invited" : `${view.name}, you are invited`}</p>
        <p className="heading-large">{view.couple === "" ? "A wedding" : view.couple}</p>
        {view.note !== "" && <p className="household__note">{view.note}</p>}
        <ReplyDay until={view.until} isOver={false} />
        <HouseholdFields
          view={view}
          fields={rsvpPersonFields(view, household)}
          errors={{}}
          values={{}}
          isClosed
        />
        {view.contact !== "" && <p className="note">Questions? {view.contact}</p>}
      </div>
    </details>
  );
}
