import { foldName } from "#app/plan/rules/guests/fold-name.ts";

import type { ListedHousehold } from "./listed-household.ts";
import { normalizeWord } from "./side-and-tier.ts";

/** What a repeated line may say differently. */
const free = new Set(["name", "proposer"]);

/**
 * Lines that repeat an earlier one of the same file, each with that line: name, side and size agree, and nothing
 * else that it says is new.
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
  const said = new Map<string, unknown>(Object.entries(first.values));
  const guests = new Set(first.guests.map(textOf));
  return (
    (entry.reference === "" || entry.reference === first.reference) &&
    Object.entries(entry.values).every(
      ([field, value]) => free.has(field) || value === undefined || textOf(value) === textOf(said.get(field)),
    ) &&
    entry.guests.every((guest) => guests.has(textOf(guest))) &&
    [...entry.invitations].every(([event, cell]) => first.invitations.get(event) === cell) &&
    entry.leftovers.every((text) => first.leftovers.includes(text))
  );
}

const textOf = (value: unknown) => foldName(JSON.stringify(value) ?? "");
