import { useId, useState, type InputHTMLAttributes } from "react";

import { FieldError } from "#app/ui/design-system/form-fields.tsx";

import type { ReadField } from "./parse-fields.ts";

type PlanFieldProps<Value> = {
  label: string;
  /** What the plan says. */
  value: Value;
  show: (value: Value) => string;
  read: ReadField<Value>;
  write: (value: Value) => void;
  /** What is worth a second look in a value that is taken; null where there is nothing. */
  remark?: (value: Value) => string | null;
  readOnly: boolean;
  className?: string;
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "inputMode" | "maxLength" | "placeholder" | "min" | "max" | "list"
>;

/**
 * A field of the plan: each letter is in the plan at once. What cannot be read stays in the field with a
 * word about it, and the plan keeps what it had; what others write shows unless somebody is typing here.
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
  ...input
}: PlanFieldProps<Value>) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const error = draft === null ? undefined : troubleOf(read(draft));
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

const troubleOf = (answer: { ok: boolean; trouble?: string }) => (answer.ok ? undefined : answer.trouble);
