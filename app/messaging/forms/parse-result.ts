/** The result of parsing a posted form; `values` is what was typed, `errors` what is wrong, by field. */
export type ParseResult<Understood, Errors, Values> =
  | ({ ok: true; values: Values } & Understood)
  | { ok: false; values: Values; errors: Errors };
