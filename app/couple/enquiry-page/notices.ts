const notices: Record<string, string> = {
  sent: "Your enquiry is on its way. Answers come by mail and show up here.",
  message:
    "Your message is saved. Everyone you asked sees it on their page; we mail them about three messages an hour at most.",
  held: "Your message is kept. It has several links, so our team reads it before it goes to those you asked.",
  change: "Your enquiry is changed, and everyone you asked is told.",
  withdrawal: "Your enquiry is withdrawn, and everyone you asked is told.",
  booked: "Thank you. Once the business says so too, you can review it after your wedding.",
  "not-booked": "Noted: you didn't book this business.",
  "booking-closed": "Only a business that said it's available can be marked as booked.",
  review: "Your review is published. Thank you: other couples will read it.",
  "review-held": "Your review is saved. Our team reads it first because it has a link, an address or markup.",
  "review-waits": "Thank you. Your review is saved, and our team reads it before it appears.",
  "review-closed": "This review cannot be written or changed any more.",
  "review-deleted": "Your review is deleted.",
  rotated: "This is your new link. Keep it: the old one opens nothing any more.",
};

/** The same while nobody was sent the enquiry. */
const noticesUnsent: Record<string, string> = {
  ...notices,
  change: "Your enquiry is changed. No vendor has it yet: it goes out when you send it.",
  withdrawal: "Your enquiry is withdrawn. It was never sent, so no vendor heard of it.",
};

/**
 * What to say of what has just been done; null for nothing, and for what an address made up.
 * @param isUnsent whether the enquiry waits for its sender's click, or was withdrawn before it
 */
export function noticeFor(done: string | null, isUnsent: boolean): string | null {
  const said = isUnsent ? noticesUnsent : notices;
  return (done !== null && Object.hasOwn(said, done) && said[done]) || null;
}
