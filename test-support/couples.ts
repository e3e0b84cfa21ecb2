import { openDatabase } from "#database/open-database.ts";
import { enquiries, enquiryQuestions, enquiryRecipients } from "#database/schema/index.ts";
import { readSettings } from "#server/environment.ts";

import { readReference } from "./read-reference.ts";
import { weddingDay } from "./sample-days.ts";

/** A couple that sends one form, perhaps repeatedly, and the responses. */
export type Couple = {
  name: string;
  email: string;
  formKey: string;
  vendors: readonly string[];
  /** Of every response. */
  references: string[];
  /** Responses without a reference. */
  complaints: string[];
  underWay: boolean;
  /** The first response said that the enquiry existed already. */
  foundSaved: boolean;
};

/**
 * Couples that ask none to three vendors, each with its own form.
 * @param email of all of them; otherwise each has its own, at a common provider
 */
export function makeCouples(group: string, count: number, random: () => number, email?: string): Couple[] {
  return Array.from({ length: count }, (_, number) => ({
    name: `${group}, couple ${number + 1}`,
    email: email ?? `${group.replaceAll(" ", "")}-couple-${number + 1}@gmail.com`.toLowerCase(),
    formKey: `couple-${number + 1}-${Math.floor(random() * 1e9)}-of-${group}`.replaceAll(" ", "-"),
    vendors: ["3", "17", "76"].slice(0, Math.floor(random() * 4)),
    references: [],
    complaints: [],
    underWay: false,
    foundSaved: false,
  }));
}

/** Sends the form of a couple once. */
export async function sendForm(origin: string, couple: Couple): Promise<void> {
  couple.underWay = true;
  try {
    const answer = await fetch(`${origin}/enquiries`, { method: "POST", body: formOf(couple) });
    if (answer.status === 502) throw new Error("The node was gone before it answered");
    if (!answer.ok) {
      couple.complaints.push(`${couple.name} was answered ${answer.status}: ${await answer.text()}`);
      return;
    }
    const reference = await readReference(answer);
    if (couple.references.length === 0) couple.foundSaved = answer.status === 200;
    couple.references.push(reference);
  } finally {
    couple.underWay = false;
  }
}

function formOf({ name, email, formKey, vendors }: Couple): URLSearchParams {
  const fields = {
    name,
    formKey,
    email,
    eventDate: weddingDay,
    questions: "How late?\nHow loud?",
  };
  return new URLSearchParams([...Object.entries(fields), ...vendors.map((id) => ["vendors", id])]);
}

/** A form with several responses got one reference each time. */
export function findWrongResponses({ name, references, complaints }: Couple): string[] {
  if (references.length === 0) return [...complaints, `${name} never got a reference`];
  if (new Set(references).size === 1) return complaints;
  return [...complaints, `${name} got several references: ${references.join(", ")}`];
}

/** Checks the rows themselves, without a running site: every couple once and complete, nobody else. */
export async function findWrongRows(couples: Couple[], settings: Record<string, string>): Promise<string[]> {
  const { database, close } = await openDatabase(readSettings(settings));
  try {
    const rows = await database.select().from(enquiries);
    const recipients = await database.select().from(enquiryRecipients);
    const questions = await database.select().from(enquiryQuestions);
    const faults = couples.flatMap(({ name, references, vendors }) => {
      const [row, ...doubles] = rows.filter((candidate) => candidate.name === name);
      if (row === undefined) return [`${name} is lost`];
      const wrong = [
        doubles.length > 0 && "is there more than once",
        row.reference !== references[0] && `is there as ${row.reference}, not as ${references[0]}`,
        recipients.filter(({ enquiryId }) => enquiryId === row.id).length !== vendors.length &&
          "lacks recipients",
        questions.filter(({ enquiryId }) => enquiryId === row.id).length !== 2 && "lacks questions",
      ];
      return wrong.filter((words) => words !== false).map((words) => `${name} ${words}`);
    });
    if (rows.length !== couples.length) faults.push(`${rows.length} enquiries of ${couples.length} couples`);
    return faults;
  } finally {
    await close();
  }
}
