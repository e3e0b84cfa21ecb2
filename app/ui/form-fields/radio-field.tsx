import { FieldError } from "./field-error.tsx";
import type { FieldProps } from "./labelled.tsx";

type RadioFieldProps = FieldProps & {
  idPrefix: string;
  value: string | undefined;
  options: readonly { id: string; label: string }[];
  /** The label is for screen readers only. */
  labelHidden?: boolean;
  required?: boolean;
  /** Class of the options' container. */
  className: string;
};

/** Single choice with all options visible. */
export function RadioField({
  idPrefix,
  name,
  label,
  error,
  value,
  options,
  labelHidden = false,
  required = true,
  className,
}: RadioFieldProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <fieldset className="field" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={labelHidden ? "visually-hidden" : "field__label"}>{label}</legend>
      <div className={className}>
        {options.map((option, at) => (
          <label key={option.id}>
            <input
              id={at === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.id}
              defaultChecked={value === option.id}
              required={required}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
