import { services } from "#content/catalogue/categories.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { describeTraditions } from "#app/catalogue/listings/tradition-names.ts";
import type { VendorProfile } from "#app/business/profile/profile.ts";
import type { MailContent } from "#mail/mail-content.ts";

import type { SavedApplication } from "./read-application.server.ts";

const reason =
  "You’re getting this because someone applied with this address to be listed on Wild Rose Weddings. If it wasn’t you, you can ignore it: nothing happens without the link, and we don’t send advertising.";

const keyNote =
  "Anyone with this link can change your listing, so keep this email safe. You can get a new link on that page at any time.";

/**
 * Asks whether the email is the sender's. It contains no free text from the form: the email may be a
 * stranger's.
 */
export function applicationConfirmationMail({ reference }: SavedApplication, pageUrl: string): MailContent {
  return {
    subject: `Please confirm your application ${reference}`,
    preview: "One more step: confirm your email address.",
    heading: "One more step",
    parts: [
      {
        kind: "text",
        text: "Someone applied with this address to be listed on Wild Rose Weddings. Open the link to confirm it, and our team will review the application.",
      },
      { kind: "facts", rows: [["Reference", reference]] },
      { kind: "button", label: "Confirm my email", url: pageUrl },
      { kind: "text", text: "The link works for seven days." },
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
    subject: `We’ve got your application ${reference}`,
    preview: "Your email is confirmed. We’re reviewing your application.",
    heading: "Thank you, your email is confirmed",
    parts: [
      {
        kind: "text",
        text: "We’re reviewing your application and will email you our decision. If we can’t list you, we’ll tell you why.",
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
        rows: [["Reference", reference], ...contactRows({ contactName, email }), ...profileRows(profile)],
      },
      { kind: "quote", from: `${profile.name}, on the card`, text: profile.description },
      ...(profile.about.length === 0
        ? []
        : [
            {
              kind: "quote",
              from: `${profile.name}, on its page`,
              text: profile.about.join("\n\n"),
            } as const,
          ]),
      ...(profile.offers.length === 0
        ? []
        : ([
            { kind: "text", text: "What can be booked:" },
            { kind: "list", items: profile.offers },
          ] as const)),
      {
        kind: "text",
        text: `The address is confirmed. Decide with your own link to the desk, or in a terminal: applications approve ${reference}, or applications reject ${reference} --reason TEXT.`,
      },
    ],
    reason: "You’re getting this because this address is the team inbox of Wild Rose Weddings.",
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
        text: `Couples can now find you at ${listingUrl}. Their enquiries come to this address, and you can answer without an account.`,
      },
      {
        kind: "text",
        text: "Couples read a full page before they write. On your private page, add what you offer, your prices, pictures and the dates you’re taken: it says what is still missing.",
      },
      { kind: "button", label: "Manage your listing", url: pageUrl },
      { kind: "text", text: keyNote },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: `You’re getting this because ${profile.name} applied with this address to be listed on Wild Rose Weddings.`,
  };
}

/** The application was rejected, with the reason. */
export function applicationRejectedMail(
  { reference, profile, reason: why }: SavedApplication,
  applyUrl: string,
): MailContent {
  return {
    subject: `About your application ${reference}`,
    preview: `We couldn’t publish ${profile.name} yet.`,
    heading: `We couldn’t publish ${profile.name} yet`,
    parts: [
      { kind: "text", text: "Thank you for applying. Here’s why we couldn’t publish your listing:" },
      { kind: "quote", from: "Our team", text: why ?? "" },
      { kind: "text", text: "If that changes, or we misunderstood something, apply again or write to us." },
      { kind: "button", label: "Apply again", url: applyUrl },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: `You’re getting this because ${profile.name} applied with this address to be listed on Wild Rose Weddings.`,
  };
}

/** Who applies; the name is left out where it was not given. */
export const contactRows = ({
  contactName,
  email,
}: Pick<SavedApplication, "contactName" | "email">): (readonly [label: string, value: string])[] => [
  ...(contactName === "" ? [] : [["Contact", contactName] as const]),
  ["Email", email],
];

/** A listing as rows of a mail, of the applicant's page and of the desk; empty fields are left out. */
export function profileRows(profile: VendorProfile): (readonly [label: string, value: string])[] {
  const levels = profile.price?.map((level) => "$".repeat(level)) ?? [];
  const rows: (readonly [string, string | null])[] = [
    ["Category", categoryName(profile.category)],
    ["Services", serviceNames(profile)],
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

/** As the form names them. */
const serviceNames = (profile: Pick<VendorProfile, "services">): string =>
  services
    .filter(({ id }) => profile.services.includes(id))
    .map(({ name }) => name)
    .join(", ");

/** What a business wrote, each text under where it will be; a text that was left out is left out here. */
export const profileTexts = ({
  description,
  about,
  offers,
}: Pick<VendorProfile, "description" | "about" | "offers">): { from: string; text: string }[] =>
  [
    { from: "On the card", text: description },
    { from: "On its page", text: about.join("\n\n") },
    { from: "What can be booked", text: offers.join("\n") },
  ].filter(({ text }) => text !== "");
