import type { MailContent, MailPart } from "#mail/mail-content.ts";

/** Whether a mail has several links: its words then speak of them all. */
export const hasSeveralLinks = (parts: readonly MailPart[]): boolean =>
  parts.filter(({ kind }) => kind === "button").length > 1;

/** The words around lost links that were asked for once more, be it one link or several. */
export function lostLinkWords(areSeveral: boolean): Pick<MailContent, "preview" | "heading" | "reason"> {
  return areSeveral
    ? {
        preview: "Here are the links to your pages.",
        heading: "Here are your links",
        reason:
          "You’re getting this because someone asked for the links that belong to this address. If it wasn’t you, you can ignore it: nobody else has them.",
      }
    : {
        preview: "Here’s the link to your page.",
        heading: "Here’s your link",
        reason:
          "You’re getting this because someone asked for a link to this address. If it wasn’t you, you can ignore it: nobody else has the link.",
      };
}
