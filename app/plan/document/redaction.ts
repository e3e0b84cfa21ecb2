import type { Doc, Transaction, Map as YMap } from "yjs";

/**
 * The fields that an outline leaves out, by table: phone numbers, addresses, notes, diets, allergies, dishes and
 * languages, which reveal health, faith and origin, who is to sit with whom, what guests wrote and whom they miss, who answers for whom, the couple's answers to
 * suggestions, polls, who edits, and what was removed.
 */
export const redactedFields: Readonly<Record<string, readonly string[]>> = {
  events: ["contact", "notes"],
  households: ["phone", "email", "address", "diets", "allergies", "language", "message", "notes"],
  guests: ["diets", "allergies", "meal"],
  shortlist: ["contact", "phone", "email", "quoteNote", "notes"],
  moments: ["notes"],
  tasks: ["note"],
  "budget-items": ["notes"],
  rsvp: ["contact", "phone"],
  "missing-guests": ["name", "word"],
  "reply-helpers": ["name", "households", "language"],
  "seating-wishes": ["first", "second", "wish"],
  "proposal-decisions": ["word"],
  "comment-answers": ["text"],
  polls: ["question", "options", "voters"],
  editors: ["name"],
  delays: ["by"],
  deletions: ["name"],
};

/**
 * Applies `change` to a document and removes the details again in the same transaction, so that nobody who
 * has it open ever receives them. The outline has the same structs as the plan, without these texts: removed
 * text never reaches a device's copy.
 */
export function updateRedacted(document: Doc, change: () => void): void {
  // Read before the change: a map that is first requested afterwards is a different object from the changed
  // one.
  const tables = Object.entries(redactedFields).map(
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
