import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";

import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { textValues } from "#app/messaging/forms/form-values.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { maxPollOptions, polls, pollVotes, type PollRow } from "#app/plan/schema/family.schema.ts";
import { useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { focusInvalid } from "#app/plan/ui/fields/focus-invalid.ts";

import { describeDroppedVotes } from "./describe-dropped-votes.ts";
import {
  findDroppedVotes,
  parsePoll,
  parsePollChange,
  remainingErrors,
  type PollDraft,
  type PollErrors,
} from "./poll-rules.ts";
import { useProposalRows } from "./proposals-provider.tsx";

type PollFormProps = {
  /** The vote that is changed; null: a new one. */
  own?: PollRow | null;
  changed?: () => void;
};

/** The couple puts a question to a vote, or corrects it while people vote. */
export function PollForm({ own = null, changed }: PollFormProps) {
  const { put } = useRowMutations(polls);
  // Somebody else may change it meanwhile: only what was typed here is written.
  const [opened] = useState(own);
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (opened !== null) formElement.current?.querySelector("input")?.focus();
  }, [opened]);
  const id = own === null ? "poll" : `poll-${own.id}`;
  const parse = (draft: PollDraft) =>
    opened === null ? parsePoll(draft) : parsePollChange(draft, opened.options);
  const [errors, setErrors] = useState<PollErrors>({});
  const votes = useProposalRows(pollVotes);
  /** What saving does to votes, once that was said: the next press saves. */
  const [dropped, setDropped] = useState<string | null>(null);
  const droppedBy = (form: HTMLFormElement): string | null => {
    const read = parse(draftOf(form));
    if (opened === null || own === null || !read.ok || isSame(opened.voters, read.poll.voters)) return null;
    return describeDroppedVotes(findDroppedVotes(own, read.poll.voters, votes), read.poll.voters);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const read = parse(draftOf(form));
    flushSync(() => setErrors(read.ok ? {} : read.errors));
    if (!read.ok) {
      focusInvalid(form);
      return;
    }
    if (opened !== null) {
      const now = droppedBy(form);
      if (now !== null && now !== dropped) return setDropped(now);
      const change = changedFields(opened, read.poll);
      // Votes are for the options as they are now.
      if (change.options !== undefined && own !== null && !isSame(own.options, opened.options))
        return setErrors({
          options: "someone has changed the options meanwhile: cancel, and change it again",
        });
      put(opened.id, change);
      return changed?.();
    }
    put(newId(), { ...read.poll, at: Date.now() });
    form.reset();
  };
  const clearMended = ({ currentTarget: form }: FormEvent<HTMLFormElement>) => {
    const read = parse(draftOf(form));
    setErrors((shown) => remainingErrors(shown, read));
    setDropped((shown) => (shown === droppedBy(form) ? shown : null));
  };
  return (
    <form ref={formElement} className="poll-new__form" onSubmit={submit} onInput={clearMended} noValidate>
      <TextField
        idPrefix={id}
        name="question"
        label="Question"
        error={errors.question}
        value={opened?.question}
        maxLength={200}
        autoComplete="off"
      />
      <fieldset className="poll-new__options" aria-describedby={`${id}-options-error`}>
        <legend className="field__label">Options</legend>
        {Array.from({ length: maxPollOptions }, (_, at) => (
          <input
            key={at}
            name="option"
            className="input"
            aria-label={`Option ${at + 1}`}
            aria-invalid={(at < 2 && errors.options !== undefined) || undefined}
            placeholder={at < 2 ? `Option ${at + 1}` : "Optional"}
            defaultValue={opened?.options[at]}
            maxLength={120}
            autoComplete="off"
          />
        ))}
        <FieldError id={`${id}-options-error`} error={errors.options} />
      </fieldset>
      <TextField
        idPrefix={id}
        name="voters"
        label="Who votes"
        hint="(names with commas: only their votes count; empty for everyone who can suggest)"
        error={undefined}
        value={opened?.voters.join(", ")}
        maxLength={1000}
        autoComplete="off"
      />
      {dropped !== null && (
        <p className="plan__error" role="alert">
          {dropped}
        </p>
      )}
      <button type="submit" className="button button--primary">
        {own === null ? "Start the vote" : dropped === null ? "Save changes" : "Save anyway"}
      </button>
    </form>
  );
}

type PollFields = Pick<PollRow, "question" | "options" | "voters">;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, at) => text === other[at]);

function changedFields(before: PollFields, after: PollFields): Partial<PollFields> {
  return {
    ...(before.question !== after.question && { question: after.question }),
    ...(!isSame(before.options, after.options) && { options: after.options }),
    ...(!isSame(before.voters, after.voters) && { voters: after.voters }),
  };
}

function draftOf(form: HTMLFormElement): PollDraft {
  const typed = new FormData(form);
  return {
    question: textValues(typed, "question")[0] ?? "",
    options: textValues(typed, "option"),
    voters: textValues(typed, "voters")[0] ?? "",
  };
}
