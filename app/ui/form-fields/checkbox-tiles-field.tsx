import type { ReactNode } from "react";

import { FieldError } from "./field-error.tsx";
import { invalidField } from "./invalid-field.ts";
import type { FieldProps } from "./labelled.tsx";

type TileFieldProps = FieldProps & {
  idPrefix: string;
  values: readonly string[];
  options: readonly { value: string; label: string; picture?: ReactNode; note?: ReactNode }[];
};

/** Multiple choice: checkboxes as tiles. */
export function CheckboxTilesField({ idPrefix, name, label, hint, error, values, options }: TileFieldProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <fieldset className={`field field--${name}`} {...invalidField(id, error)}>
      <legend className="field__label">
        {label} {hint !== undefined && <span className="field__hint">{hint}</span>}
      </legend>
      <div className="tile-checkboxes">
        {options.map((option, at) => (
          <label key={option.value} className="tile-checkbox">
            <input
              // Where a link to the field leads.
              id={at === 0 ? id : undefined}
              type="checkbox"
              name={name}
              value={option.value}
              defaultChecked={values.includes(option.value)}
            />
            {option.picture}
            <span>
              {option.label}
              {option.note}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
