import { useState, type FormEvent } from "react";
import { flushSync } from "react-dom";

import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { textValues } from "#app/messaging/forms/form-values.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { maxPollOptions, polls } from "#app/plan/schema/family.schema.ts";
import { useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { focusInvalid } from "#app/plan/ui/fields/focus-invalid.ts";

import { parsePoll, remainingErrors, type PollDraft, type PollErrors } from "./poll-rules.ts";

/** The couple puts a question to a vote. */
export function PollForm() {
  const { put } = useRowMutations(polls);
  const [errors, setErrors] = useState<PollErrors>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = parsePoll(draftOf(form));
    flushSync(() => setErrors(read.ok ? {} : read.errors));
    if (!read.ok) {
      focusInvalid(form);
      return;
    }
    put(newId(), { ...read.poll, at: Date.now() });
    form.reset();
  };
  const clearMended = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const draft = draftOf(form);
    setErrors((shown) => remainingErrors(shown, draft));
  };
  return (
    <details className="poll-new">
      <summary className="button button--line button--small">Start a vote</summary>
      <form className="poll-new__form" onSubmit={submit} onInput={clearMended} noValidate>
        <TextField
          idPrefix="poll"
          name="question"
          label="Question"
          error={errors.question}
          maxLength={200}
          autoComplete="off"
        />
        <fieldset className="poll-new__options" aria-describedby="poll-options-error">
          <legend className="field__label">Options</legend>
          {Array.from({ length: maxPollOptions }, (_, at) => (
            <input
              key={at}
              name="option"
              className="input"
              aria-label={`Option ${at + 1}`}
              aria-invalid={(at < 2 && errors.options !== undefined) || undefined}
              placeholder={at < 2 ? `Option ${at + 1}` : "Optional"}
              maxLength={120}
              autoComplete="off"
            />
          ))}
          <FieldError id="poll-options-error" error={errors.options} />
        </fieldset>
        <TextField
          idPrefix="poll"
          name="voters"
          label="Who votes"
          hint="(names with commas: only their votes count; empty for everyone who can suggest)"
          error={undefined}
          maxLength={1000}
          autoComplete="off"
        />
        <button type="submit" className="button button--primary">
          Start the vote
        </button>
      </form>
    </details>
  );
}

function draftOf(form: HTMLFormElement): PollDraft {
  const typed = new FormData(form);
  return {
    question: textValues(typed, "question")[0] ?? "",
    options: textValues(typed, "option"),
    voters: textValues(typed, "voters")[0] ?? "",
  };
}
