import { TextField } from "#app/ui/design-system/form-fields.tsx";

import { fieldsOf } from "./field-props.ts";

type SenderFieldsProps<NameField extends string> = {
  idPrefix: string;
  /** The field of the sender's name, and what it is called. */
  name: { field: NameField; label: string };
  /** Longest values, in UTF-16 units. */
  longest: Record<NameField | "email", number>;
  errors: Partial<Record<NameField | "email", string>>;
  /** What was typed before a post without scripts was refused. */
  values: Readonly<Record<NameField | "email", readonly string[]>> | null | undefined;
};

/** Who writes, and where the answer goes. */
export function SenderFields<NameField extends string>({
  idPrefix,
  name,
  longest,
  errors,
  values,
}: SenderFieldsProps<NameField>) {
  const field = fieldsOf<NameField | "email">(idPrefix, errors, values);
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
