/** Whether a value came as a file, be it an empty one. */
export const isFile = (value: FormDataEntryValue) => typeof value !== "string";

/** All texts that a form has under a name; files are none. */
export function textsOf(form: FormData, field: string): string[] {
  return form.getAll(field).filter((value) => typeof value === "string");
}

/**
 * What is wrong with how a field came, before anybody looks at its value: files are refused, and a
 * field of one value that comes twice is not guessed at.
 */
export function wrongShape(form: FormData, field: string, isManyValued: boolean): string | null {
  const values = form.getAll(field);
  if (values.some(isFile)) return "files cannot be sent here";
  if (!isManyValued && values.length > 1) return "this came twice: please send it once";
  return null;
}

/** The key that a script gave the form: it makes a repeated post harmless. */
export function readFormKey(form: FormData): string | null {
  const key = form.get("formKey");
  return typeof key === "string" && /^[\w-]{16,64}$/.test(key) ? key : null;
}
