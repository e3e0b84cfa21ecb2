import { eq } from "drizzle-orm";

import { changeEnquiry } from "#app/couple/enquiry-page/change-enquiry.server.ts";
import { setMailboxUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { loadDeskView } from "#app/operator/desk-page/desk-view.server.ts";
import { actedOn } from "#app/operator/waiting-list/waiting-item.ts";
import { enquiries, listingContacts, listings } from "#database/schema/index.ts";
import type { OutgoingMail } from "#mail/transport.ts";

import { openDeskOffice, palliser } from "./desk-office.ts";
import type { MailContext } from "./mail-fixture.ts";
import { sampleEnquiry } from "./sample-enquiry.ts";
import { sampleSecret } from "./sample-settings.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import type { OpenTestDatabase } from "./test-database.ts";

export const hallEmail = "events@palliser.ca";

/** A desk and a hall whose email, confirmed or only public, is the same. */
export async function openHall(
  openTestDatabase: OpenTestDatabase,
  { isConfirmed }: { isConfirmed: boolean },
) {
  const open = await openDeskOffice(openTestDatabase);
  const { database } = open;
  await database
    .update(listings)
    .set({ phone: "403-555-0177", email: hallEmail, website: null })
    .where(eq(listings.id, palliser));
  if (isConfirmed) await database.insert(listingContacts).values({ listingId: palliser, email: hallEmail });
  return open;
}

/** A couple's enquiry to the hall, for next year. */
export async function askTheHall(office: MailContext) {
  const eventDate = `${new Date().getFullYear() + 1}-06-19`;
  await sendEnquiry(office, sampleEnquiry({ name: "Simran", vendors: [palliser], eventDate }));
  const [{ id } = { id: 0 }] = await office.database.select().from(enquiries);
  return id;
}

/** The hall's mailbox wants no mail. */
export const unsubscribeHall = ({ database }: MailContext) =>
  setMailboxUnsubscribed(database, sampleSecret, hashMailbox(sampleSecret, hallEmail), true);

/** The couple adds a message to its enquiry. */
export const writeToHall = (office: MailContext, enquiryId: number, message: string) =>
  changeEnquiry(office, enquiryId, { what: "message", to: null, message }, message);

/** What the desk shows of enquiries to pass on. */
export async function toPassOn(office: MailContext) {
  const { items } = await loadDeskView({ ...office, databaseKind: "embedded" });
  return items
    .filter(({ kind }) => kind === "passon")
    .map((item) => ({
      title: item.title,
      why: item.why,
      texts: item.texts.map(({ text }) => text),
      ways: item.passOn?.ways.map(({ label }) => label),
      of: actedOn(item),
    }));
}

/** How many mails went to the hall. */
export const mailsToHall = (sent: readonly OutgoingMail[]) =>
  sent.filter(({ to }) => to === hallEmail).length;
