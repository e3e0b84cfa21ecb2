import { foldName } from "#app/plan/rules/guests/fold-name.ts";

import type { ListedHousehold } from "./listed-household.ts";
import { normalizeWord } from "./side-and-tier.ts";

/** What two lines of one household may not say differently. */
const contacts = ["email", "phone", "address", "allergies", "message", "notes"] as const;

/**
 * Lines that repeat an earlier one of the same file, each with that line: name, side and size agree, and nothing
 * that it says of people, contacts and invitations is new.
 */
export function findRepeatedLines(listed: readonly ListedHousehold[]): Map<ListedHousehold, ListedHousehold> {
  const repeats = new Map<ListedHousehold, ListedHousehold>();
  const firsts = new Map<string, ListedHousehold>();
  for (const entry of listed) {
    const { name, side, people } = entry.values;
    const key = [normalizeWord(name).replace(/^the /, "") || name, side ?? "", people ?? 1].join("\u0000");
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, entry);
    else if (saysNothingNew(entry, first)) repeats.set(entry, first);
  }
  return repeats;
}

function saysNothingNew(entry: ListedHousehold, first: ListedHousehold): boolean {
  const known = new Set(first.guests.map((guest) => foldName(guest.name)));
  return (
    (entry.reference === "" || entry.reference === first.reference) &&
    contacts.every(
      (field) =>
        entry.values[field] === undefined ||
        foldName(entry.values[field]) === foldName(first.values[field] ?? ""),
    ) &&
    entry.guests.every((guest) => known.has(foldName(guest.name))) &&
    [...entry.invitations].every(([event, cell]) => first.invitations.get(event) === cell)
  );
}
