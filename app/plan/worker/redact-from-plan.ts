import { AbstractType, Doc, applyUpdate, encodeStateAsUpdate } from "yjs";

/** What stands where an address stood among other words. */
const struck = "[erased]";

/**
 * A document without an address, whatever its case: where nothing else stood nothing stands now, and
 * among other words a mark. Nothing of it is left in what was overwritten before, either.
 * @returns the same document with one more change, so that devices take it over; another one of the same
 *   words where the address would be left in it
 */
export function redactFromPlan(document: Doc, address: string): Doc {
  const strike = striker(address);
  document.transact(() => {
    for (const name of document.share.keys()) {
      const registers = document.getMap(name);
      for (const [key, value] of Array.from(registers.entries()))
        // No page of ours writes a shared part into a register: whoever did can do without it.
        if (strike(key) !== key || value instanceof AbstractType) registers.delete(key);
        else if (stringifyValue(strike(value)) !== stringifyValue(value)) registers.set(key, strike(value));
    }
  });
  // As it is when it is opened from what is saved.
  const afresh = new Doc();
  applyUpdate(afresh, encodeStateAsUpdate(document));
  return names(encodeStateAsUpdate(afresh), address) ? copyOf(afresh) : afresh;
}

/** What a value says, whatever somebody wrote: large integers, too, which JSON has not. */
export function stringifyValue(value: unknown): string {
  return (
    JSON.stringify(value, (_name, part: unknown) => (typeof part === "bigint" ? String(part) : part)) ?? ""
  );
}

function striker(address: string): (value: unknown) => unknown {
  const pattern = new RegExp(address.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`), "giu");
  const strike = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.trim().replaceAll(pattern, "") === "" && value !== ""
        ? blank(value, pattern)
        : value.replaceAll(pattern, struck);
    if (Array.isArray(value)) return value.map(strike);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [String(strike(name)), strike(part)]),
    );
  };
  return strike;
}

/** Spaces alone stay as they are. */
const blank = (value: string, pattern: RegExp) => (value.search(pattern) === -1 ? value : "");

/** Whether an address stands in the bytes of a document. */
function names(bytes: Uint8Array, address: string): boolean {
  return new TextDecoder().decode(bytes).toLowerCase().includes(address.toLowerCase());
}

/** The registers alone, without what was removed: the names of removed ones would stay. */
function copyOf(document: Doc): Doc {
  const copy = new Doc();
  copy.transact(() => {
    for (const name of document.share.keys())
      for (const [key, value] of document.getMap(name).entries()) copy.getMap(name).set(key, value);
  });
  return copy;
}
