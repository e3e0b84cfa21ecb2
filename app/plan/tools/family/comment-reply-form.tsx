import { useState, type FormEvent } from "react";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { readMyName } from "#app/plan/session/display-name.ts";
import { useChange } from "#app/plan/session/plan-provider.tsx";

import type { Thread } from "#app/plan/proposals/proposal-rules.ts";
import { commentAnswers } from "#app/plan/proposals/proposal-tables.ts";
import { WordField } from "./message-field.tsx";

/** The couple answers a comment, or ticks it off. */
export function AnswerForm({ id, answer }: { id: string; answer: Thread["answer"] }) {
  const { put } = useChange(commentAnswers);
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    put(id, { text: text.trim(), author: readMyName() ?? "" });
    setText("");
  };
  return (
    <form className="family__decide" onSubmit={send}>
      <WordField
        label="Your answer"
        isLabelled={false}
        placeholder={answer === null || answer.text === "" ? "Your answer" : "Another answer instead"}
        maxLength={2000}
        value={text}
        change={setText}
      />
      <button type="submit" className="button button--line button--small">
        Answer
      </button>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={(answer?.doneOn ?? null) !== null}
          onChange={({ currentTarget }) =>
            put(id, { doneOn: currentTarget.checked ? albertaDate(new Date()) : null })
          }
        />
        Done with
      </label>
    </form>
  );
}
