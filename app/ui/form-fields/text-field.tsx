import type { InputHTMLAttributes } from "react";

import { invalidField } from "./invalid-field.ts";
import { Labelled, type FieldProps } from "./labelled.tsx";

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
    | "onChange"
  >;

/** A line of text, or what else an input takes. */
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
        {...invalidField(id, error)}
      />
    </Labelled>
  );
}
