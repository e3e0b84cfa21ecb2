import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { enquiriesToAnswer } from "#app/operator/waiting-list/waiting-enquiries.server.ts";
import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { listEnquiries, markTeamAnswered } from "./enquiry-desk.server.ts";
import { confirmEnquiry } from "./confirm-enquiry.server.ts";
import { showEnquiry } from "./show-enquiry.server.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { dayFromWedding, weddingDay } from "#test-support/sample-days.ts";

forEachDatabase((openTestDatabase) => {
  test("the desk shows an enquiry whole: fields, questions in order, names of the vendors, no inner keys", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const catalogue = readCatalogue();
    await fillCatalogue(database);
    const nameOf = (id: number) => catalogue.listings.find((entry) => entry.id === id)?.name;
    const enquiry = sampleEnquiry();
    const { reference } = await seedEnquiry(database, enquiry, null);

    const { vendors, ...fields } = enquiry;
    expect(await showEnquiry(database, reference)).toEqual({
      ...fields,
      reference,
      theme: "standard",
      receivedAt: expect.any(Date),
      withdrawnAt: null,
      invitedAt: null,
      askedToConfirmAt: expect.any(Date),
      confirmedAt: null,
      heldAt: null,
      heldReason: null,
      teamAnsweredAt: null,
      state: "new",
      recipients: vendors.map((id) => ({
        id,
        name: nameOf(id),
        state: "new",
        how: "not sent: the couple hasn’t confirmed their address yet",
      })),
      history: [
        { at: expect.any(Date), what: "Received", text: "" },
        { at: expect.any(Date), what: "The couple was asked to confirm their address", text: "" },
        { at: expect.any(Date), what: "Email to our team’s inbox: the enquiry (waiting)", text: "" },
        {
          at: expect.any(Date),
          what: "Email to the couple: their enquiry, with the link (waiting)",
          text: "",
        },
      ],
      heldTexts: [],
    });
  });

  test("a reference is found as somebody reads it out: in small letters, with white space around it", async () => {
    await using open = await openTestDatabase();
    const { reference } = await seedEnquiry(open.database, sampleEnquiry({ vendors: [] }), null);

    expect(await showEnquiry(open.database, ` ${reference.toLowerCase()}\n`)).toMatchObject({ reference });
    expect(await showEnquiry(open.database, "WR-0000-0000")).toBeNull();
    expect(await showEnquiry(open.database, "%' or 1=1 --")).toBeNull();
  });

  test("the desk lists what came in, the newest first and no more than it is asked for", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const references: string[] = [];
    for (const name of ["first", "second", "third"])
      references.unshift((await seedEnquiry(database, sampleEnquiry({ name, vendors: [] }), null)).reference);

    const { rows: listed, total } = await listEnquiries(database);
    expect(total).toBe(3);
    expect(listed.map(({ reference }) => reference)).toEqual(references);
    expect(listed[0]).toEqual({
      reference: references[0],
      receivedAt: expect.any(Date),
      name: "third",
      email: "simran@example.ca",
      eventDate: weddingDay,
      subject: null,
      guestCount: "200+",
      guestNumber: 420,
      heldAt: null,
      askedToConfirmAt: null,
      confirmedAt: null,
      hasHeldTexts: false,
      state: "new",
      asked: 0,
      answered: 0,
    });
    expect(await listEnquiries(database, 2)).toEqual({ rows: listed.slice(0, 2), total: 3 });
    expect(await listEnquiries(database, null)).toEqual({ rows: listed, total: 3 });

    await database.execute(
      sql`update enquiries set received_at = now() + interval '1 hour' where name = 'first'`,
    );
    expect((await listEnquiries(database)).rows.map(({ name }) => name)).toEqual([
      "first",
      "third",
      "second",
    ]);
  });

  test("the desk lists how far each enquiry is, and only those of a state where it asks for one", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const seed = async (name: string, vendors: number[]) =>
      (await seedEnquiry(database, sampleEnquiry({ name, vendors }), null)).reference;
    const ours = await seed("ours", []);
    const asked = await seed("asked", [76, 96]);
    const answered = await seed("answered", [76, 96]);
    const withdrawn = await seed("withdrawn", [76]);
    await database.execute(sql`update enquiries set asked_to_confirm_at = null`);
    await database.execute(sql`update enquiries set withdrawn_at = now() where name = 'withdrawn'`);
    await database.execute(
      sql`update enquiry_recipients set mailed_at = now() where enquiry_id in (select id from enquiries where name in ('asked', 'answered'))`,
    );
    await database.execute(sql`
      insert into answers (enquiry_id, listing_id, availability, for_date, for_guests, includes, message)
      select id, 76, 'yes', event_date, guest_number::text, '', 'Come and see it.' from enquiries where name = 'answered'`);

    const { rows } = await listEnquiries(database);
    expect(rows.map(({ reference, state, asked: of, answered: by }) => [reference, state, by, of])).toEqual([
      [withdrawn, "closed", 0, 1],
      [answered, "answered", 1, 2],
      [asked, "passed-on", 0, 2],
      [ours, "new", 0, 0],
    ]);
    expect((await listEnquiries(database, null, "answered")).rows).toEqual([rows[1]]);
    expect((await showEnquiry(database, answered))?.recipients).toContainEqual({
      id: 76,
      name: "Fairmont Palliser",
      state: "answered",
      how: "the couple reads it on their page",
    });
    expect(await listEnquiries(database, 200, "closed")).toEqual({ rows: [rows[0]], total: 1 });

    expect(await markTeamAnswered(database, asked)).toBeNull();
    expect(await markTeamAnswered(database, ours)).toBe(true);
    expect(await markTeamAnswered(database, ours)).toBe(false);
    // Behind samples is nobody else.
    const samples = await seed("samples", [4, 9]);
    expect((await enquiriesToAnswer(database)).items).toMatchObject([
      { id: samples, why: "They chose sample listings only and wait for an email from us." },
    ]);
    expect(await markTeamAnswered(database, samples)).toBe(true);
    expect((await enquiriesToAnswer(database)).items).toEqual([]);
    await database.execute(sql`delete from enquiries where name = 'samples'`);
    expect(await listEnquiries(database, 1, "answered")).toMatchObject({
      rows: [{ reference: answered }],
      total: 2,
    });

    // A date that was moved is asked about again.
    await database.execute(
      sql`update enquiries set event_date = ${dayFromWedding(56)} where name = 'answered'`,
    );
    expect(await showEnquiry(database, answered)).toMatchObject({
      state: "passed-on",
      recipients: [
        {
          id: 76,
          state: "passed-on",
          how: "asked again: its answer was for another date or number of guests",
        },
        { id: 96, state: "passed-on", how: "passed on by email" },
      ],
    });
  });

  test("the history of an enquiry names whom each mail was for, and holds no address", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await database.execute(
      sql`insert into listing_contacts (listing_id, email) values (76, 'hall@weddings.ca')`,
    );
    const { reference } = await seedEnquiry(
      database,
      sampleEnquiry({ vendors: [76], email: "simran@couples.ca" }),
      null,
    );
    await database.transaction((transaction) => confirmEnquiry(transaction, saveMails, 1));
    await database.execute(
      sql`update mails set status = 'dead', last_error = '550 hall@weddings.ca' where kind = 'enquiry-to-vendor'`,
    );
    await database.execute(
      sql`insert into enquiry_messages (enquiry_id, kind, text, submission_key) values (1, 'message', 'Is it still free?', 'a')`,
    );

    const shown = await showEnquiry(database, reference);
    expect(shown?.history.map(({ what, text }) => [what, text])).toEqual([
      ["Received", ""],
      ["The couple was asked to confirm their address", ""],
      ["Email to our team’s inbox: the enquiry (waiting)", ""],
      ["Email to the couple: their enquiry, with the link (waiting)", ""],
      ["The couple confirmed their address", ""],
      ["Email to Fairmont Palliser: the enquiry (failed)", ""],
      ["The couple wrote", "Is it still free?"],
    ]);
    expect(JSON.stringify(shown?.history)).not.toContain("@");
  });
});
