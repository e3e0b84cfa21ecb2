import { useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { commentTopicName } from "./comment-topics.ts";
import { CommentReplyForm } from "./comment-reply-form.tsx";
import { ChangeOwn } from "./edit-own-suggestion.tsx";
import { CommentForm } from "./comment-form.tsx";
import type { CommentThread } from "./proposal-rules.ts";
import { comments } from "#app/plan/schema/family.schema.ts";
import { useIsOwnSuggestion } from "./proposals-provider.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";
import { useCommentTopics } from "./use-comment-topics.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { AuthorName } from "./author-name.tsx";

const isDone = ({ answer }: CommentThread) => answer !== null && answer.doneOn !== null;

/** The family's comments, with the couple's answers; settled ones come last. */
export function CommentThreads() {
  const { threads } = useSuggestions();
  if (threads.length === 0) return <p className="note">No comments yet.</p>;
  return (
    <ul className="family__list">
      {[...threads.filter((thread) => !isDone(thread)), ...threads.filter(isDone)].map((thread) => (
        <ThreadItem key={thread.comment.id} thread={thread} />
      ))}
    </ul>
  );
}

function ThreadItem({ thread: { comment, answer } }: { thread: CommentThread }) {
  const mayEdit = useCanEdit();
  const about = commentTopicName(comment.about, useCommentTopics());
  const isMine = useIsOwnSuggestion(comment.id);
  return (
    <li className="panel family__item" data-state={answer?.doneOn ? "done" : "open"}>
      <p className="eyebrow family__about">{about}</p>
      <p className="family__words">{comment.text}</p>
      <p className="note">
        <AuthorName name={comment.author} nameless="Anonymous" may="propose" isMine={isMine} />
      </p>
      {answer !== null && answer.text !== "" && (
        <blockquote className="family__answer">
          <p className="family__words">{answer.text}</p>
          <footer className="note">
            <AuthorName name={answer.author} nameless="The couple" may="edit" />
          </footer>
        </blockquote>
      )}
      {answer?.doneOn && <p className="family__outcome">Settled.</p>}
      {mayEdit ? (
        <CommentReplyForm id={comment.id} answer={answer} />
      ) : (
        answer === null && (
          <>
            <WithdrawButton table={comments} id={comment.id} name={comment.text.slice(0, 40)} />
            <ChangeOwn
              id={comment.id}
              name={comment.text.slice(0, 40)}
              renderForm={(close) => <CommentForm own={comment} changed={close} />}
            />
          </>
        )
      )}
    </li>
  );
}
