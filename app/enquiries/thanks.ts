/**
 * What the couple reads when an enquiry is kept (specification §9).
 * @param replyPromise whether somebody is there to answer within 24 hours
 */
export function thanks(replyPromise: boolean): { title: string; description: string } {
  return {
    title: "Thanks for sharing your wedding details!",
    description: replyPromise
      ? "Our team will get back to you with personalised recommendations within 24 hours."
      : "Our team will get back to you with personalised recommendations.",
  };
}
