import { useState, type FormEvent } from "react";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { readDisplayName } from "#app/plan/session/display-name.ts";
import { useRowMutations } from "#app/plan/session/plan-provider.tsx";

import type { CommentThread } from "./proposal-rules.ts";
import { commentReplies } from "#app/plan/schema/family.schema.ts";
import { MessageField } from "./message-field.tsx";

/** The couple answers a comment, or marks it as settled. */
export function CommentReplyForm({ id, answer }: { id: string; answer: CommentThread["answer"] }) {
  const { put } = useRowMutations(commentReplies);
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    put(id, { text: text.trim(), author: readDisplayName() ?? "" });
    setText("");
  };
  return (
    <form className="family__decide" onSubmit={send}>
      <MessageField
        label="Your answer"
        isLabelled={false}
        placeholder={answer === null || answer.text === "" ? "Your answer" : "Replace your answer"}
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
        Settled
      </label>
    </form>
  );
}
