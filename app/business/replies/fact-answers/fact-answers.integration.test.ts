import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { unknownFactsOf } from "#app/catalogue/venue-facts/unknown-facts.ts";
import { venueListing } from "#test-support/venue-listing.ts";
import { albertaDate } from "#app/calendar/alberta-time.ts";
import { listWantedFacts } from "#app/business/fact-reports/fact-desk.server.ts";
import { saveFactReport } from "#app/business/fact-reports/save-fact-report.server.ts";
import type { FactReport } from "#app/business/fact-reports/fact-report.ts";
import { answeredQuestions } from "#app/couple/fact-questions/answered-questions.ts";
import { factsToCoupleMail } from "#app/couple/enquiries/mails/facts-to-couple-mail.server.ts";
import { enquiryToVendorMail } from "#app/couple/enquiries/mails/vendor-mails.server.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { Database } from "#database/database.ts";
import { enquiries, facts, mails } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { saveMails, seedEnquiry } from "#test-support/save-enquiry.ts";
import { sampleEnquiry } from "#test-support/sample-enquiry.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { saveFactAnswers } from "./save-fact-answers.server.ts";

const palliser = 76;
const lodge = 96;
const caterer = 107;

const answerOf = (fact: FactReport["fact"], changes: Partial<FactReport> = {}): FactReport => ({
  fact,
  answer: "yes",
  text: "",
  guestsFrom: null,
  guestsTo: null,
  ...changes,
});

/** A couple asks two venues; both are venues of which these facts are not known. */
async function ask(
  database: Database,
  name: string,
  asks: FactReport["fact"][] = ["jainKitchen", "corkage"],
  vendors = [palliser, lodge],
) {
  await database.delete(facts);
  await seedEnquiry(
    database,
    sampleEnquiry({ name, email: `${name.toLowerCase()}@couples.ca`, asks, vendors }),
    null,
  );
  const [row] = await database.select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.name, name));
  return row?.id ?? 0;
}

const save = (database: Database, enquiryId: number, answers: FactReport[], isPublic = false) =>
  saveFactAnswers(
    { database, postMails: saveMails },
    { enquiryId, listingId: palliser },
    { answers, isPublic },
  );

const told = async (database: Database) =>
  (await database.select().from(mails))
    .filter(({ kind }) => kind === "facts-to-couple")
    .map(({ recipient }) => recipient ?? "")
    .toSorted((a, b) => a.localeCompare(b));

const questionsOf = async (database: Database, id: number, isOver = false) =>
  answeredQuestions((await readEnquiry(database, id))?.recipients ?? [], isOver);

