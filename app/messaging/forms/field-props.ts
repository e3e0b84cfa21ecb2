type Typed = string | readonly string[];

/** The props of each field of a posted form beside its label: name, error, and the value typed before. */
export function createFieldProps<Name extends string>(
  idPrefix: string,
  errors: Readonly<Partial<Record<Name, string>>>,
  values: Readonly<Partial<Record<NoInfer<Name>, Typed>>> | null | undefined,
) {
  return (name: Name) => ({ idPrefix, name, error: errors[name], value: firstOf(values?.[name]) });
}

const firstOf = (typed: Typed | undefined) => (typeof typed === "string" ? typed : typed?.[0]);
