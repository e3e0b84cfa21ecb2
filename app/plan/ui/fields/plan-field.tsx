import { useId, useState, type InputHTMLAttributes } from "react";

import { FieldError } from "#app/ui/form-fields/field-error.tsx";

import type { FieldParser } from "./parse-fields.ts";

type PlanFieldProps<Value> = {
  label: string;
  /** The plan's value. */
  value: Value;
  show: (value: Value) => string;
  read: FieldParser<Value>;
  write: (value: Value) => void;
  /** A warning about an accepted value; null where there is none. */
  remark?: (value: Value) => string | null;
  readOnly: boolean;
  /** Called when the field is left. */
  onLeave?: () => void;
  className?: string;
  /** For what leads to this field; its own otherwise. */
  id?: string;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "maxLength" | "dir" | "placeholder" | "min" | "max" | "list"
>;

/**
 * A field of the plan: each keystroke is written to the plan at once. An invalid text stays in the field with
 * a message, and the plan keeps its former value; changes by others appear unless this field is being edited.
 */
export function PlanField<Value>({
  label,
  value,
  show,
  read,
  write,
  remark = () => null,
  readOnly,
  className = "",
  onLeave,
  id: givenId,
  ...input
}: PlanFieldProps<Value>) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [draft, setDraft] = useState<string | null>(null);
  const error = draft === null ? undefined : errorOf(read(draft));
  const remarked = error === undefined ? remark(value) : null;
  const said = error === undefined ? `${id}-remark` : `${id}-error`;
  return (
    <div className={`field ${className}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="input"
        autoComplete="off"
        readOnly={readOnly}
        value={draft ?? show(value)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined && remarked === null ? undefined : said}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setDraft(typed);
          const answer = read(typed);
          if (answer.ok) write(answer.value);
        }}
        onBlur={() => {
          if (error === undefined) setDraft(null);
          onLeave?.();
        }}
      />
      <FieldError id={`${id}-error`} error={error} />
      {remarked !== null && (
        <output className="note" id={`${id}-remark`}>
          {remarked}
        </output>
      )}
    </div>
  );
}

const errorOf = (answer: { ok: boolean; error?: string }) => (answer.ok ? undefined : answer.error);
