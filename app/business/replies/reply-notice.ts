import type { VendorReplyView } from "./reply-view.server.ts";

type NoticedView = Pick<
  VendorReplyView,
  "couple" | "isHeld" | "booking" | "pastDay" | "calendar" | "answer" | "asked"
>;

/** What to say of what has just been done; null for nothing, and for what an address made up. */
export function replyNotice(
  done: string | null,
  { couple, isHeld, booking, pastDay, calendar, answer, asked }: NoticedView,
): string | null {
  const notices: Readonly<Record<string, string>> = {
    saved: `${
      isHeld
        ? `Answer saved. It has several links, so our team looks at it before it reaches ${couple}.`
        : `Answer sent. ${couple} can read it now.`
    } You can change it here at any time.${calendar === null || answer?.availability === "no" ? "" : ` ${calendar}`}${describeOpen(asked)}`,
    answered: `${asked.length === 1 ? `Answer sent. ${couple} can read it` : `Answers sent. ${couple} can read them`} now.${
      answer === null ? " Your availability isn’t sent yet: choose it below and press ‘Send answer’." : ""
    }`,
    fact: "Saved. Every couple sees it on your page now.",
    booked: booking?.coupleSaid
      ? `Thank you. You’ve both confirmed it: they can review you ${pastDay === null ? "once their wedding is over" : "now"}.`
      : `Thank you. They can review you ${pastDay === null ? "after their wedding, " : ""}once they confirm it too.`,
    "not-booked": "Got it: they didn’t book you.",
    "booking-closed": "This can’t be changed any more.",
  };
  // What an address of a former version says.
  const what = done === "kept" ? "saved" : done;
  return (what !== null && Object.hasOwn(notices, what) && notices[what]) || null;
}

/** What the answer's button does not send: the couple's questions have a form of their own. */
function describeOpen(asked: NoticedView["asked"]): string {
  const open = asked.filter(({ isAnswered }) => !isAnswered).length;
  if (open === 0) return "";
  return open === 1
    ? " One question above isn’t answered yet: it has its own button."
    : ` ${open} questions above aren’t answered yet: they have their own button.`;
}
