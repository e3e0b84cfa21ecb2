import { getTableColumns, sql } from "drizzle-orm";
import * as crypto from "node:crypto";
import { expect, test, vi } from "vitest";

import type { Database } from "#database/database.ts";
import { enquiries, enquiryQuestions, enquiryRecipients } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { forEachDatabase, type OpenTestDatabase } from "#test-support/test-database.ts";

import type { Enquiry } from "./enquiry.ts";
import { seedEnquiry } from "#test-support/save-enquiry.ts";

// Draws at random as ever, except where a test says what is drawn next.
vi.mock("node:crypto", async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  return { ...original, randomInt: vi.fn(original.randomInt) };
});

const formKey = "5f0c2c1e-6d5e-4b53-9a55-0d0c2f7a9b11";
const otherFormKey = "0a8f7c3d-1b2e-4f60-8c9d-7e6f5a4b3c2d";
const referencePattern = /^WR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

async function openWithCatalogue(openTestDatabase: OpenTestDatabase) {
  const open = await openTestDatabase();
  await fillCatalogue(open.database);
  return open;
}

async function countRows(database: Database) {
  return {
    enquiries: await database.$count(enquiries),
    recipients: await database.$count(enquiryRecipients),
    questions: await database.$count(enquiryQuestions),
  };
}

/** Opens every connection that the pool may have: new ones would come one after the other, and so would the posts. */
const openAllConnections = (database: Database) =>
  Promise.all(Array.from({ length: 10 }, () => database.execute(sql`select 1`)));

/** Lets the next reference consist of one letter. */
function drawNext(letter: number): void {
  for (let position = 0; position < 8; position += 1)
    vi.mocked<(max: number) => number>(crypto.randomInt).mockReturnValueOnce(letter);
}

/** Makes everything that came in so far this much older. */
const age = (database: Database, interval: string) =>
  database.execute(sql`update enquiries set received_at = received_at - ${interval}::interval`);

