type Typed = string | readonly string[];

/**
 * What each field of a posted form is given beside its label: its name, what is wrong with it, and what
 * was typed into it before.
 */
export function fieldsOf<Name extends string>(
  idPrefix: string,
  errors: Readonly<Partial<Record<Name, string>>>,
  values: Readonly<Partial<Record<NoInfer<Name>, Typed>>> | null | undefined,
) {
  return (name: Name) => ({ idPrefix, name, error: errors[name], value: firstOf(values?.[name]) });
}

const firstOf = (typed: Typed | undefined) => (typeof typed === "string" ? typed : typed?.[0]);
