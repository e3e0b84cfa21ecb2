import { openMute, setMuted } from "#app/answers/mute-business.server.ts";
import { openQuietLink, setQuiet } from "#app/reviews/quiet-address.server.ts";
import type { Database } from "#database/database.ts";

/** Whose mail a link under a letter is about, what is mailed now, and how the page says it. */
export type MailWish = {
  subject: { listingId: number } | { addressHash: string };
  isMuted: boolean;
  title: string;
  eyebrow: string;
  said: string;
};

/** Opens the link under a letter by which its reader stops letters of its kind; null for one that opens nothing. */
export async function openMailWish(database: Database, key: string): Promise<MailWish | null> {
  const business = await openMute(database, key);
  if (business !== null) {
    const { listingId, name, isMuted } = business;
    return {
      subject: { listingId },
      isMuted,
      title: "Mail from couples",
      eyebrow: name,
      said: isMuted
        ? `No enquiry and no review is mailed to ${name} any more. Couples read that our team passes their enquiry on.`
        : `Enquiries that couples address to ${name}, and their reviews of it, are mailed to you.`,
    };
  }
  const couple = await openQuietLink(database, key);
  if (couple === null) return null;
  const { addressHash, isQuiet } = couple;
  return {
    subject: { addressHash },
    isMuted: isQuiet,
    title: "Invitations",
    eyebrow: "Letters that you did not ask for",
    said: isQuiet
      ? "No invitation to review, and no letter about the listing of a business, and no link to a plan, is mailed to this address any more. Answers to your enquiries still come."
      : "After a wedding we invite the couple, once, to review those that it booked; and we write to an address with which the listing of a business is claimed, or to which somebody has the link to a wedding plan mailed.",
  };
}

/** Stops the letters, or lets them come again. */
export async function setMailWish(
  database: Database,
  { subject }: Pick<MailWish, "subject">,
  muted: boolean,
): Promise<void> {
  if ("listingId" in subject) await setMuted(database, subject.listingId, muted);
  else await setQuiet(database, subject.addressHash, muted);
}
