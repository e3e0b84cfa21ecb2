import { submittedRows, submittedWords } from "#app/messaging/forms/submitted-field.ts";
import type { ListingOrigin } from "#database/enums.ts";
import type { MailContent } from "#mail/mail-content.ts";

import { claimFields } from "./claim-fields.ts";
import { describeInvitationBasis, type InvitationBasis } from "./invitation-basis.ts";
import type { SavedClaim } from "./read-claim.server.ts";

const keyNote =
  "Anyone with this link can change your listing, so keep this email safe. You can get a new link on that page at any time.";

const claimReason = (name: string) =>
  `You’re getting this because someone used this address to claim ${name} on Wild Rose Weddings.`;

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
    preview: "One more step: confirm your email address.",
    heading: "Is this your business?",
    parts: [
      {
        kind: "text",
        text: `Someone with this address would like to manage the listing for ${listing.name}: ${listingUrl}. Open the link to confirm it, and our team will decide.`,
      },
      { kind: "facts", rows: [["Reference", reference]] },
      { kind: "button", label: "Confirm my email", url: pageUrl },
      { kind: "text", text: "The link works for fourteen days." },
    ],
    reason: `${claimReason(listing.name)} If it wasn’t you, you can ignore it: nothing happens without the link.`,
  };
}

/** Where the texts of a listing come from. */
const pageOrigin: Record<ListingOrigin, string> = {
  content: "We wrote the page from public sources.",
  import: "Our team added the page, and it says only what we know so far.",
  application: "The page has what the business told us about itself.",
};

/** The desk invites a business to maintain the listing that we wrote about it. */
export function claimInvitationMail(
  { reference, listing }: { reference: string; listing: { name: string; origin: ListingOrigin } },
  listingUrl: string,
  pageUrl: string,
  basis: InvitationBasis | null,
): MailContent {
  return {
    subject: `${listing.name} on Wild Rose Weddings: manage your listing`,
    preview: "Couples’ enquiries can come straight to you.",
    heading: `${listing.name} is on Wild Rose Weddings`,
    parts: [
      {
        kind: "text",
        text: `Wild Rose Weddings is a guide to weddings in Calgary and Banff. Couples find ${listing.name} there: ${listingUrl}. ${pageOrigin[listing.origin]}`,
      },
      {
        kind: "text",
        text: "Open the link and tell us who you are. Couples’ enquiries then come to this address, and on a private page you can edit texts, prices and the dates you’re taken. It’s free, needs no account, and a place in the order can’t be bought.",
      },
      { kind: "button", label: "Manage this listing", url: pageUrl },
      {
        kind: "text",
        text: "The link works for fourteen days. If you’d like the page removed, reply to this email.",
      },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: `${basis === null ? `You’re getting this because our team has this address for ${listing.name}.` : describeInvitationBasis(listing.name, basis)} We only write about the listing.`,
  };
}

/** For the team: a claim to decide. */
export function claimTeamMail(claim: SavedClaim, ownedBy: string | null): MailContent {
  const { reference, listing, name, email } = claim;
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
          ...submittedRows(claimFields, claim),
          ...(ownedBy === null ? [] : [["Managed now by", ownedBy] as const]),
        ],
      },
      ...submittedWords(claimFields, claim)
        .filter((text) => text !== "")
        .map((text) => ({ kind: "quote" as const, from: name ?? "", text })),
      {
        kind: "text",
        text: `The address is confirmed. Decide with your own link to the desk, or in a terminal: ${ownedBy === null ? `claims approve ${reference}` : `claims approve ${reference} --replace (${ownedBy} loses the listing, and is told)`}, or claims reject ${reference} --reason TEXT.`,
      },
    ],
    reason: "You’re getting this because this address is the team inbox of Wild Rose Weddings.",
  };
}

/** For the present owner of the listing: somebody else has claimed it. */
export function claimOwnerMail({ reference, listing }: SavedClaim): MailContent {
  return {
    subject: `Someone else claimed ${listing.name}`,
    preview: "Nothing has changed yet. Our team will look at it.",
    heading: "Someone else claimed your listing",
    parts: [
      {
        kind: "text",
        text: `Someone with another address asked to manage the listing for ${listing.name}. Nothing has changed yet, and our team will look at it. If you know about it, you don’t need to do anything; if you don’t, reply to this email.`,
      },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: `You’re getting this because you manage ${listing.name} on Wild Rose Weddings.`,
  };
}

/** The listing is the business's own, with the link to it. */
export function claimApprovedMail(
  { reference, listing }: SavedClaim,
  listingUrl: string,
  pageUrl: string,
): MailContent {
  return {
    subject: `You can now manage ${listing.name}`,
    preview: "Here’s the link to manage it.",
    heading: `You can now manage ${listing.name}`,
    parts: [
      {
        kind: "text",
        text: `Couples find you at ${listingUrl}. Their enquiries now come to this address, with any that were waiting for you, and you can answer without an account.`,
      },
      {
        kind: "text",
        text: `On your private page you can edit your texts, services and prices${listing.category === "venues" ? ", mark the dates you’re taken and answer what couples ask most." : " and mark the dates you’re taken."}`,
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
    preview: `We couldn’t approve your claim for ${listing.name}.`,
    heading: `We couldn’t approve your claim for ${listing.name}`,
    parts: [
      { kind: "text", text: "Thank you for your claim. Here’s why we couldn’t approve it:" },
      { kind: "quote", from: "Our team", text: why ?? "" },
      { kind: "text", text: "If we misunderstood something, write to us." },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: claimReason(listing.name),
  };
}

/** For the former owner of the listing. */
export function claimReplacedMail({ reference, listing }: SavedClaim): MailContent {
  return {
    subject: `${listing.name} is now managed by someone else`,
    preview: "Your links to it no longer work.",
    heading: "Your listing is now managed by someone else",
    parts: [
      {
        kind: "text",
        text: `Our team moved ${listing.name} to another address of the business. Enquiries now go there, and your links no longer work. If that’s a mistake, reply to this email.`,
      },
      { kind: "facts", rows: [["Reference", reference]] },
    ],
    reason: `You’re getting this because you managed ${listing.name} on Wild Rose Weddings until now.`,
  };
}
