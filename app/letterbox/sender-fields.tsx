import { TextField } from "#app/design-system/form-fields.tsx";

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
  name: { field, label },
  longest,
  errors,
  values,
}: SenderFieldsProps<NameField>) {
  return (
    <>
      <TextField
        idPrefix={idPrefix}
        name={field}
        label={label}
        error={errors[field]}
        value={values?.[field][0]}
        required
        maxLength={longest[field]}
        autoComplete="name"
      />
      <TextField
        idPrefix={idPrefix}
        name="email"
        label="Email"
        type="email"
        error={errors.email}
        value={values?.email[0]}
        required
        maxLength={longest.email}
        autoComplete="email"
      />
    </>
  );
}
