import { LabelledField } from "#app/plan/ui/fields/labelled-field.tsx";

import type { QuestionProps } from "./question-props.ts";

/** The names of the two. */
export function WhoQuestion({ answers, change }: QuestionProps) {
  const name = (label: string, field: "partnerOne" | "partnerTwo") => (
    <LabelledField label={label}>
      {(id) => (
        <input
          id={id}
          className="input"
          value={answers[field]}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="words"
          placeholder={label}
          onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
        />
      )}
    </LabelledField>
  );
  return (
    <fieldset className="start-question">
      <legend>Who is getting married?</legend>
      <div className="start-question__pair">
        {name("Partner 1", "partnerOne")}
        {name("Partner 2", "partnerTwo")}
      </div>
    </fieldset>
  );
}
