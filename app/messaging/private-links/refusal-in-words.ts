import type { Language } from "#app/languages/language.ts";
import type { Say } from "#app/languages/translate.ts";

/** Why a request is not served, before or after it came to its page. */
export type ServerRefusal =
  | { reason: "busy"; isForm: boolean }
  /** `number` finds the error in the log. */
  | { reason: "failed"; isForm: boolean; number: string }
  /** Pages under a key, or names that no page has, were opened too often; `seconds` until the next may be. */
  | { reason: "visits" | "guesses"; seconds: number }
  | { reason: "notTaken" };

/** What stands in place of a page. */
export type RefusalWords = {
  title: string;
  text: string;
  /** What the link to the same page says. */
  again: string;
  /** What the button below a returned form says. */
  sendAgain: string;
};

/** Says in a guest's language why its request is not served, and what to do. */
export const refusalIn = (say: Say<"busy">, refusal: ServerRefusal): RefusalWords => ({
  ...describe(say, refusal),
  again: say("busy", "again"),
  sendAgain: say("busy", "sendAgain"),
});

function describe(say: Say<"busy">, refusal: ServerRefusal): Pick<RefusalWords, "title" | "text"> {
  switch (refusal.reason) {
    case "busy":
      return { title: say("busy", "title"), text: say("busy", refusal.isForm ? "posted" : "read") };
    case "failed": {
      const { isForm, number } = refusal;
      return isForm
        ? { title: say("busy", "notSaved"), text: say("busy", "failedForm", { number }) }
        : { title: say("busy", "failed"), text: say("busy", "failedPage", { number }) };
    }
    case "notTaken":
      return { title: say("busy", "notTaken"), text: say("busy", "notTakenHow") };
    default: {
      const count = Math.max(1, Math.ceil(refusal.seconds / 60));
      return { title: say("busy", "wait"), text: say("busy", refusal.reason, { count }) };
    }
  }
}

/** A refusal as a guest's scripts get it, a line each, and its language (guest-error-page.tsx). */
export const refusalLines = ({
  language,
  title,
  text,
  again,
}: RefusalWords & { language: Language }): string => [language, title, text, again].join("\n");
