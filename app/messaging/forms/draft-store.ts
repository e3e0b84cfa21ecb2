/** What was typed into a form: the values of each field that differs from what the page came with. */
export type Draft = Readonly<Record<string, readonly string[]>>;

/** How long a draft stays on the device after the last change, in days. */
export const draftDays = 28;

const prefix = "draft-";

/**
 * The key that a draft is stored under. It is a hash: whoever reads the storage of a shared device finds no
 * private link in it, nor which vendor somebody wrote to.
 * @param owner what the draft belongs to: the form, the path of its page, its subject (draftOwner)
 */
export function draftKey(owner: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of owner) {
    const code = letter.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
    one ^= other >>> 15;
  }
  return `${prefix}${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

/** The draft under a key; null for none, for one that is too old, and for what is no draft. */
export function readDraft(key: string): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    if (typeof stored !== "object" || stored === null || !("fields" in stored) || isOld(stored)) return null;
    const { fields } = stored;
    if (typeof fields !== "object" || fields === null) return null;
    const read = Object.entries(fields).filter((field): field is [string, string[]] => isTexts(field[1]));
    return read.length === 0 ? null : Object.fromEntries(read);
  } catch {
    return null;
  }
}

/**
 * Stores a draft; an empty one is removed.
 * @returns whether it is stored: a browser can refuse, or be full
 */
export function writeDraft(key: string, fields: Draft): boolean {
  if (Object.keys(fields).length === 0) {
    removeDraft(key);
    return false;
  }
  try {
    localStorage.setItem(key, JSON.stringify({ at: Date.now(), fields }));
    return true;
  } catch {
    return false;
  }
}

/** Removes a draft: it was sent, or somebody starts over. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses its storage has no draft either.
  }
}

/** The event of the window whose detail is the key of a draft that was sent. */
export const draftSentEvent = "draft-sent";

/** Removes the draft of a form that was sent, and tells the form, which may stay on the page. */
export function dropSentDraft(owner: string): void {
  const key = draftKey(owner);
  removeDraft(key);
  window.dispatchEvent(new CustomEvent(draftSentEvent, { detail: key }));
}

/** Removes every draft that is too old, of whichever form. */
export function removeOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && readDraft(key) === null) removeDraft(key);
  } catch {
    // As above.
  }
}

const isTexts = (values: unknown): boolean =>
  Array.isArray(values) && values.every((value) => typeof value === "string");

const isOld = (stored: object): boolean =>
  !("at" in stored) || typeof stored.at !== "number" || Date.now() - stored.at > draftDays * 86_400_000;
