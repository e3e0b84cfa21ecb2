import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { listEnquiries, showEnquiry } from "./enquiry-desk.server.ts";
import { seedEnquiry } from "#test-support/save-enquiry.ts";

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
      receivedAt: expect.any(Date),
      withdrawnAt: null,
      invitedAt: null,
      askedToConfirmAt: expect.any(Date),
      confirmedAt: null,
      heldAt: null,
      heldReason: null,
      recipients: vendors.map((id) => ({ id, name: nameOf(id) })),
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
      eventDate: "2027-06-19",
      subject: null,
      guestCount: "200+",
      heldAt: null,
      askedToConfirmAt: null,
      confirmedAt: null,
      hasHeldTexts: false,
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
});
