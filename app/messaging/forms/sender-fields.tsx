import { TextField } from "#app/ui/design-system/form-fields.tsx";

import { createFieldProps, type FormParts } from "./field-props.ts";

type SenderFieldsProps<NameField extends string> = {
  parts: FormParts<NameField | "email">;
  /** The field of the sender's name. */
  name: NameField;
  /** Maximum lengths, in UTF-16 units. */
  longest: Record<NameField | "email", number>;
  /** The values typed before a post without scripts was rejected. */
  values: Readonly<Record<NameField | "email", readonly string[]>> | null | undefined;
};

/** Name and email of the sender. */
export function SenderFields<NameField extends string>({
  parts,
  name,
  longest,
  values,
}: SenderFieldsProps<NameField>) {
  const field = createFieldProps(parts, values);
  return (
    <>
      <TextField {...field(name)} required maxLength={longest[name]} autoComplete="name" />
      <TextField {...field("email")} type="email" required maxLength={longest.email} autoComplete="email" />
    </>
  );
}
