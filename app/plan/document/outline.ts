import type { Doc, Transaction, Map as YMap } from "yjs";

/** The fields that an outline leaves out, by table: telephone numbers, addresses, notes and what guests wrote. */
export const detailFields: Readonly<Record<string, readonly string[]>> = {
  events: ["contact", "notes"],
  households: ["phone", "email", "address", "allergies", "message", "notes"],
  guests: ["allergies"],
  shortlist: ["contact", "phone", "email", "quoteNote", "notes"],
  moments: ["notes"],
  tasks: ["note"],
  "budget-items": ["notes"],
  rsvp: ["contact"],
};

/**
 * Changes a document as `change` does and leaves the details out again, in one step, so that nobody who has
 * it open is ever sent them. The outline has the same structs as the plan, without these words: what was
 * left out stays out of a device's copy.
 */
export function changeOutline(document: Doc, change: () => void): void {
  // Taken before: a map that is first asked for afterwards is another one than that which changed.
  const tables = Object.entries(detailFields).map(
    ([table, fields]) => [document.getMap(table), fields] as const,
  );
  document.transact((transaction) => {
    try {
      change();
    } finally {
      for (const [registers, fields] of tables)
        for (const key of changedKeys(transaction, registers))
          if (key !== null && fields.includes(key.slice(key.lastIndexOf("/") + 1))) registers.delete(key);
    }
  });
}

/** Which keys of a map a transaction has changed so far. */
function changedKeys(transaction: Transaction, registers: YMap<unknown>): ReadonlySet<string | null> {
  for (const [changed, keys] of transaction.changed) if (Object.is(changed, registers)) return keys;
  return new Set();
}
