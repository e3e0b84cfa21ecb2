import type { InputHTMLAttributes, ReactNode, Ref } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

type FieldProps = { name: string; label: string; hint?: string; error: string | undefined };

function Labelled({
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

/** The error of a field, connected by aria-describedby; scripts with a full stop of their own bring it along. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" />
      {error.slice(0, 1).toUpperCase() + error.slice(1)}
      {/[।۔]$/.test(error) ? "" : "."}
    </p>
  );
}

const invalid = (id: string, error: string | undefined) =>
  error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` };

type TextFieldProps = FieldProps & {
  idPrefix: string;
  value?: string | undefined;
  /** The value that is left out of the URL (AutoSubmitForm). */
  usual?: string | undefined;
} & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | "type"
    | "required"
    | "maxLength"
    | "autoComplete"
    | "inputMode"
    | "pattern"
    | "min"
    | "accept"
    | "multiple"
  >;

export function TextField({ idPrefix, name, label, hint, error, value, usual, ...input }: TextFieldProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <Labelled name={name} label={label} hint={hint} error={error} id={id}>
      <input
        id={id}
        name={name}
        className="input"
        defaultValue={value}
        data-usual={usual}
        {...input}
        {...invalid(id, error)}
      />
    </Labelled>
  );
}

type TextAreaProps = FieldProps & {
  idPrefix: string;
  value?: string | undefined;
  maxLength: number;
  required?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
};

export function TextArea({ idPrefix, name, label, hint, error, value, ...area }: TextAreaProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <Labelled name={name} label={label} hint={hint} error={error} id={id}>
      <textarea
        id={id}
        name={name}
        className="input"
        defaultValue={value}
        {...area}
        {...invalid(id, error)}
      />
    </Labelled>
  );
}

type ChoiceFieldProps = FieldProps & {
  idPrefix: string;
  value?: string | undefined;
  options: readonly string[];
  /** The label of an option, where it differs from its value. */
  labelOf?: (option: string) => string;
  /** What stands there before anything is chosen. */
  none?: string | undefined;
  required?: boolean;
};

export function SelectInput({
  idPrefix,
  name,
  label,
  hint,
  error,
  value,
  options,
  labelOf,
  none = "No preference yet",
  required,
}: ChoiceFieldProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <Labelled name={name} label={label} hint={hint} error={error} id={id}>
      <select
        id={id}
        name={name}
        className="input"
        defaultValue={value ?? ""}
        required={required}
        {...invalid(id, error)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf ? labelOf(option) : option}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

type TileFieldProps = FieldProps & {
  idPrefix: string;
  values: readonly string[];
  options: readonly { value: string; label: string; picture?: ReactNode; note?: ReactNode }[];
};

/** Multiple choice: checkboxes as tiles. */
export function CheckboxTilesField({ idPrefix, name, label, hint, error, values, options }: TileFieldProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <fieldset className={`field field--${name}`} {...invalid(id, error)}>
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
