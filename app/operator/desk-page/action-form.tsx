import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { SelectInput } from "#app/ui/form-fields/select-input.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";

import {
  deskActionWords,
  type DeskActionField,
  type DeskActionId,
} from "#app/operator/waiting-list/desk-actions.ts";
import { actedOn, type WaitingItem } from "#app/operator/waiting-list/waiting-item.ts";
import type { DeskErrors } from "./parse-desk-form.ts";

type ActionFormProps = {
  /** What it is done to. */
  item: Pick<WaitingItem, "id" | "newestAdded" | "title">;
  /** Begins the ids of its fields. */
  anchor: string;
  action: DeskActionId;
  /** What is done most often stands out. */
  isFirst: boolean;
  errors: DeskErrors;
  /** What was typed, or is sent with a button alone. */
  text: string | undefined;
};

/** What the ids of a found listing's fields begin with. */
export const listingAnchor = (id: number | string): string => `listing-${id}`;

/**
 * The name of what was typed for an action among the drafts of the page: it is still there after the browser's way
 * back from the question, and goes once the action is done.
 * @param anchor of its item
 */
export const actionDraft = (anchor: string, action: DeskActionId): string => `${anchor}-${action}`;

/** A button, or words and a button behind a summary where the action needs words. */
export function ActionForm({ item, anchor, action, isFirst, errors, text }: ActionFormProps) {
  const { label, field, warning } = deskActionWords(action);
  const form = (
    <PrivateForm
      // The question is an entry of its own: the browser's way back from it leads here.
      {...(warning !== null && { replace: false })}
      {...(field !== undefined && {
        draft: actionDraft(anchor, action),
        summary: { idPrefix: `${anchor}-${action}`, labels: { text: field.label }, errors },
      })}
    >
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="of" value={actedOn(item)} />
      {field === undefined && text !== undefined && <input type="hidden" name="text" value={text} />}
      {field !== undefined && (
        <WordsField field={field} idPrefix={`${anchor}-${action}`} error={errors.text} value={text} />
      )}
      <button
        type="submit"
        className={isFirst || field !== undefined ? "button button--primary" : "button button--line"}
        aria-label={`${label}: ${item.title}`}
      >
        {label}
      </button>
    </PrivateForm>
  );
  if (field === undefined) return form;
  return (
    <details open={errors.text !== undefined || text !== undefined}>
      <summary className="button button--line">{label} …</summary>
      {form}
    </details>
  );
}

type WordsFieldProps = {
  field: DeskActionField;
  idPrefix: string;
  error: string | undefined;
  value: string | undefined;
};

function WordsField({ field: { label, hint, maxLength, type, options }, ...rest }: WordsFieldProps) {
  const words = {
    ...rest,
    name: "text",
    label,
    ...(hint !== undefined && { hint: `(${hint})` }),
    required: true,
  };
  if (type !== undefined) return <TextField {...words} type={type} maxLength={maxLength} />;
  return options === undefined ? (
    <TextArea {...words} maxLength={maxLength} />
  ) : (
    <SelectInput
      {...words}
      options={Object.keys(options)}
      labelOf={(option) => options[option] ?? option}
      none="Choose a reason"
    />
  );
}
