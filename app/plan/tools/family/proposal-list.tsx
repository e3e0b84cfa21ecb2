import { foldText } from "#app/catalogue/directory/fold-text.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { useCanEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { ChangeOwn } from "./edit-own-suggestion.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { proposedHouseholdId, type Proposal } from "./proposal-rules.ts";
import { ProposalForm } from "./proposal-form.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";
import { proposedHouseholds } from "#app/plan/schema/family.schema.ts";
import { useIsOwnSuggestion } from "./proposals-provider.tsx";
import { useSuggestions } from "./use-suggestions.ts";
import { AuthorName } from "./author-name.tsx";

/** The proposals: first those that wait for the couple, then the decided ones. */
export function ProposalList({ link }: { link: PrivatePlanLink | null }) {
  const { proposals } = useSuggestions();
  const mayEdit = useCanEdit();
  const waiting = proposals.filter(({ decision }) => decision === null);
  const decided = proposals.filter(({ decision }) => decision !== null);
  if (proposals.length === 0)
    return (
      <EmptyState
        emblem="florists"
        heading="No suggestions yet"
        action={
          mayEdit && (
            <ThemeLink to={toolPath("share", link)} className="button button--primary">
              Get the link to suggest
            </ThemeLink>
          )
        }
      >
        {mayEdit
          ? "Send your family the link to suggest: the guests they have in mind appear here for you to decide."
          : "Suggest a household above. The couple decides who is invited."}
      </EmptyState>
    );
  return (
    <>
      {waiting.length > 0 && (
        <Proposals
          title={`Waiting for ${mayEdit ? "you" : "the couple"}: ${waiting.length}`}
          shown={waiting}
        />
      )}
      {decided.length > 0 && <Proposals title="Decided" shown={decided} />}
    </>
  );
}

function Proposals({ title, shown }: { title: string; shown: readonly Proposal[] }) {
  return (
    <>
      <h4 className="heading-small">{title}</h4>
      <ul className="family__list">
        {shown.map((proposal) => (
          <ProposalItem key={proposal.household.id} proposal={proposal} />
        ))}
      </ul>
    </>
  );
}

function ProposalItem({ proposal: { household, decision } }: { proposal: Proposal }) {
  const { id, name, people, proposer, word } = household;
  const held = useRows(events);
  const invited = held.filter((event) => household.events.includes(event.id)).map((event) => event.name);
  const mayEdit = useCanEdit();
  const isMine = useIsOwnSuggestion(id);
  return (
    <li className="panel family__item" data-state={decision?.state ?? "waiting"}>
      <p className="family__who">
        <strong>
          <bdi>{name}</bdi>
        </strong>{" "}
        · {people ?? 1} {(people ?? 1) === 1 ? "person" : "people"}
        {invited.length > 0 && ` · ${invited.join(", ")}`}
      </p>
      {word !== "" && <p className="family__words">{word}</p>}
      <p className="note">
        Suggested by <AuthorName name={proposer} nameless="someone" may="propose" isMine={isMine} />
      </p>
      {decision !== null && <Outcome proposal={{ household, decision }} />}
      {decision === null && mayEdit && <SameName of={name} />}
      {decision === null &&
        (mayEdit ? (
          <DecisionForm household={household} />
        ) : (
          <>
            <WithdrawButton table={proposedHouseholds} id={id} name={name} />
            <ChangeOwn
              id={id}
              name={name}
              renderForm={(close) => <ProposalForm own={household} changed={close} />}
            />
          </>
        ))}
    </li>
  );
}

function Outcome({ proposal: { household, decision } }: { proposal: Proposal }) {
  const isListed = useRows(households).some(({ id }) => id === proposedHouseholdId(household.id));
  return (
    <p className="family__outcome">
      {decision?.state === "declined"
        ? "Not this time."
        : isListed
          ? "On the guest list."
          : "Was on the guest list; the couple has taken it off again."}
      {decision !== null && decision.word !== "" && <> “{decision.word}”</>}
    </p>
  );
}

/** The same people are often proposed twice. */
function SameName({ of }: { of: string }) {
  const isThere = useRows(households).some(({ name }) => foldText(name.trim()) === foldText(of.trim()));
  return isThere ? <p className="family__same">You already have a household with this name.</p> : null;
}
