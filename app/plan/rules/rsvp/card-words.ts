import { formatDay } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import { findPhoneNumber } from "#app/plan/rules/schedule/phone-number.ts";

type CardFacts = {
  /** The last day for replies. */
  until: string | null;
  /** Number for answers by voice; '' where there is none. */
  phone: string;
};

/** How a household replies, as its printed card says it besides name and code. */
export type CardWords = {
  reply: string;
  /** Beside a QR code, and where there is none: the next line says where codes are typed in. */
  scan: string;
  enter: string;
  /** '' where the couple takes no calls. */
  call: string;
};

/** What a household's printed card says in its language. */
export const cardWords = (say: Say<"card" | "date">, { until, phone }: CardFacts): CardWords => ({
  reply: until === null ? say("card", "reply") : say("card", "replyBy", { date: formatDay(say, until) }),
  scan: say("card", "scan"),
  enter: say("card", "enter"),
  call: findPhoneNumber(phone) === null ? "" : say("card", "call", { phone }),
});
