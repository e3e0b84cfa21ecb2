const notices: Record<string, string> = {
  sent: "Your enquiry is on its way. Answers come by email and show up here.",
  message:
    "Message sent. Everyone who has your enquiry sees it on their page; we email them at most three messages an hour.",
  "message-to-one":
    "Message sent to that vendor alone. It’s on their page, too; we email at most three messages an hour.",
  "recipient-closed": "You’ve declined that vendor, so the message wasn’t sent. Take it back first.",
  "recipient-unheard": "That vendor never got your enquiry, so the message wasn’t sent.",
  declined: "Declined, with your thanks. You can take it back below.",
  "declined-unheard":
    "Declined. They hadn’t got your enquiry, so no one had to be told. You can take it back below.",
  reopened: "It’s open again. If we emailed them your thanks already, tell them in a message.",
  "decline-closed": "You’ve marked that vendor as booked: change that first.",
  "decline-over": "Nothing was changed: your wedding day has passed.",
  held: "Message saved. It has several links, so our team looks at it first and then sends it.",
  change: "Your enquiry has been changed. We’re telling everyone who has it.",
  "change-to-confirm":
    "Your enquiry has been changed. We’re telling everyone who has it, and vendors who confirmed that you booked them have to confirm the new date.",
  unchanged: "Nothing changed, so nobody was told.",
  withdrawal: "Your enquiry is withdrawn. We’re telling everyone who has it.",
  booked: "Thank you. Once they confirm it, you can review them after your wedding.",
  "booked-by-both":
    "Thank you. You’ve both confirmed it: you can review them here once your wedding is over.",
  "not-booked": "Got it: you didn’t book them.",
  "booking-closed": "You can mark a vendor as booked once they’ve said they’re available.",
  review: "Your review is published. Thank you: other couples will read it.",
  "review-held":
    "Your review is saved. Our team reads it first because it has a link, an email address or formatting such as <b>.",
  "review-waits": "Thank you. Your review is saved, and our team reads it before it appears.",
  "review-closed": "This review can’t be written or changed any more.",
  "review-deleted": "Your review is deleted.",
  paid: "Saved. What you paid only ever shows as part of a range.",
  "paid-closed":
    "You can leave what you paid after your wedding, for vendors that you’ve both marked as booked.",
  "paid-removed": "Removed. What you paid no longer counts in any range.",
  rotated: "This is your new link. Save it: the old one no longer works.",
};

/** The same while nobody was sent the enquiry. */
const noticesUnsent: Record<string, string> = {
  ...notices,
  message: "Message saved. No vendor has your enquiry yet: it goes out with it when you send it.",
  "message-to-one": "Message saved. No vendor has your enquiry yet: it goes out with it when you send it.",
  change: "Your enquiry has been changed. No vendor has it yet: it goes out when you send it.",
  withdrawal: "Your enquiry is withdrawn. It was never sent, so no vendor heard of it.",
};

/** The same where no vendor was chosen: our team alone reads it. */
const noticesToTeam: Record<string, string> = {
  ...notices,
  message: "Message sent to our team.",
  held: "Message saved. It goes to our team.",
  change: "Your enquiry has been changed. We’re telling our team.",
  withdrawal: "Your enquiry is withdrawn. We’re telling our team.",
};

/** The same once the wedding is over: there is nothing left to wait for. */
const noticesAfterwards: Record<string, string> = {
  booked: "Thank you. Once they confirm it, you can review them here.",
  "booked-by-both": "Thank you. You’ve both confirmed it: you can review them here now.",
};

const noticesByAudience = { vendors: notices, team: noticesToTeam, nobody: noticesUnsent };

/**
 * What to say of what has just been done; null for nothing, and for what an address made up.
 * @param audience who hears of it: nobody while the enquiry waits for its sender's click, or was withdrawn before it
 * @param isPast whether the wedding is over
 */
export function noticeFor(
  done: string | null,
  audience: keyof typeof noticesByAudience,
  isPast = false,
): string | null {
  const said = { ...noticesByAudience[audience], ...(isPast && noticesAfterwards) };
  return (done !== null && Object.hasOwn(said, done) && said[done]) || null;
}
