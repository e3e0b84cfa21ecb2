import type { PassOn, PassOnAbout } from "#app/operator/waiting-list/waiting-item.ts";

/** How an operator tells a business of an enquiry: the words, and a tap for each way there is. */
export type PassOnWays = { message: string; ways: readonly { label: string; href: string }[] };

/**
 * The message to a business, with its own link to answer, and ways to send it: the phone's own programs open
 * with it. A number is taken as it is dialled in Canada.
 */
export function passOnWays(
  { business, day, about, phone, email, website }: PassOn,
  answerUrl: string,
): PassOnWays {
  const message = `Hello ${business}, ${newsIn[about](day)}: ${answerUrl}`;
  const text = encodeURIComponent(message);
  const number = phone === null ? null : dialled(phone);
  const site = websiteLink(website);
  return {
    message,
    ways: [
      ...(number === null
        ? []
        : [
            { label: `Call ${phone}`, href: `tel:${number}` },
            { label: "Send a text", href: `sms:${number}?&body=${text}` },
          ]),
      ...(email === null
        ? []
        : [
            {
              label: `Write to ${email}`,
              href: `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(`An enquiry about ${day}`)}&body=${text}`,
            },
          ]),
      ...(site === null ? [] : [{ label: `Open ${site.label}`, href: site.href }]),
    ],
  };
}

const newsIn: Record<PassOnAbout, (day: string) => string> = {
  enquiry: (day) =>
    `a couple on Wild Rose Weddings asks about ${day}. You can read their enquiry and answer it here, without an account`,
  update: (day) =>
    `the couple who asked you about ${day} on Wild Rose Weddings has sent an update. You can read it and answer here, without an account`,
  withdrawal: (day) =>
    `the couple who asked you about ${day} on Wild Rose Weddings has withdrawn their enquiry, so you don’t have to answer it. It’s still here to read`,
};

/** A number to press; null for what is no number. */
export function telephoneLink(phone: string | null): { label: string; href: string } | null {
  const number = phone === null ? null : dialled(phone);
  return phone === null || number === null ? null : { label: phone, href: `tel:${number}` };
}

/** Where a business says how it is reached; null for what is no website. */
export function websiteLink(website: string | null): { label: string; href: string } | null {
  const url = website === null ? null : URL.parse(website);
  if (url?.protocol !== "https:" && url?.protocol !== "http:") return null;
  return { label: url.hostname.replace(/^www\./, ""), href: url.href };
}

/** '+14035550177' for '403-555-0177'; null for what is no number. */
function dialled(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, "");
  if (digits.length === 10) return `+1${digits}`;
  return digits.length >= 7 && digits.length <= 15 ? `+${digits}` : null;
}
