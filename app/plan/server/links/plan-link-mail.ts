import type { MailContent } from "#mail/mail-content.ts";
import { linkLabels } from "#app/plan/document/link-labels.ts";

/** Letters and the separators of two people's names: nothing that a mail program makes a link of. */
const names = /^(?:[\p{L}\p{M} '’&,+-]|\.(?= |$)){1,80}$/u;

/**
 * The name of a plan in a mail whose reader may be a stranger: typed text must not advertise there, so a name
 * with any other character is left out.
 */
function nameInMail(title: string): string | null {
  const name = title.trim();
  return names.test(name) ? name : null;
}

/** The mail with the link to edit a plan. */
export function composePlanLinkMail(title: string, url: string): MailContent {
  const name = nameInMail(title);
  return {
    subject: "The link to your wedding plan",
    preview: "It opens your plan on every device. Keep this email.",
    heading: "The link to your plan",
    parts: [
      ...(name === null ? [] : [{ kind: "facts", rows: [["Plan", name]] } as const]),
      { kind: "button", label: "Open your plan", url },
      {
        kind: "text",
        text: "This is your edit link: anyone who has it can see and change everything, and can delete the plan. Keep this email, and share the link only with people who plan with you.",
      },
      {
        kind: "text",
        text: `If this link has reached someone it shouldn’t have, open the plan and choose ‘${linkLabels.page}’, then ‘${linkLabels.replace}’ under ‘${linkLabels.edit}’. From then on this link stops working, and so does every other link of the plan, unless you untick it there.`,
      },
    ],
    reason:
      "You’re getting this because someone planning this wedding entered this address on the page of the plan. If it wasn’t you, ignore it or delete it.",
  };
}
