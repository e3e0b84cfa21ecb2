import { useRef } from "react";

import { localOrigin } from "#app/plan/document/plan-table.ts";
import { englishLanguageNames, languages } from "#app/languages/language.ts";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { households, sides, tiers, type HouseholdRow } from "#app/plan/schema/guests.schema.ts";
import { tierNames, type SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import {
  parseText,
  parseInteger,
  formatText,
  formatInteger,
  type FieldParser,
  warnAboutEmail,
} from "#app/plan/ui/fields/parse-fields.ts";
import { integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { usePlan, useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { DietChoices } from "./diet-choices.tsx";
import { setHouseholdPeople, type InvitedByHousehold } from "./set-household-people.ts";

const texts = [
  { field: "proposer", label: "Proposed by", most: 120 },
  { field: "email", label: "Email", most: 254 },
  { field: "phone", label: "Telephone", most: 40 },
  { field: "address", label: "Address", most: 300 },
  { field: "allergies", label: "Allergies", most: 500 },
  { field: "notes", label: "Notes", most: 4000 },
] as const;

const showTags = (tags: readonly string[]) => tags.join(", ");
const readTags: FieldParser<string[]> = (typed) => {
  const tags = [...new Set(typed.split(",").map((tag) => tag.trim()))].filter((tag) => tag !== "");
  return tags.some((tag) => tag.length > 60)
    ? { ok: false, error: "write tags of at most 60 letters, with commas between them" }
    : { ok: true, value: tags };
};

/** Names, contact details and diets. */
export function HouseholdFields({ household, names }: { household: HouseholdRow; names: SideNames }) {
  const { put } = useRowMutations(households);
  const readOnly = !useCanEdit();
  const { id, message } = household;
  const change = (what: Partial<Omit<HouseholdRow, "id">>) => put(id, what);
  return (
    <>
      <div className="plan__grid">
        <PlanField
          label="Name"
          value={household.name}
          show={formatText}
          read={parseText}
          write={(name) => change({ name })}
          maxLength={200}
          readOnly={readOnly}
        />
        <HouseholdPeople household={household} readOnly={readOnly} />
        <PlanField
          label="Children among them"
          inputMode="numeric"
          value={household.children}
          show={formatInteger}
          read={parseInteger(0, 500)}
          write={(children) => change({ children })}
          remark={(children) =>
            (children ?? 0) > (household.people ?? Infinity) ? "That’s more than everyone together." : null
          }
          readOnly={readOnly}
        />
        <OptionField
          label="Side"
          none="Not said"
          value={household.side}
          choices={sides.map((side) => ({ id: side, name: names[side] }))}
          choose={(side) => change({ side })}
          disabled={readOnly}
        />
        <OptionField
          label="Tier"
          none="Not said"
          value={household.tier}
          choices={tiers.map((tier) => ({ id: tier, name: tierNames[tier] }))}
          choose={(tier) => change({ tier })}
          disabled={readOnly}
        />
        <OptionField
          label="Reads invitations in"
          value={household.language ?? "en"}
          choices={languages.map((language) => ({ id: language, name: englishLanguageNames[language] }))}
          choose={(language) => change({ language })}
          disabled={readOnly}
        />
        <PlanField
          label="Tags"
          placeholder="Cousins, Edmonton"
          value={household.tags}
          show={showTags}
          read={readTags}
          write={(tags) => change({ tags })}
          readOnly={readOnly}
        />
        {texts.map(({ field, label, most }) => (
          <PlanField
            key={field}
            label={label}
            value={household[field]}
            show={formatText}
            read={parseText}
            write={(text) => change({ [field]: text })}
            remark={field === "email" ? warnAboutEmail : undefined}
            maxLength={most}
            readOnly={readOnly}
          />
        ))}
      </div>
      <DietChoices
        legend="All of them eat"
        chosen={household.diets}
        choose={(diets) => change({ diets })}
        readOnly={readOnly}
      />
      {message !== "" && (
        <blockquote className="guest-dialog__message">
          <p>{message}</p>
        </blockquote>
      )}
    </>
  );
}

/** How many people it has; unanswered invitations for all of them follow. */
function HouseholdPeople({ household, readOnly }: { household: HouseholdRow; readOnly: boolean }) {
  const { document, undo } = usePlan();
  /** What has followed so far: a number that is typed digit by digit is another one until the last. */
  const typed = useRef<InvitedByHousehold | undefined>(undefined);
  return (
    <PlanField
      {...integerField(1, 500)}
      label="How many people"
      value={household.people}
      write={(people) => {
        // Digits that follow each other quickly are one step of undo.
        if (typed.current === undefined) undo.stopCapturing();
        document.transact(() => {
          typed.current = setHouseholdPeople(document, household.id, people, typed.current);
        }, localOrigin);
      }}
      onLeave={() => {
        typed.current = undefined;
      }}
      readOnly={readOnly}
    />
  );
}
