import { applyUpdate, Doc, encodeStateAsUpdate } from "yjs";

import { foldText } from "#app/catalogue/directory/fold-text.ts";

/** Who is looked for in a plan; null fields are not compared. */
export type PersonQuery = { email: string | null; phone: string | null; name: string | null };

/** A row of a plan that is about a person, with what it says of them. */
export type PersonRow = { table: string; id: string; fields: Record<string, string> };

/**
 * The fields of a plan's tables that say who somebody is, or what only they would know; and those in which
 * people write what they like, other people's names and numbers too.
 */
export const personalFields: Readonly<Record<string, readonly string[]>> = {
  households: [
    "name",
    "email",
    "phone",
    "address",
    "diets",
    "allergies",
    "language",
    "message",
    "notes",
    "tags",
    "proposer",
  ],
  guests: ["name", "diets", "allergies", "meal"],
  shortlist: ["name", "contact", "phone", "email", "quoteNote", "notes"],
  rsvp: ["contact", "phone", "note", "invitationWords", "reminderWords", "dishes"],
  "missing-guests": ["name", "word"],
  "guest-words": ["invitation", "reminder", "note"],
  "reply-helpers": ["name", "language"],
  editors: ["name"],
  deletions: ["name"],
  "proposed-households": ["name", "word", "proposer"],
  comments: ["text", "author"],
  wedding: ["title", "partnerOne", "partnerTwo"],
  events: ["name", "place", "contact", "notes", "fixedWhy"],
  tasks: ["title", "assignee", "note"],
  "budget-items": ["name", "notes"],
  payments: ["name", "payer"],
  moments: ["title", "place", "people", "notes", "fixedWhy"],
  delays: ["title", "by"],
  drives: ["from", "to"],
  "seating-tables": ["name"],
  "invitation-designs": [
    "names",
    "nativeNames",
    "hosts",
    "wording",
    "nativeWording",
    "heading",
    "when",
    "where",
    "welcome",
    "nativeWelcome",
    "order",
    "menu",
    "thanks",
    "nativeThanks",
  ],
  "wedding-page": ["address", "welcome"],
  "wedding-page-blocks": ["heading", "words"],
  "wedding-page-events": ["dress"],
  "proposal-decisions": ["word"],
  "comment-answers": ["text", "author"],
  polls: ["question", "options"],
  "poll-votes": ["name"],
};

/** Tables of persons in the document of proposals; all others are in the plan itself. */
export const proposedTables: readonly string[] = ["proposed-households", "comments", "poll-votes"];

/** Digits that two spellings of one telephone number share: the last ten. */
const phoneDigits = (text: string) => text.replaceAll(/\D/gu, "").slice(-10);

/** Whether what is written is a telephone number: seven digits and more, and nothing else but its marks. */
export const isPhone = (text: string) =>
  /^[+\d][\d\s().-]*$/u.test(text) && text.replaceAll(/\D/gu, "").length >= 7;

/** Whether a text names who is looked for; a number in any spelling, a name in any case and accent. */
export function textNames(text: string, { email, phone, name }: PersonQuery): boolean {
  if (email !== null && text.toLowerCase().includes(email.toLowerCase())) return true;
  if (phone !== null && text.replaceAll(/\D/gu, "").includes(phoneDigits(phone))) return true;
  return name !== null && foldText(text).includes(foldText(name.trim()));
}

/**
 * The rows of a document that are about a person.
 * @param wanted null for all of them
 */
export function findPersonRows(document: Doc, wanted: PersonQuery | null): PersonRow[] {
  const found: PersonRow[] = [];
  for (const [table, fields] of Object.entries(personalFields)) {
    const registers = document.getMap(table);
    for (const [key, present] of registers.entries()) {
      if (!key.endsWith("/+") || present !== true) continue;
      const id = key.slice(0, -2);
      const said = fields
        .map((field) => [field, asText(registers.get(`${id}/${field}`))] as const)
        .filter(([, text]) => text !== "");
      if (wanted === null || said.some(([, text]) => textNames(text, wanted)))
        found.push({ table, id, fields: Object.fromEntries(said) });
    }
  }
  return found;
}

/**
 * A document in which one row says nothing of a person any more: its name or title is a mark, and the rest of
 * what people wrote there is empty.
 * The row itself stays, so that numbers, tables and invitations do. What was overwritten before goes, too.
 */
export function erasePersonRow(document: Doc, table: string, id: string): Doc {
  const registers = document.getMap(table);
  document.transact(() => {
    for (const field of personalFields[table] ?? []) {
      const key = `${id}/${field}`;
      const value = registers.get(key);
      if ((field === "name" || field === "title") && value !== undefined) registers.set(key, "[erased]");
      else if (Array.isArray(value)) registers.set(key, []);
      else if (value !== undefined) registers.set(key, "");
    }
  });
  // As it is when it is opened from what is saved: overwritten values are not in it any more.
  const afresh = new Doc();
  applyUpdate(afresh, encodeStateAsUpdate(document));
  return afresh;
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.filter((part) => typeof part === "string").join(", ") : "";
}
