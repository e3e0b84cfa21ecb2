import { useRef } from "react";
import { flushSync } from "react-dom";
import { href } from "react-router";

import { englishLanguageNames, languages } from "#app/languages/language.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { removeRow } from "#app/plan/document/plan-table.ts";
import type { InvitedHousehold } from "#app/plan/rules/rsvp/invited-households.ts";
import {
  maxHelperHouseholds,
  maxReplyHelpers,
  replyHelpers,
  type ReplyHelperRow,
} from "#app/plan/schema/rsvp.schema.ts";
import { usePlan, useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { useCopyKeyLink } from "#app/plan/ui/private-links/use-copy-key-link.ts";
import { useCutOff } from "#app/plan/session/use-cut-off.ts";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useDeletion } from "#app/plan/ui/use-deletion.ts";

type ReplyHelpersPanelProps = {
  invited: readonly InvitedHousehold[];
  /** Of the link to edit. */
  planKey: string;
};

/** Relatives who answer for households that don't answer themselves, each with one link. */
export function ReplyHelpersPanel({ invited, planKey }: ReplyHelpersPanelProps) {
  const helpers = useRows(replyHelpers);
  const { put } = useRowMutations(replyHelpers);
  const list = useRef<HTMLUListElement>(null);
  const add = () => {
    const id = newId();
    flushSync(() => put(id, { name: "", households: [] }));
    // The list is in the order of the ids.
    list.current?.querySelector<HTMLInputElement>(`[data-helper="${id}"] input`)?.focus();
  };
  return (
    <section className="plan__section" aria-labelledby="helpers-heading">
      <h3 className="heading-small" id="helpers-heading">
        Relatives who reply for others
      </h3>
      <p className="note">
        An aunt enters the replies of the households that you choose, with one link. She sees what their own
        pages show and nothing else of your plan. Remove her here or replace the link, and the old one stops
        working.
      </p>
      <ul className="rsvp__helpers" ref={list}>
        {helpers.map((helper) => (
          <Helper key={helper.id} helper={helper} invited={invited} planKey={planKey} />
        ))}
      </ul>
      {helpers.length < maxReplyHelpers ? (
        <button type="button" className="button button--line" onClick={add}>
          Add a relative
        </button>
      ) : (
        <p className="note">A plan has room for {maxReplyHelpers} relatives.</p>
      )}
    </section>
  );
}

type HelperProps = ReplyHelpersPanelProps & { helper: ReplyHelperRow };

function Helper({ helper: { id, name, households, language }, invited, planKey }: HelperProps) {
  const { put } = useRowMutations(replyHelpers);
  const remove = useDeletion();
  const chosen = new Set(households);
  const called = name === "" ? "this relative" : name;
  const isFull = chosen.size >= maxHelperHouseholds;
  const choose = (household: string, isChosen: boolean) =>
    put(id, {
      households: isChosen ? [...households, household] : households.filter((other) => other !== household),
    });
  return (
    <li data-helper={id}>
      <fieldset className="panel rsvp__helper">
        <legend className="visually-hidden">{called}</legend>
        <PlanField
          label="Name"
          {...textField(60)}
          value={name}
          write={(typed) => put(id, { name: typed })}
          placeholder="Aunt Manjit"
          readOnly={false}
        />
        <OptionField
          label="Language of their page"
          value={language ?? "en"}
          choices={languages.map((each) => ({ id: each, name: englishLanguageNames[each] }))}
          choose={(chosenLanguage) => put(id, { language: chosenLanguage })}
        />
        <details>
          <summary>
            {chosen.size === 0
              ? "Choose households"
              : `Replies for ${chosen.size === 1 ? "1 household" : `${chosen.size} households`}`}
            <span className="visually-hidden">: {called}</span>
          </summary>
          {isFull && <p className="note">One link has room for {maxHelperHouseholds} households.</p>}
          <div className="rsvp__helper-households">
            {invited.map((household) => (
              <label key={household.id} className="checkbox">
                <input
                  type="checkbox"
                  checked={chosen.has(household.id)}
                  disabled={isFull && !chosen.has(household.id)}
                  onChange={({ currentTarget }) => choose(household.id, currentTarget.checked)}
                />
                {household.name || "Household without a name"}
              </label>
            ))}
          </div>
        </details>
        <p className="rsvp__decide">
          <HelperLink id={id} name={called} planKey={planKey} isDisabled={chosen.size === 0} />
          <button
            type="button"
            className="button button--line button--small"
            aria-label={`Remove ${called}`}
            onClick={() => remove(name || "Relative", (plan) => removeRow(replyHelpers, plan, id))}
          >
            Remove
          </button>
        </p>
      </fieldset>
    </li>
  );
}

type HelperLinkProps = { id: string; name: string; planKey: string; isDisabled: boolean };

function HelperLink({ id, name, planKey, isDisabled }: HelperLinkProps) {
  const isSaved = useSyncState(usePlan())?.state === "saved";
  const cutOff = useCutOff();
  const { isBusy, copy } = useCopyKeyLink({
    action: href("/plans/:key/household-pages", { key: planKey }),
    subject: ["helper", id],
    pathOf: (key) => href("/for-family/:key/:household?", { key }),
    told: (isRenewed) => (isRenewed ? `The old link of ${name} no longer works.` : `Send it to ${name}.`),
  });
  // What is said above of the households' links is of this one, too.
  if (cutOff !== null) return null;
  const button = (label: string, renew: boolean) => (
    <button
      type="button"
      className="button button--line button--small"
      disabled={isBusy || !isSaved || isDisabled}
      onClick={() => void copy(renew)}
    >
      {label}
      <span className="visually-hidden"> of {name}</span>
    </button>
  );
  return (
    <>
      {button("Copy link", false)}
      {button("Replace link", true)}
    </>
  );
}
