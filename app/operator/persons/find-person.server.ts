import { asc, eq, sql } from "drizzle-orm";

import { hashEmail } from "#app/messaging/personal-data/subject-hash.server.ts";
import { forEachPlanDocument } from "#app/operator/erasure/erase-from-plans.server.ts";
import { textNames, type PersonQuery } from "#app/plan/worker/plan-persons.ts";
import type { Database } from "#database/database.ts";
import {
  applications,
  claims,
  corrections,
  deskOperators,
  enquiries,
  enquiryMessages,
  enquiryQuestions,
  listingContacts,
  mails,
  paidAmounts,
  reviews,
  suggestions,
  vendorReplies,
} from "#database/schema/index.ts";

import { planRowReference, type Wanted } from "#app/operator/erasure/wanted-person.ts";

/** Something that is saved about a person: what it is, its reference where it has one, and what it says. */
export type PersonRecord = { kind: string; reference: string | null; fields: Record<string, string> };

/** Columns that say nothing to a person: numbers of rows, and keyed hashes. */
const unsaid = new Set(["id", "submissionKey", "addressHash", "coupleHash", "enquiryId", "reference"]);

/**
 * Everything that is saved about a person, or the one thing of a reference. Telephone numbers and names are
 * compared with everything that a submission says.
 */
export async function findPerson(
  database: Database,
  secret: string,
  wanted: Wanted,
): Promise<PersonRecord[]> {
  const found: PersonRecord[] = [];
  for (const { kind, table, rows } of submissions) {
    const isFound = (record: PersonRecord) =>
      wanted.by === "reference"
        ? record.reference === wanted.reference
        : Object.values(record.fields).some((text) => textNames(text, wanted.query));
    for (const row of await database.select().from(table)) {
      const record = { kind, reference: row.reference, fields: describe(row) };
      const whole = { ...record, fields: { ...record.fields, ...(await rows(database, row.id)) } };
      if (isFound(whole)) found.push(whole);
    }
  }
  if (wanted.by === "person") {
    if (wanted.query.email !== null) found.push(...(await findByAddress(database, wanted.query.email)));
    found.push(...(await findReviews(database, secret, wanted.query)));
  }
  return [...found, ...(await findInPlans(database, wanted))];
}

/** What is sent by a form and has a reference; `rows` reads what belongs to one and says something. */
const submissions = [
  { kind: "enquiry", table: enquiries, rows: readEnquiryTexts },
  { kind: "application", table: applications, rows: () => Promise.resolve({}) },
  { kind: "claim", table: claims, rows: () => Promise.resolve({}) },
  { kind: "correction", table: corrections, rows: () => Promise.resolve({}) },
  { kind: "suggestion", table: suggestions, rows: () => Promise.resolve({}) },
] as const;

async function readEnquiryTexts(database: Database, id: number): Promise<Record<string, string>> {
  const said: [string, string][] = [];
  for (const { question, position } of await database
    .select()
    .from(enquiryQuestions)
    .where(eq(enquiryQuestions.enquiryId, id))
    .orderBy(asc(enquiryQuestions.position)))
    said.push([`question ${position + 1}`, question]);
  for (const { text, createdAt } of await database
    .select()
    .from(enquiryMessages)
    .where(eq(enquiryMessages.enquiryId, id))
    .orderBy(asc(enquiryMessages.id)))
    said.push([`message of ${createdAt.toISOString()}`, text]);
  for (const reply of await database.select().from(vendorReplies).where(eq(vendorReplies.enquiryId, id)))
    said.push([`answer of listing ${reply.listingId}`, Object.values(describe(reply)).join("; ")]);
  for (const paid of await database.select().from(paidAmounts).where(eq(paidAmounts.enquiryId, id)))
    said.push([`paid to listing ${paid.listingId}`, Object.values(describe(paid)).join("; ")]);
  return Object.fromEntries(said);
}

/** What an address alone finds. */
async function findByAddress(database: Database, email: string): Promise<PersonRecord[]> {
  const address = email.toLowerCase();
  const mailsTo = await database
    .select({ kind: mails.kind, createdAt: mails.createdAt, sentAt: mails.sentAt, status: mails.status })
    .from(mails)
    .where(eq(sql`lower(${mails.recipient})`, address));
  const contacts = await database
    .select()
    .from(listingContacts)
    .where(eq(sql`lower(${listingContacts.email})`, address));
  const operators = await database
    .select()
    .from(deskOperators)
    .where(eq(sql`lower(${deskOperators.email})`, address));
  return [
    ...recordsOf("contact of a listing", contacts),
    ...recordsOf("operator", operators),
    ...recordsOf("mail", mailsTo),
  ];
}

/** Reviews of an address, and those that name the person: a review has no reference, only a number. */
async function findReviews(database: Database, secret: string, query: PersonQuery): Promise<PersonRecord[]> {
  const hash = query.email === null ? null : hashEmail(secret, query.email);
  return (await database.select().from(reviews).orderBy(asc(reviews.id)))
    .filter(
      ({ addressHash, author, quote, answer }) =>
        (hash !== null && addressHash === hash) ||
        [author, quote, answer ?? ""].some((text) => textNames(text, query)),
    )
    .map((row) => ({
      kind: "review",
      reference: null,
      fields: { number: String(row.id), ...describe(row) },
    }));
}

const recordsOf = (kind: string, rows: readonly Record<string, unknown>[]): PersonRecord[] =>
  rows.map((row) => ({ kind, reference: null, fields: describe(row) }));

/** Rows of plans; a whole plan belongs to nobody whom we know. */
async function findInPlans(database: Database, wanted: Wanted): Promise<PersonRecord[]> {
  const query: PersonQuery | null = wanted.by === "person" ? wanted.query : null;
  if (wanted.by === "reference" && !wanted.reference.startsWith("plan:")) return [];
  const found: PersonRecord[] = [];
  await forEachPlanDocument(database, async (run, planId) => {
    for (const { table, id, fields } of await run("persons", { wanted: query })) {
      const reference = planRowReference({ planId, table, row: id });
      if (wanted.by === "person" || wanted.reference === reference)
        found.push({ kind: `in a plan (${table})`, reference, fields });
    }
  });
  return found;
}

function describe(row: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !unsaid.has(name))
      .map(([name, value]) => [name, asText(value)] as const)
      .filter(([, text]) => text !== ""),
  );
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  return JSON.stringify(value) ?? "";
}
