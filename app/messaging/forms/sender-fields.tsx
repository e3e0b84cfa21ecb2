import { TextField } from "#app/ui/design-system/form-fields.tsx";

import { createFieldProps } from "./field-props.ts";

type SenderFieldsProps<NameField extends string> = {
  idPrefix: string;
  /** The field of the sender's name, and its label. */
  name: { field: NameField; label: string };
  /** Maximum lengths, in UTF-16 units. */
  longest: Record<NameField | "email", number>;
  errors: Partial<Record<NameField | "email", string>>;
  /** The values typed before a post without scripts was rejected. */
  values: Readonly<Record<NameField | "email", readonly string[]>> | null | undefined;
};

/** Name and email of the sender. */
export function SenderFields<NameField extends string>({
  idPrefix,
  name,
  longest,
  errors,
  values,
}: SenderFieldsProps<NameField>) {
  const field = createFieldProps<NameField | "email">(idPrefix, errors, values);
  return (
    <>
      <TextField
        {...field(name.field)}
        label={name.label}
        required
        maxLength={longest[name.field]}
        autoComplete="name"
      />
      <TextField
        {...field("email")}
        label="Email"
        type="email"
        required
        maxLength={longest.email}
        autoComplete="email"
      />
    </>
  );
}
