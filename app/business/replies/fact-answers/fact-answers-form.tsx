import { RadioField } from "#app/ui/form-fields/radio-field.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import {
  factReportAnswers,
  maxFactLength,
  maxNumberLength,
} from "#app/business/fact-reports/fact-report-fields.ts";

import {
  factAnswerField,
  factAnswerParts,
  type FactAnswerErrors,
  type FactAnswerPart,
} from "./fact-answer-fields.ts";
import type { AskedFact } from "./asked-facts.ts";

const idPrefix = "asked";

type FactAnswersFormProps = {
  questions: readonly AskedFact[];
  /** Further questions; they are folded unless a post was rejected or there are no others. */
  more?: { label: string; questions: readonly AskedFact[] };
  /** Its name among the drafts of the page. */
  draft?: string;
  errors: FactAnswerErrors;
  /** The values typed before a post was rejected. */
  typed: Readonly<Record<string, string>> | null;
  /** The button. */
  submit: string;
  /** Hidden fields that say whom the answers are of. */
  subject?: Readonly<Record<string, string>>;
  /** A box that lets every couple read the answers; without it, that is for another to decide. */
  withConsent?: boolean;
};

/** What a business is asked, on one screen: each question by itself, most with one tap. */
export function FactAnswersForm({
  questions,
  more = { label: "", questions: [] },
  draft = "asked",
  errors,
  typed,
  submit,
  subject = {},
  withConsent = false,
}: FactAnswersFormProps) {
  const labels = Object.fromEntries(
    [...questions, ...more.questions].flatMap((asked) =>
      factAnswerParts.map((part) => [factAnswerField(asked.key, part), labelOf(asked, part)]),
    ),
  );
  return (
    <PrivateForm preventScrollReset draft={draft} summary={{ idPrefix, labels, errors }}>
      <input type="hidden" name="what" value="facts" />
      {Object.entries(subject).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {questions.map((question) => (
        <Question key={question.key} asked={question} errors={errors} typed={typed} />
      ))}
      {more.questions.length > 0 && (
        <details className="asked-fact__more" open={questions.length === 0 || typed !== null}>
          <summary className="button button--line">{more.label} …</summary>
          {more.questions.map((question) => (
            <Question key={question.key} asked={question} errors={errors} typed={typed} />
          ))}
        </details>
      )}
      {withConsent && (
        <label className="checkbox private__sure">
          <input type="checkbox" name="share" value="yes" defaultChecked={typed?.["share"] === "yes"} />
          Show these answers on our page too, so the next couple doesn’t have to ask
        </label>
      )}
      <button type="submit" className="button button--primary">
        {submit}
      </button>
    </PrivateForm>
  );
}

/** The label of a field; a summary of errors names the field by it. */
function labelOf({ label }: AskedFact, part: FactAnswerPart): string {
  const labels = {
    answer: label,
    text: `${label}, in words`,
    guestsFrom: "Guests from",
    guestsTo: "Guests to",
  };
  return labels[part];
}

type QuestionProps = Pick<FactAnswersFormProps, "typed" | "errors"> & { asked: AskedFact };

function Question({ asked, errors, typed }: QuestionProps) {
  const { key, label, question, toldAs, values } = asked;
  const field = (part: FactAnswerPart) => {
    const name = factAnswerField(key, part);
    return {
      idPrefix,
      name,
      label: labelOf(asked, part),
      error: errors[name],
      value: (typed ?? values)[name],
    };
  };
  return (
    <div className="asked-fact">
      <h3>{label}</h3>
      <p>{question}</p>
      {toldAs === "guests" ? (
        <div className="private__prices">
          <TextField
            {...field("guestsFrom")}
            hint="(optional)"
            inputMode="numeric"
            maxLength={maxNumberLength}
          />
          <TextField
            {...field("guestsTo")}
            hint="(at most)"
            inputMode="numeric"
            maxLength={maxNumberLength}
          />
        </div>
      ) : toldAs === "rate" ? (
        <TextField
          {...field("text")}
          label={label}
          hint="(a number)"
          inputMode="numeric"
          maxLength={maxNumberLength}
        />
      ) : (
        <>
          {toldAs === "answer" && (
            <RadioField
              {...field("answer")}
              labelHidden
              required={false}
              className="own-facts__answers"
              options={factReportAnswers}
            />
          )}
          <TextArea
            {...field("text")}
            {...(toldAs === "answer" && { hint: "(hours, fees, what it depends on)" })}
            maxLength={maxFactLength}
          />
        </>
      )}
    </div>
  );
}
