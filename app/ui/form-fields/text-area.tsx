import type { Ref } from "react";

import { invalidField } from "./invalid-field.ts";
import { Labelled, type FieldProps } from "./labelled.tsx";

type TextAreaProps = FieldProps & {
  idPrefix: string;
  value?: string | undefined;
  maxLength: number;
  required?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A text of several lines. */
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
        {...invalidField(id, error)}
      />
    </Labelled>
  );
}