forEachDatabase((openTestDatabase) => {
  test("every field of an enquiry is saved as it was sent", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const couple = sampleEnquiry();
    const business = sampleEnquiry({
      subject: "join",
      eventDate: null,
      email: "florist@example.ca",
      vendors: [],
    });

    const fromCouple = await seedEnquiry(database, couple, formKey);
    const fromBusiness = await seedEnquiry(database, business, null);

    const rows = await database.select().from(enquiries).orderBy(enquiries.id);
    const { questions: _, vendors: __, ...fieldsOfCouple } = couple;
    const { questions: ___, vendors: ____, ...fieldsOfBusiness } = business;
    expect(rows).toEqual([
      {
        ...fieldsOfCouple,
        id: expect.any(Number),
        reference: fromCouple.reference,
        submissionKey: expect.stringMatching(/^[\w-]{43}$/),
        receivedAt: expect.any(Date),
        withdrawnAt: null,
        teamAnsweredAt: null,
        invitedAt: null,
        addressHash: expect.stringMatching(/^[\w-]{43}$/),
        askedToConfirmAt: expect.any(Date),
        confirmedAt: null,
        heldAt: null,
        heldReason: null,
        theme: "standard",
      },
      expect.objectContaining({ ...fieldsOfBusiness, reference: fromBusiness.reference }),
    ]);
    expect(Math.abs(Date.now() - Number(rows[0]?.receivedAt))).toBeLessThan(3_600_000);
  });

  test("the schema has no column that an enquiry leaves empty, apart from those of a held one", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    await seedEnquiry(database, sampleEnquiry({ subject: "premium", asks: ["baraat"] }), formKey);

    const [row = {}] = await database.select().from(enquiries);
    expect(Object.keys(row).toSorted()).toEqual(Object.keys(getTableColumns(enquiries)).toSorted());
    const later = ["withdrawnAt", "teamAnsweredAt", "invitedAt", "confirmedAt"];
    const empty = Object.entries(row).filter(
      ([name, value]) =>
        !later.includes(name) &&
        (value === null || value === "" || (Array.isArray(value) && value.length === 0)),
    );
    expect(empty.map(([name]) => name)).toEqual(["heldAt", "heldReason"]);
  });

  test("recipients and questions are saved, the questions in the order in which they were asked", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const questions = ["Zebra-striped dance floor?", "Anyone for chai?", "May we bring a horse?"];
    await seedEnquiry(database, sampleEnquiry({ questions, vendors: [3, 17, 76] }), formKey);

    const recipients = await database.select().from(enquiryRecipients).orderBy(enquiryRecipients.listingId);
    expect(recipients.map(({ listingId }) => listingId)).toEqual([3, 17, 76]);
    const kept = await database.select().from(enquiryQuestions).orderBy(enquiryQuestions.position);
    expect(kept.map(({ position, question }) => [position, question])).toEqual([...questions.entries()]);
  });

  test("the same form sent again is the same enquiry, also after days", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const first = await seedEnquiry(database, sampleEnquiry(), formKey);
    const before = await countRows(database);
    const again = await seedEnquiry(database, sampleEnquiry(), formKey);
    await age(database, "30 days");
    const afterDays = await seedEnquiry(database, sampleEnquiry(), formKey);

    expect(first.isNew).toBe(true);
    expect([again, afterDays]).toEqual([
      { reference: first.reference, isNew: false },
      { reference: first.reference, isNew: false },
    ]);
    expect(await countRows(database)).toEqual(before);
  });

  test("twenty posts of one form at the same moment become one enquiry with one reference", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    await openAllConnections(database);

    const posts = await Promise.all(
      Array.from({ length: 20 }, () => seedEnquiry(database, sampleEnquiry(), formKey)),
    );

    expect(new Set(posts.map(({ reference }) => reference)).size).toBe(1);
    expect(posts.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await countRows(database)).toEqual({ enquiries: 1, recipients: 3, questions: 2 });
  });

  test("twenty posts without a form key at the same moment become one enquiry as well", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    await openAllConnections(database);

    const posts = await Promise.all(
      Array.from({ length: 20 }, () => seedEnquiry(database, sampleEnquiry(), null)),
    );

    expect(new Set(posts.map(({ reference }) => reference)).size).toBe(1);
    expect(await database.$count(enquiries)).toBe(1);
  });

  test("other content under the same form key is another enquiry", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const first = await seedEnquiry(database, sampleEnquiry(), formKey);
    const corrected = await seedEnquiry(database, sampleEnquiry({ guestCount: "151-200" }), formKey);

    expect(corrected.isNew).toBe(true);
    expect(corrected.reference).not.toBe(first.reference);
    expect(await database.$count(enquiries)).toBe(2);
  });

  test("the same content under two form keys is two enquiries", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    await seedEnquiry(database, sampleEnquiry(), formKey);
    const other = await seedEnquiry(database, sampleEnquiry(), otherFormKey);

    expect(other.isNew).toBe(true);
    expect(await database.$count(enquiries)).toBe(2);
  });

  test("without a form key the same content is one enquiry for 24 hours and a new one after them", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const first = await seedEnquiry(database, sampleEnquiry(), null);
    await age(database, "23 hours 59 minutes");
    expect(await seedEnquiry(database, sampleEnquiry(), null)).toEqual({
      reference: first.reference,
      isNew: false,
    });

    await age(database, "2 minutes");
    const nextDay = await seedEnquiry(database, sampleEnquiry(), null);
    expect(nextDay.isNew).toBe(true);
    expect(nextDay.reference).not.toBe(first.reference);
    // From now on the newer one stands for it.
    expect(await seedEnquiry(database, sampleEnquiry(), null)).toEqual({
      reference: nextDay.reference,
      isNew: false,
    });
    expect(await database.$count(enquiries)).toBe(2);
  });

  test("two enquiries that differ in any one field are never one", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const differing: Partial<Enquiry>[] = [
      {},
      { name: "Simran Gill" },
      { email: "zoe@example.ca" },
      { subject: "join" },
      { eventDate: "2027-06-20" },
      { eventDate: null },
      { budget: null },
      { guestCount: "151-200" },
      { guestNumber: 430 },
      { venueType: "Banquet Hall" },
      { servicesNeeded: ["Photography"] },
      { events: [] },
      { additionalInfo: "" },
      { questions: ["How late may the dhol play?", "May we light a havan fire?"] },
      { questions: ["May we light a havan fire? How late may the dhol play?"] },
      { asks: ["baraat"] },
      { vendors: [3, 17] },
    ];

    const saved = await Promise.all(
      differing.map((changes) => seedEnquiry(database, sampleEnquiry(changes), null)),
    );

    expect(saved.every(({ isNew }) => isNew)).toBe(true);
    expect(new Set(saved.map(({ reference }) => reference)).size).toBe(differing.length);
    expect(await database.$count(enquiries)).toBe(differing.length);
  });

  test("every enquiry has a reference of its own, of the form WR-XXXX-XXXX", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    const references: string[] = [];
    for (let number = 0; number < 50; number += 1)
      references.push(
        (await seedEnquiry(database, sampleEnquiry({ name: `Couple ${number}`, vendors: [] }), null))
          .reference,
      );

    expect(references.filter((reference) => !referencePattern.test(reference))).toEqual([]);
    expect(new Set(references).size).toBe(50);
  });

  test("a reference that is already taken is drawn again", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;
    drawNext(1);
    const first = await seedEnquiry(database, sampleEnquiry({ name: "Asha" }), null);
    drawNext(1);
    drawNext(2);
    const second = await seedEnquiry(database, sampleEnquiry({ name: "Ben" }), null);

    expect([first, second]).toEqual([
      { reference: "WR-1111-1111", isNew: true },
      { reference: "WR-2222-2222", isNew: true },
    ]);
    expect(await database.$count(enquiryQuestions)).toBe(4);
  });

  test("an enquiry that cannot be kept whole is not kept at all", async () => {
    await using open = await openWithCatalogue(openTestDatabase);
    const { database } = open;

    // No listing has this id, so the recipients cannot be written after the enquiry was.
    await expect(seedEnquiry(database, sampleEnquiry({ vendors: [3, 999_999] }), formKey)).rejects.toThrow();

    expect(await countRows(database)).toEqual({ enquiries: 0, recipients: 0, questions: 0 });
    const repaired = await seedEnquiry(database, sampleEnquiry({ vendors: [3] }), formKey);
    expect(repaired.isNew).toBe(true);
  });
});
