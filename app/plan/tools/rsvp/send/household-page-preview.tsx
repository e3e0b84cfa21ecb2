import { useMemo } from "react";

import { languageAttributes } from "#app/languages/language.ts";
import { translate } from "#app/languages/translate.ts";
import { viewHousehold } from "#app/plan/projections/household-view.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { HouseholdReplyFields } from "#app/plan/tools/rsvp/household-page/household-reply-fields.tsx";
import { viewInLanguage } from "#app/plan/projections/view-in-language.ts";
import { rsvpPersonFields } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
import { ReplyDay } from "#app/plan/tools/rsvp/household-page/reply-day.tsx";

import { useHouseholdLanguage } from "./household-language.tsx";
import { useMessages } from "./use-messages.ts";

/** The household's page as it is now, to read only. */
export function HouseholdPagePreview({ household }: { household: string }) {
  const { document } = usePlan();
  const seen = useMemo(() => viewHousehold(document, household), [document, household]);
  const words = useMessages(useHouseholdLanguage(household));
  if (seen === null || words === null) return null;
  const say = translate(words);
  const view = viewInLanguage(seen, words.language, say);
  return (
    <details className="send-dialog__preview">
      <summary>Preview their page</summary>
      <div className="send-dialog__page guest-words" {...languageAttributes(words.language)}>
        <p className="eyebrow">
          {view.name === "" ? say("reply", "invited") : say("reply", "invitedOf", { household: view.name })}
        </p>
        <p className="heading-large">{view.couple === "" ? say("reply", "wedding") : view.couple}</p>
        {view.note !== "" && (
          <p className="household__note" dir="auto">
            {view.note}
          </p>
        )}
        <ReplyDay say={say} until={view.until} closedOn={null} hasReplied={false} />
        <HouseholdReplyFields
          say={say}
          view={view}
          fields={rsvpPersonFields(view, household)}
          errors={{}}
          values={{}}
          isPreview
        />
        {view.contact !== "" && (
          <p className="note">{say("reply", "questions", { contact: view.contact })}</p>
        )}
      </div>
    </details>
  );
}
