import type { MailContent } from "#mail/mail-content.ts";

import type { SavedClaim } from "./read-claim.server.ts";

const keyNote =
  "The link is the key to your listing: whoever has it can change it. Keep this mail. On the page you can make a new link at any time.";

const claimReason = (name: string) =>
  `You get this mail because somebody claimed the listing of ${name} at Wild Rose Weddings with this address.`;

/**
 * Asks whether the email is the sender's. It contains no free text from the form: the email may be a
 * stranger's.
 */
export function claimConfirmationMail(
  { reference, listing }: SavedClaim,
  listingUrl: string,
  pageUrl: string,
): MailContent {
  return {
    subject: `Please confirm that ${listing.name} is your business`,
    preview: "One step more: confirm that this address is yours.",
    heading: "Is this your business?",
    parts: [
      {
        kind: "text",
        text: `Somebody with this address would like to keep the listing of ${listing.name}: ${listingUrl}. Open the link and confirm it; then a person decides.`,
      },
      { kind: "facts", rows: [["Reference", reference]] },
      { kind: "button", label: "Confirm the address", url: pageUrl },
      { kind: "text", text: "The link opens for fourteen days." },
    ],
    reason: `${claimReason(listing.name)} If it was not you, leave it: without the link nothing happens.`,
  };
}

/** The desk invites a business to maintain the listing that we wrote about it. */
export function claimInvitationMail(
  { reference, listing }: SavedClaim,
  listingUrl: string,
  pageUrl: string,
): MailContent {
  return {
    subject: `${listing.name} at Wild Rose Weddings: the listing is yours to keep`,
    preview: "Enquiries of couples can come straight to you.",
    heading: `The listing of ${listing.name} is yours to keep`,
    parts: [
      {
        kind: "text",
        text: `Wild Rose Weddings is a guide to weddings in Calgary and Banff. Couples find ${listing.name} there: ${listingUrl}. We wrote the page from public sources.`,
      },
      {
        kind: "text",
        text: "Open the link and say who you are. From then on enquiries of couples are mailed to this address, and on a private page you change texts, prices and the dates on which you are taken. It costs nothing, needs no account, and a place in the order cannot be bought.",
      },
      { kind: "button", label: "Keep the listing", url: pageUrl },
      { kind: "text", text: "The link opens for fourteen days. If the page should go, answer this mail." },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: `You get this mail because our team knows this address as that of ${listing.name}. We write about the listing only.`,
  };
}

/** For the team: a claim to decide. */
export function claimTeamMail(claim: SavedClaim, ownedBy: string | null): MailContent {
  const { reference, listing, name, role, email, note } = claim;
  return {
    subject: `${reference}: ${listing.name} is claimed`,
    preview: `${name ?? ""} <${email}>`,
    heading: `${listing.name} is claimed`,
    parts: [
      {
        kind: "facts",
        rows: [
          ["Reference", reference],
          ["Listing", `${listing.name} (${listing.id})`],
          ["Website", listing.website ?? "none"],
          ["Name", name ?? ""],
          ["Role", role ?? ""],
          ["Email", email],
          ...(ownedBy === null ? [] : [["Kept now by", ownedBy] as const]),
        ],
      },
      ...(note === "" ? [] : [{ kind: "quote" as const, from: name ?? "", text: note }]),
      {
        kind: "text",
        text: `The address is confirmed. Decide at the desk: claims approve ${reference}, or claims reject ${reference} --reason TEXT.`,
      },
    ],
    reason: "You get this mail because this address is the inbox of the team of Wild Rose Weddings.",
  };
}

/** For the present owner of the listing: somebody else has claimed it. */
export function claimOwnerMail({ reference, listing }: SavedClaim): MailContent {
  return {
    subject: `Somebody else claims the listing of ${listing.name}`,
    preview: "Nothing has changed. A person decides.",
    heading: "Somebody else claims your listing",
    parts: [
      {
        kind: "text",
        text: `Somebody with another address would like to keep the listing of ${listing.name}. Nothing has changed, and a person decides. If you know of it, there is nothing to do; if not, answer this mail.`,
      },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: `You get this mail because you keep the listing of ${listing.name} at Wild Rose Weddings.`,
  };
}

/** The listing is the business's own, with the link to it. */
export function claimApprovedMail(
  { reference, listing }: SavedClaim,
  listingUrl: string,
  pageUrl: string,
): MailContent {
  return {
    subject: `The listing of ${listing.name} is yours to keep`,
    preview: "This is the link to manage it.",
    heading: `The listing of ${listing.name} is yours to keep`,
    parts: [
      {
        kind: "text",
        text: `Couples find you at ${listingUrl}. Their enquiries come to this address from now on; no account is needed to answer.`,
      },
      {
        kind: "text",
        text: "On your private page you change texts, services and prices, keep the dates on which you are taken, and, as a venue, answer what couples ask most.",
      },
      { kind: "button", label: "Manage your listing", url: pageUrl },
      { kind: "text", text: keyNote },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: claimReason(listing.name),
  };
}

/** The claim was rejected, with the reason. */
export function claimRejectedMail({ reference, listing, reason: why }: SavedClaim): MailContent {
  return {
    subject: `About your claim ${reference}`,
    preview: `We cannot give you the listing of ${listing.name}.`,
    heading: `We cannot give you the listing of ${listing.name}`,
    parts: [
      { kind: "text", text: "A person has read your claim. This is why we have not approved it:" },
      { kind: "quote", from: "Our team", text: why ?? "" },
      { kind: "text", text: "If we have misunderstood you, write to us." },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: claimReason(listing.name),
  };
}

/** For the former owner of the listing. */
export function claimReplacedMail({ reference, listing }: SavedClaim): MailContent {
  return {
    subject: `The listing of ${listing.name} has another keeper`,
    preview: "Your link opens nothing any more.",
    heading: "Your listing has another keeper",
    parts: [
      {
        kind: "text",
        text: `Our team has given the listing of ${listing.name} to another address of the business. Enquiries are mailed there from now on, and your links open nothing any more. If that is a mistake, answer this mail.`,
      },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: `You get this mail because you kept the listing of ${listing.name} at Wild Rose Weddings until now.`,
  };
}
