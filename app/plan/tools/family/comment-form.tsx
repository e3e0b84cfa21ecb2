import { useState, type FormEvent } from "react";

import { TextArea } from "#app/ui/design-system/form-fields.tsx";
import { textsOf } from "#app/messaging/forms/form-values.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { writeMyName } from "#app/plan/session/display-name.ts";

import type { About } from "./comment-topics.ts";
import { suggestionId } from "#app/plan/document/author-id.ts";
import { MyNameField } from "#app/plan/proposals/my-name-field.tsx";
import { mostComments } from "#app/plan/proposals/proposal-rules.ts";
import { comments } from "#app/plan/proposals/proposal-tables.ts";
import { useProposals } from "./proposals-provider.tsx";
import { useAbout } from "#app/plan/proposals/use-about.ts";
import { useFamily } from "#app/plan/proposals/use-family.ts";

/** Family says something about the wedding, an event or a household. */
export function CommentForm() {
  const proposals = useProposals();
  const about = useAbout();
  const isFull = useFamily().threads.length >= mostComments;
  const [error, setError] = useState<string | undefined>(undefined);
  const say = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    const text = (field: string) => (textsOf(typed, field)[0] ?? "").trim();
    setError(text("text") === "" ? "write what you want to say" : undefined);
    if (text("text") === "" || proposals === null || proposals.authorId === null) return;
    const id = suggestionId(proposals.authorId, newId());
    const author = text("author");
    putRow(comments, proposals.document, id, {
      about: text("about"),
      text: text("text"),
      author,
      at: Date.now(),
    });
    if (author !== "") writeMyName(author);
    const field = form.elements.namedItem("text");
    if (field instanceof HTMLTextAreaElement) field.value = "";
  };
  if (isFull) return <p>There are {mostComments} comments: more are not shown.</p>;
  const id = "comment";
  return (
    <form className="tool-ticket family__form" onSubmit={say} noValidate>
      <div className="tool-ticket__inner">
        <h4 className="heading-small">Say something</h4>
        <div className="plan__grid">
          <div className="field">
            <label className="field__label" htmlFor={`${id}-about`}>
              About
            </label>
            <select id={`${id}-about`} name="about" className="input">
              <option value={about.wedding.value}>{about.wedding.name}</option>
              <Group label="Events" options={about.events} />
              <Group label="Households" options={about.households} />
            </select>
          </div>
          <MyNameField idPrefix={id} name="author" />
        </div>
        <TextArea idPrefix={id} name="text" label="What you want to say" error={error} maxLength={2000} />
        <button type="submit" className="button button--primary" disabled={proposals === null}>
          Say it
        </button>
      </div>
    </form>
  );
}

function Group({ label, options }: { label: string; options: readonly About[] }) {
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
