/** How long the form was open, in milliseconds, as its script reports. */
export const openMillisFieldName = "openMillis";

/**
 * A field that no person sees and many programs fill. Its name says so to a person who reads the page's
 * source, and is one that no browser or password manager fills in.
 */
export const honeypotFieldName = "leaveThisEmpty";

/** Whether a program filled the field that no person sees. */
export function isHoneypotFilled(fields: FormData): boolean {
  return fields.getAll(honeypotFieldName).some((value) => value !== "");
}
