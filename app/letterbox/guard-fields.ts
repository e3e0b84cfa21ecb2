/** How long the form was open, in milliseconds, as its script says. */
export const openMillisField = "openMillis";

/**
 * A field that no person sees and many programs fill. Its name says so to whoever reads the page's
 * source, and is none that a browser or a password keeper would fill in.
 */
export const unseenField = "leaveThisEmpty";

/** Whether a program has filled what no person sees. */
export function isTrapped(fields: FormData): boolean {
  return fields.getAll(unseenField).some((value) => value !== "");
}
