import { DocumentUnavailable } from "#app/plan/ui/availability/document-unavailable.tsx";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { useHasArrived } from "#app/plan/ui/availability/use-has-arrived.ts";
import { PlanLoading } from "#app/plan/ui/loading/plan-loading.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import type { OpenDocument } from "#app/plan/session/plan-session.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";

import { CommentForm } from "./comment-form.tsx";
import { PollList } from "./poll-list.tsx";
import { ProposalList } from "./proposal-list.tsx";
import { ProposalForm } from "./proposal-form.tsx";
import { SuggestionsCutOff } from "./suggestions-cut-off.tsx";
import { useMaySuggest } from "./use-may-suggest.ts";
import { CommentThreads } from "./comment-threads.tsx";
import { useProposals } from "./proposals-provider.tsx";

import "./family.css";

/** The family's proposals and comments, and the couple's decisions. */
export default function ProposalsTool({ link }: ToolProps) {
  const { here } = usePlan();
  const proposals = useProposals();
  return (
    <section className="family" aria-labelledby="plan-family">
      <h2 className="heading-large" id="plan-family">
        Suggestions
      </h2>
      {here.planId === null ? (
        <EmptyState
          emblem="florists"
          heading="Family can help without changing anything"
          action={
            <ThemeLink to="/plan/share" className="button button--primary">
              Save and get your link
            </ThemeLink>
          }
        >
          Save your plan online and send the link to suggest. Family then suggests guests and leaves comments,
          and you accept what you like.
        </EmptyState>
      ) : here.role === "view" ? (
        <p>
          This link can view. To suggest guests or leave a comment, ask the couple for the link to suggest.
        </p>
      ) : proposals === null ? (
        <PlanLoading />
      ) : (
        <Suggestions proposals={proposals} link={link} />
      )}
    </section>
  );
}

type SuggestionsProps = { proposals: OpenDocument; link: PrivatePlanLink | null };

/** Suggestions, once the device has them: an empty page would look as if they were lost. */
function Suggestions({ proposals, link }: SuggestionsProps) {
  const maySuggest = useMaySuggest();
  if (!useHasArrived(proposals)) return <DocumentUnavailable missing="suggestions" opened={proposals} />;
  return (
    <div className="family__parts">
      <SuggestionsCutOff link={link} />
      <section aria-labelledby="family-votes" className="family__part">
        <h3 className="heading-medium" id="family-votes">
          Votes
        </h3>
        <PollList />
      </section>
      <section aria-labelledby="family-guests" className="family__part">
        <h3 className="heading-medium" id="family-guests">
          Guests
        </h3>
        {maySuggest && <ProposalForm />}
        <ProposalList link={link} />
      </section>
      <section aria-labelledby="family-words" className="family__part">
        <h3 className="heading-medium" id="family-words">
          Comments
        </h3>
        {maySuggest && <CommentForm />}
        <CommentThreads />
      </section>
    </div>
  );
}
