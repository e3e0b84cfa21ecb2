import { useMayEdit } from "#app/plan/session/plan-provider.tsx";

import { nameOfAbout } from "#app/plan/tools/family/comment-topics.ts";
import { AnswerForm } from "#app/plan/tools/family/comment-reply-form.tsx";
import type { Thread } from "./proposal-rules.ts";
import { comments } from "./proposal-tables.ts";
import { useIsMine } from "#app/plan/tools/family/proposals-provider.tsx";
import { TakeBack } from "#app/plan/tools/family/withdraw-button.tsx";
import { useAbout } from "./use-about.ts";
import { useFamily } from "./use-family.ts";
import { WrittenBy } from "./written-by.tsx";

const isDone = ({ answer }: Thread) => answer !== null && answer.doneOn !== null;

/** What family said, with the couple's answers; what is done with comes last. */
export function ThreadList() {
  const { threads } = useFamily();
  if (threads.length === 0) return <p className="note">Nobody has said anything yet.</p>;
  return (
    <ul className="family__list">
      {[...threads.filter((thread) => !isDone(thread)), ...threads.filter(isDone)].map((thread) => (
        <ThreadItem key={thread.comment.id} thread={thread} />
      ))}
    </ul>
  );
}

function ThreadItem({ thread: { comment, answer } }: { thread: Thread }) {
  const mayEdit = useMayEdit();
  const about = nameOfAbout(comment.about, useAbout());
  const isMine = useIsMine(comment.id);
  return (
    <li className="panel family__item" data-state={answer?.doneOn ? "done" : "open"}>
      <p className="eyebrow family__about">{about}</p>
      <p className="family__words">{comment.text}</p>
      <p className="note">
        <WrittenBy name={comment.author} nameless="Somebody" may="propose" isMine={isMine} />
      </p>
      {answer !== null && answer.text !== "" && (
        <blockquote className="family__answer">
          <p className="family__words">{answer.text}</p>
          <footer className="note">
            <WrittenBy name={answer.author} nameless="The couple" may="edit" />
          </footer>
        </blockquote>
      )}
      {answer?.doneOn && <p className="family__outcome">Done with.</p>}
      {mayEdit ? (
        <AnswerForm id={comment.id} answer={answer} />
      ) : (
        answer === null && <TakeBack table={comments} id={comment.id} name={comment.text.slice(0, 40)} />
      )}
    </li>
  );
}
