import { eq, inArray, sql } from "drizzle-orm";
import { expect, test } from "vitest";

import type { FactReport } from "#app/business/fact-reports/fact-report.ts";
import { applyFactAction } from "#app/business/fact-reports/apply-fact-action.server.ts";
import { saveToldFacts } from "#app/business/fact-reports/save-told-facts.server.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { enquiries, facts, listings, mails } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { listDeskCalls, readDeskCall } from "./desk-calls-view.server.ts";

const palliser = 76;
const caterer = 107;

const yesTo = (fact: FactReport["fact"]): FactReport => ({
  fact,
  answer: "yes",
  text: "",
  guestsFrom: null,
  guestsTo: null,
});

forEachDatabase((openTestDatabase) => {
  test("what a business tells by telephone is its fact with that source, and who asked is told", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    await database.delete(facts);
    // Nobody calls a business that is invented.
    await database.update(listings).set({ fictional: false }).where(eq(listings.id, caterer));
    await seedEnquiry(
      database,
      sampleEnquiry({ email: "asha@couples.ca", asks: ["jainKitchen"], vendors: [palliser, caterer] }),
      null,
    );
    await database.update(enquiries).set({ confirmedAt: new Date() });
    // What is held, or not confirmed by its sender, is worth no call yet.
    const other = sampleEnquiry({ email: "ben@couples.ca", asks: ["jainKitchen"], vendors: [palliser] });
    const unconfirmed = await seedEnquiry(database, other, null);
    await database
      .update(enquiries)
      .set({ askedToConfirmAt: new Date() })
      .where(eq(enquiries.reference, unconfirmed.reference));
    const held = await seedEnquiry(database, { ...other, email: "dev@couples.ca" }, null);
    await database
      .update(enquiries)
      .set({ heldAt: new Date() })
      .where(eq(enquiries.reference, held.reference));
    // Nor is a question of whom the answer would not be told: it declined the business, or its day has passed.
    const declined = await seedEnquiry(
      database,
      { ...other, email: "eva@couples.ca", vendors: [palliser] },
      null,
    );
    await database.execute(sql`
      update enquiry_recipients set declined_at = now()
      where enquiry_id = (select id from enquiries where reference = ${declined.reference})`);
    const past = await seedEnquiry(database, { ...other, email: "finn@couples.ca" }, null);
    await database
      .update(enquiries)
      .set({ eventDate: "2020-01-10" })
      .where(eq(enquiries.reference, past.reference));
    await database
      .update(enquiries)
      .set({ confirmedAt: new Date() })
      .where(inArray(enquiries.reference, [declined.reference, past.reference]));
    expect((await listDeskCalls(database)).map(({ name, asked }) => [name, asked])).toEqual([
      ["Fairmont Palliser", "Jain food cooked apart (1)"],
      ["Kokila Vegetarian", "Jain food cooked apart (1)"],
    ]);
    // No number is saved of a venue: its website has one.
    expect((await readDeskCall(database, String(palliser)))?.website?.label).toBe("fairmont.com");
    const call = await readDeskCall(database, String(caterer));
    expect(call?.wanted.map(({ key }) => key)).toEqual(["jainKitchen"]);
    expect(call?.others.map(({ key }) => key)).toContain("platesPerHour");

    const tell = (...told: FactReport[]) => saveToldFacts({ database, postMails: saveMails }, caterer, told);
    expect(await tell(yesTo("stepFree"))).toBe(false);
    expect(await tell(yesTo("jainKitchen"), yesTo("stepFree"))).toBe(true);
    expect(await database.select().from(facts)).toMatchObject([
      {
        listingId: caterer,
        key: "jainKitchen",
        saidBy: "desk",
        status: "reported",
        source: "Told to us by telephone",
        checkedOn: albertaDate(new Date()),
      },
    ]);
    expect(await database.select().from(mails)).toContainEqual(
      expect.objectContaining({ kind: "facts-to-couple", recipient: "asha@couples.ca", listingId: caterer }),
    );
    expect((await listDeskCalls(database)).map(({ name }) => name)).toEqual(["Fairmont Palliser"]);

    // The command line does the same.
    const { fact: _fact, ...said } = yesTo("jainKitchen");
    const value = {
      ...said,
      status: "confirmed",
      confidence: "high",
      source: "their events team",
      checkedOn: albertaDate(new Date()),
    } as const;
    const office = { database, postMails: saveMails };
    const set = () => applyFactAction(office, palliser, "jainKitchen", { what: "set", value }, null);
    const mailsOfPalliser = async () =>
      (await database.select().from(mails)).filter(({ listingId }) => listingId === palliser).length;
    await set();
    expect(await mailsOfPalliser()).toBe(1);
    // What is known already is no news.
    await set();
    expect(await mailsOfPalliser()).toBe(1);
  });
});
