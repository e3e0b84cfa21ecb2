/** Tells those who listen that a field has an error, and where it stands. */
export const invalidField = (id: string, error: string | undefined) =>
  error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${id}-error` };
