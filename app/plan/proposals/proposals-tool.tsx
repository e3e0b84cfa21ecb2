import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import type { ToolProps } from "#app/plan/tool-props.ts";

import { CommentForm } from "./comment-form.tsx";
import { ProposalList } from "./proposal-list.tsx";
import { ProposeForm } from "./propose-form.tsx";
import { ThreadList } from "./thread-list.tsx";
import { useProposals } from "./proposals-provider.tsx";

import "./proposals.css";

/** What family proposes and says, and what the couple makes of it. */
export default function ProposalsTool({ link }: ToolProps) {
  const { here } = usePlan();
  const isOpen = useProposals() !== null;
  return (
    <section className="family" aria-labelledby="plan-family">
      <h2 className="heading-large" id="plan-family">
        From family
      </h2>
      {here.planId === null ? (
        <div className="panel family__how">
          <p className="lede">
            Family can propose guests and say what it thinks, without changing anything: you accept what you
            like.
          </p>
          <p>Keep the plan on the server first, then pass on its link to propose.</p>
          <ThemeLink to="/plan/share" className="button button--primary">
            Keep and share
          </ThemeLink>
        </div>
      ) : here.role === "view" ? (
        <p>This link is for looking. Ask for the one to propose if you want to add guests or a word.</p>
      ) : (
        <div className="family__parts" aria-busy={!isOpen}>
          <section aria-labelledby="family-guests" className="family__part">
            <h3 className="heading-medium" id="family-guests">
              Guests
            </h3>
            {here.role === "propose" && <ProposeForm />}
            <ProposalList link={link} />
          </section>
          <section aria-labelledby="family-words" className="family__part">
            <h3 className="heading-medium" id="family-words">
              Words
            </h3>
            {here.role === "propose" && <CommentForm />}
            <ThreadList />
          </section>
        </div>
      )}
    </section>
  );
}