forEachDatabase((openTestDatabase) => {
  async function openCatalogue() {
    const open = await openTestDatabase();
    await fillCatalogue(open.database);
    return open;
  }

  test("what a venue answers stands on the couple's page, with its day, and is mailed once", async () => {
    await using open = await openCatalogue();
    const { database } = open;
    const id = await ask(database, "Asha");
    const answers = [answerOf("jainKitchen", { text: "In a pan of its own." })];
    expect(await save(database, id, answers)).toBe("answered");
    expect(await save(database, id, answers)).toBe("answered");
    expect(await told(database)).toEqual(["asha@couples.ca"]);

    const [jain, corkage] = await questionsOf(database, id);
    expect(jain?.answered.map(({ lines, note }) => [lines[0]?.text ?? null, note])).toEqual([
      ["Yes. In a pan of its own.", null],
      [null, "No answer yet"],
    ]);
    expect(corkage?.answered.map(({ note }) => note)).toEqual(["No answer yet", "No answer yet"]);
    const [, closed] = await questionsOf(database, id, true);
    expect(closed?.answered.map(({ note }) => note)).toEqual(["No answer", "No answer"]);
    const enquiry = await readEnquiry(database, id);
    expect(enquiry && factsToCoupleMail(enquiry, palliser, "https://site/page")).toMatchObject({
      heading: "Fairmont Palliser has answered your questions",
      parts: expect.arrayContaining([
        { kind: "facts", rows: [["Jain food cooked apart", "Yes. In a pan of its own."]] },
        { kind: "text", text: "One question is still open." },
      ]),
    });
    // Without the venue's consent it is nobody else's.
    expect(await database.select().from(facts)).toEqual([]);

    const single = await ask(database, "Bela", ["jainKitchen"]);
    await save(database, single, answers);
    const one = await readEnquiry(database, single);
    expect(one && factsToCoupleMail(one, palliser, "https://site/page")).toMatchObject({
      subject: `Fairmont Palliser has answered your question (${one?.reference})`,
      heading: "Fairmont Palliser has answered your question",
    });
  });

  test("with the venue's consent it is a fact of its page, and every other couple that asked is told", async () => {
    await using open = await openCatalogue();
    const { database } = open;
    const first = await ask(database, "Asha");
    const second = await ask(database, "Bela");
    await ask(database, "Carol", ["stepFree"]);
    await save(database, first, [answerOf("jainKitchen")], true);

    expect(await database.select().from(facts)).toMatchObject([
      { listingId: palliser, key: "jainKitchen", answer: "yes", saidBy: "venue" },
    ]);
    // The sender of a first enquiry has to confirm it: until then she has asked nobody.
    expect(await told(database)).toEqual(["asha@couples.ca"]);
    await database.update(enquiries).set({ confirmedAt: new Date() });
    await save(database, first, [answerOf("corkage", { answer: "no" })], true);
    expect(await told(database)).toEqual(["asha@couples.ca", "asha@couples.ca", "bela@couples.ca"]);
    const [jain] = await questionsOf(database, second);
    expect(jain?.answered[0]?.lines[0]?.from).toMatch(/^Answered since you asked: on its page/);
  });

  test("a venue is asked only for what nobody knew of it when the couple wrote", async () => {
    await using open = await openCatalogue();
    const { database } = open;
    const id = await ask(database, "Asha");
    await database.transaction((transaction) =>
      saveFactReport(transaction, palliser, answerOf("corkage", { text: "$25 a bottle" })),
    );
    await database.update(facts).set({ checkedOn: yesterday() });
    const enquiry = await readEnquiry(database, id);
    const asked = (listingId: number) =>
      JSON.stringify(enquiry && enquiryToVendorMail(enquiry, listingId, "https://site/page", new Set()));
    expect(asked(palliser)).toContain('"Would like to know","Jain food cooked apart"');
    expect(asked(lodge)).toContain('"Would like to know","Jain food cooked apart, Corkage"');
  });

  test("the desk reads what couples asked and nobody has said, most couples first", async () => {
    await using open = await openCatalogue();
    const { database } = open;
    const id = await ask(database, "Asha");
    await ask(database, "Bela", ["corkage"]);
    await database.update(enquiries).set({ confirmedAt: new Date() });
    const wanted = async () =>
      (await listWantedFacts(database)).rows.map(({ listing, key, couples }) => [listing.id, key, couples]);
    expect(await wanted()).toEqual([
      [palliser, "corkage", 2],
      [lodge, "corkage", 2],
      [palliser, "jainKitchen", 1],
      [lodge, "jainKitchen", 1],
    ]);
    await save(database, id, [answerOf("corkage")], true);
    // Asha has had an answer of that venue's own: she would not be told of another one.
    expect(await wanted()).toEqual([
      [lodge, "corkage", 2],
      [lodge, "jainKitchen", 1],
    ]);
  });

  test("a caterer is asked what it can say, and what it says is on its page", async () => {
    await using open = await openCatalogue();
    const { database } = open;
    const asks = ["jainKitchen", "halalCertificate", "stepFree"] as const;
    const id = await ask(database, "Asha", [...asks], [palliser, caterer]);
    const questions = async () =>
      (await readEnquiry(database, id))?.recipients.map((each) => each.questions.map(({ key }) => key));
    expect(await questions()).toEqual([
      ["jainKitchen", "stepFree"],
      ["jainKitchen", "halalCertificate"],
    ]);
    const answers = [answerOf("halalCertificate"), answerOf("stepFree")];
    const answered = await saveFactAnswers(
      { database, postMails: saveMails },
      { enquiryId: id, listingId: caterer },
      { answers, isPublic: true },
    );
    expect(answered).toBe("answered");
    const listing = (await readDirectory(database, true)).listing(caterer);
    expect(listing?.facts).toMatchObject([{ key: "halalCertificate", answer: "yes", saidBy: "venue" }]);
    expect(unknownFactsOf(listing ?? venueListing(), yesterday())).not.toContain("halalCertificate");
  });

  test("nothing is taken for a question that the couple did not ask, or an enquiry that it withdrew", async () => {
    await using open = await openCatalogue();
    const { database } = open;
    const id = await ask(database, "Asha");
    expect(await save(database, id, [answerOf("stepFree")])).toBe("gone");
    await database.update(enquiries).set({ withdrawnAt: new Date() });
    expect(await save(database, id, [answerOf("corkage")])).toBe("withdrawn");
    expect(await told(database)).toEqual([]);
  });
});

const yesterday = () => albertaDate(new Date(Date.now() - 86_400_000));
