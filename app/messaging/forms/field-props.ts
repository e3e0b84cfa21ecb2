type Typed = string | readonly string[];

/** What the fields of a form and the summary of its errors have in common. */
export type FormParts<Name extends string> = {
  /** A field's id is this, a hyphen and its name. */
  idPrefix: string;
  /** In the order of the form. */
  labels: Readonly<Record<Name, string>>;
  errors: Readonly<Partial<Record<NoInfer<Name>, string>>>;
};

/** The props of each field of a form: name, label, error, and the value typed before. */
export function createFieldProps<Name extends string>(
  { idPrefix, labels, errors }: FormParts<Name>,
  values: Readonly<Partial<Record<NoInfer<Name>, Typed>>> | null | undefined,
) {
  return (name: Name) => ({
    idPrefix,
    name,
    label: labels[name],
    error: errors[name],
    value: firstOf(values?.[name]),
  });
}

const firstOf = (typed: Typed | undefined) => (typeof typed === "string" ? typed : typed?.[0]);
