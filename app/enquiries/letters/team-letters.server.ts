import { deliveryTo, describeDelivery } from "#app/enquiries/delivery.ts";
import type { EnquiryRecipient, WholeEnquiry } from "#app/enquiries/read-enquiry.server.ts";
import type { Letter } from "#mail/letter.ts";

import { dayOf, enquiryFacts, enquiryWords } from "./enquiry-facts.ts";

const reason =
  "This mail goes to the team's inbox for every enquiry. `npm run desk -- enquiries` shows them all.";

/** A new enquiry, for the team: everything, and whom the team has to pass it on to. */
export function enquiryToTeam(enquiry: WholeEnquiry): Letter {
  const { reference, name, email, subject, recipients } = enquiry;
  return {
    subject: `${reference}: ${name}, ${subject ?? dayOf(enquiry)}`,
    preview: [enquiry.guestCount, enquiry.budget, recipients.map((one) => one.name).join(", ")]
      .filter(Boolean)
      .join(" · "),
    heading: `${name} asks about ${subject ?? dayOf(enquiry)}`,
    parts: [
      {
        kind: "facts",
        rows: [["Reference", reference], ["Name", name], ["Email", email], ...enquiryFacts(enquiry)],
      },
      ...enquiryWords(enquiry, name),
      ...(recipients.length === 0
        ? [{ kind: "text", text: "No vendor was chosen: the couple waits for our recommendations." } as const]
        : [
            { kind: "text", text: "Whom it is meant for:" } as const,
            { kind: "list", items: recipients.map(describeRecipient) } as const,
          ]),
    ],
    reason,
  };
}

/** What a couple wrote, changed or took back later, for the team. */
export function messageToTeam(enquiry: WholeEnquiry, messageId: number): Letter | null {
  const message = enquiry.messages.find(({ id }) => id === messageId);
  if (message === undefined) return null;
  const passedOn = enquiry.recipients.filter(
    (recipient) => !recipient.fictional && recipient.mailedAt === null,
  );
  return {
    subject: `${enquiry.reference}: ${enquiry.name} ${{ message: "writes", change: "has changed the enquiry", withdrawal: "has withdrawn" }[message.kind] ?? "writes"}`,
    preview: message.text.slice(0, 120),
    heading: `News of ${enquiry.reference}`,
    parts: [
      { kind: "quote", from: enquiry.name, text: message.text },
      { kind: "facts", rows: [["Email", enquiry.email], ...enquiryFacts(enquiry)] },
      ...(passedOn.length === 0
        ? []
        : [
            { kind: "text", text: "Please tell those whom we passed it on to:" } as const,
            { kind: "list", items: passedOn.map(({ name }) => name) } as const,
          ]),
    ],
    reason,
  };
}

function describeRecipient({ id, name, category, fictional, mailedAt }: EnquiryRecipient): string {
  const delivery = deliveryTo({ fictional, reachable: mailedAt !== null });
  return `${name} (${id}): ${delivery === "passed-on" ? "please pass it on, we have no confirmed address" : describeDelivery(delivery, category === "venues").toLowerCase()}`;
}
