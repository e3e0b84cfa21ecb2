import type { ListField } from "./list-fields.ts";
import type { PastedName } from "./pasted-name.ts";

/**
 * Fills the telephone, email and allergies of a line with those that were written beside the name. A column of
 * its own comes first.
 * @returns what such a column says otherwise
 */
export function fillFromName(
  said: Map<ListField, string>,
  { phone, email, allergies }: PastedName,
): string[] {
  const others: string[] = [];
  const contacts = [
    ["phone", phone],
    ["email", email],
  ] as const;
  for (const [field, text] of contacts) {
    if (text === undefined) continue;
    if (!said.has(field)) said.set(field, text);
    else if (said.get(field) !== text) others.push(text);
  }
  if (allergies !== undefined)
    said.set("allergies", [said.get("allergies"), allergies].filter(Boolean).join(", "));
  return others;
}
