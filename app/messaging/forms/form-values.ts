/** Whether a value came as a file, even an empty one. */
export const isFile = (value: FormDataEntryValue) => typeof value !== "string";

/** All text values of a form under a name; files are left out. */
export function textValues(form: FormData, field: string): string[] {
  return form.getAll(field).filter((value) => typeof value === "string");
}

/**
 * What is wrong with the way a field was sent, before its value is validated: files are rejected, and a
 * single-valued field that occurs twice is not guessed at.
 */
export function checkFieldShape(form: FormData, field: string, isManyValued: boolean): string | null {
  const values = form.getAll(field);
  if (values.some(isFile)) return "files cannot be sent here";
  if (!isManyValued && values.length > 1) return "this was sent twice: please send it once";
  return null;
}

/** The key that a script gave the form: it makes a repeated post harmless. */
export function parseFormKey(form: FormData): string | null {
  const key = form.get("formKey");
  return typeof key === "string" && /^[\w-]{16,64}$/.test(key) ? key : null;
}
