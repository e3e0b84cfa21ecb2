/** What was made of a posted form; `values` is what was typed, `errors` what is wrong, by field. */
export type Reading<Understood, Errors, Values> =
  | ({ ok: true; values: Values } & Understood)
  | { ok: false; values: Values; errors: Errors };
