import type { ReactNode } from "react";

import { FieldError } from "./field-error.tsx";

/** What every field has. */
export type FieldProps = { name: string; label: string; hint?: string; error: string | undefined };

/** A field with its label above it and its error below. */
export function Labelled({
  name,
  label,
  hint,
  error,
  id,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={`field field--${name}`}>
      <label className="field__label" htmlFor={id}>
        {label} {hint !== undefined && <span className="field__hint">{hint}</span>}
      </label>
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
