import { useState, type FormEvent } from "react";

import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { textValues } from "#app/messaging/forms/form-values.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { saveDisplayName } from "#app/plan/session/display-name.ts";

import type { CommentTopic } from "./comment-topics.ts";
import { suggestionId } from "#app/plan/document/author-id.ts";
import { DisplayNameField } from "./display-name-field.tsx";
import { maxComments } from "./proposal-rules.ts";
import { comments, type CommentRow } from "#app/plan/schema/family.schema.ts";
import { useProposals } from "./proposals-provider.tsx";
import { useCommentTopics } from "./use-comment-topics.ts";
import { useSuggestions } from "./use-suggestions.ts";

type CommentFormProps = {
  /** What this device said and changes; null: something new. */
  own?: CommentRow | null;
  changed?: () => void;
};

/** Family says something about the wedding, an event or a household, and changes it until it is answered. */
export function CommentForm({ own = null, changed }: CommentFormProps) {
  const proposals = useProposals();
  const about = useCommentTopics();
  const isFull = useSuggestions().threads.length >= maxComments;
  const [error, setError] = useState<string | undefined>(undefined);
  const say = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const text = (field: string) => (textValues(typed, field)[0] ?? "").trim();
    setError(text("text") === "" ? "write a comment" : undefined);
    if (text("text") === "" || proposals === null || proposals.authorId === null) return;
    if (own !== null) {
      putRow(comments, proposals.document, own.id, { about: text("about"), text: text("text") });
      return changed?.();
    }
    const id = suggestionId(proposals.authorId, newId());
    const author = text("author");
    putRow(comments, proposals.document, id, {
      about: text("about"),
      text: text("text"),
      author,
      at: Date.now(),
    });
    const field = form.elements.namedItem("text");
    if (field instanceof HTMLTextAreaElement) field.value = "";
    if (author !== "") saveDisplayName(author);
  };
  if (isFull && own === null) return <p>There are {maxComments} comments: more are not shown.</p>;
  const id = own === null ? "comment" : `comment-${own.id}`;
  return (
    <form className="plan-ticket family__form" onSubmit={say} noValidate>
      <div className="plan-ticket__inner">
        <h4 className="heading-small">{own === null ? "Leave a comment" : "Change your comment"}</h4>
        <div className="plan__grid">
          <div className="field">
            <label className="field__label" htmlFor={`${id}-about`}>
              About
            </label>
            <select id={`${id}-about`} name="about" className="input" defaultValue={own?.about}>
              <option value={about.wedding.value}>{about.wedding.name}</option>
              <Group label="Events" options={about.events} />
              <Group label="Households" options={about.households} />
            </select>
          </div>
          {own === null && <DisplayNameField idPrefix={id} name="author" />}
        </div>
        <TextArea
          idPrefix={id}
          name="text"
          label="Comment"
          error={error}
          value={own?.text}
          maxLength={2000}
        />
        <button type="submit" className="button button--primary" disabled={proposals === null}>
          {own === null ? "Add comment" : "Save changes"}
        </button>
      </div>
    </form>
  );
}

function Group({ label, options }: { label: string; options: readonly CommentTopic[] }) {
  if (options.length === 0) return null;
  return (
    <optgroup label={label}>
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
