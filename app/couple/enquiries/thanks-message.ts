import { formatOutreach, outreachTotal, type Outreach } from "./outreach.ts";

/** What the couple reads when an enquiry is saved (specification §9). */
export function thanksMessage(replyPromise: boolean): { title: string; description: string } {
  return {
    title: "Thanks for sharing your wedding details!",
    description: replyPromise
      ? "Our team will get back to you with personalised recommendations within 24 hours."
      : "Our team will get back to you with personalised recommendations.",
  };
}

/**
 * What the couple has to do next: the same words for every address, so that nobody learns whose we know.
 * @param outreach whom it goes to, and how
 * @param isMailed false where the couple's mailbox got as many mails as it may get
 * @param isHeld whether our team has to release it before anything is mailed
 */
export function describeNextStep(outreach: Outreach, { isMailed = true, isHeld = false } = {}): string {
  if (isHeld)
    return "Your enquiry has several links, so our team looks at it first. Then we email you the link to your page.";
  if (!isMailed)
    return "We’ve already sent several emails to this address, so we won’t send one about this enquiry. In an hour you can get its link on the page ‘Email me my link’.";
  if (outreachTotal(outreach) === 0) return "We’ve emailed you the link to your page.";
  return `Check your email: if this is your first enquiry from this address, press the button there to send it to ${formatOutreach(outreach)}.`;
}
