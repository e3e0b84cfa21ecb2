import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { describeTraditions } from "#app/catalogue/listings/tradition-names.ts";
import type { VendorProfile } from "#app/business/profile/profile.ts";
import type { MailContent } from "#mail/mail-content.ts";

import type { SavedApplication } from "./read-application.server.ts";

const reason =
  "You get this mail because somebody applied with this address to be listed at Wild Rose Weddings. If it was not you, leave it: without the link nothing happens, and you will get no advertising.";

const keyNote =
  "The link is the key to your listing: whoever has it can change it. Keep this mail. On the page you can make a new link at any time.";

/**
 * Asks whether the email is the sender's. It contains no free text from the form: the email may be a
 * stranger's.
 */
export function applicationConfirmationMail({ reference }: SavedApplication, pageUrl: string): MailContent {
  return {
    subject: `Please confirm your application ${reference}`,
    preview: "One step more: confirm that this address is yours.",
    heading: "One step more",
    parts: [
      {
        kind: "text",
        text: "Somebody applied with this address to be listed at Wild Rose Weddings. Open the link and confirm it; then a person reads the application.",
      },
      { kind: "facts", rows: [["Reference", reference]] },
      { kind: "button", label: "Confirm the address", url: pageUrl },
      { kind: "text", text: "The link opens the application for seven days." },
    ],
    reason,
  };
}

/** The email is confirmed: what comes next. */
export function applicationConfirmedMail(
  { reference, profile }: SavedApplication,
  pageUrl: string,
): MailContent {
  return {
    subject: `Your application ${reference} is with us`,
    preview: "Your address is confirmed. A person reads your application now.",
    heading: "Thank you, your address is confirmed",
    parts: [
      {
        kind: "text",
        text: "A person reads your application now. You get a mail when it is decided, with the reason if we cannot list you.",
      },
      {
        kind: "facts",
        rows: [
          ["Reference", reference],
          ["Business", profile.name],
        ],
      },
      { kind: "button", label: "See what you sent", url: pageUrl },
    ],
    reason,
  };
}

/** For the team: an application to decide. */
export function applicationTeamMail({
  reference,
  contactName,
  email,
  profile,
}: SavedApplication): MailContent {
  return {
    subject: `${reference}: ${profile.name} would like to be listed`,
    preview: `${categoryName(profile.category)} · ${profile.location}`,
    heading: `${profile.name} would like to be listed`,
    parts: [
      {
        kind: "facts",
        rows: [["Reference", reference], ["Contact", contactName], ["Email", email], ...profileRows(profile)],
      },
      { kind: "quote", from: `${profile.name}, on the card`, text: profile.description },
      { kind: "quote", from: `${profile.name}, on its page`, text: profile.about.join("\n\n") },
      { kind: "text", text: "What can be booked:" },
      { kind: "list", items: profile.offers },
      {
        kind: "text",
        text: `The address is confirmed. Decide at the desk: applications approve ${reference}, or applications reject ${reference} --reason TEXT.`,
      },
    ],
    reason: "You get this mail because this address is the inbox of the team of Wild Rose Weddings.",
  };
}

/** The listing is live, with the link to it. */
export function applicationApprovedMail(
  { reference, profile }: SavedApplication,
  listingUrl: string,
  pageUrl: string,
): MailContent {
  return {
    subject: `${profile.name} is listed`,
    preview: "Your listing is live, and this is the link to manage it.",
    heading: `${profile.name} is listed`,
    parts: [
      {
        kind: "text",
        text: `Couples find you at ${listingUrl} from now on. Their enquiries come to this address; no account is needed to answer.`,
      },
      {
        kind: "text",
        text: "On your private page you change texts, services and prices, and keep the dates on which you are taken.",
      },
      { kind: "button", label: "Manage your listing", url: pageUrl },
      { kind: "text", text: keyNote },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: `You get this mail because ${profile.name} applied with this address to be listed at Wild Rose Weddings.`,
  };
}

/** The application was rejected, with the reason. */
export function applicationRejectedMail({ reference, profile, reason: why }: SavedApplication): MailContent {
  return {
    subject: `About your application ${reference}`,
    preview: `We cannot list ${profile.name} as it is.`,
    heading: `We cannot list ${profile.name} as it is`,
    parts: [
      { kind: "text", text: "A person has read your application. This is why we have not listed it:" },
      { kind: "quote", from: "Our team", text: why ?? "" },
      { kind: "text", text: "If that changes, or if we have misunderstood you, apply again or write to us." },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: `You get this mail because ${profile.name} applied with this address to be listed at Wild Rose Weddings.`,
  };
}

/** A listing as rows of a mail, of the applicant's page and of the desk; empty fields are left out. */
export function profileRows(profile: VendorProfile): (readonly [label: string, value: string])[] {
  const levels = profile.price?.map((level) => "$".repeat(level)) ?? [];
  const rows: (readonly [string, string | null])[] = [
    ["Category", categoryName(profile.category)],
    ["Services", profile.services.join(", ")],
    ["Specialities", profile.tags.join(", ")],
    ["Price", [...new Set(levels)].join(" to ")],
    ["Based in", profile.location],
    ["Travels", profile.travels],
    ["Languages", profile.languages.join(", ")],
    ["Traditions", describeTraditions(profile.traditions)],
    ["Telephone", profile.phone],
    ["Website", profile.website],
  ];
  return rows.flatMap(([label, value]) => (value === null || value === "" ? [] : [[label, value] as const]));
}
