import { z } from "zod";

import { languages } from "#app/languages/language.ts";
import { dateOrNull, enumOrNull, textUpTo, booleanOrFalse } from "#app/plan/document/field-types.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";
import { themeNames } from "#content/theme-names.ts";

/** Maximum number of dishes, and the length of each in UTF-16 units. */
export const maxDishes = 12;
export const maxDishLetters = 80;

/** Maximum length of the message at the top of a household's page, in UTF-16 units. */
export const maxNoteLetters = 2000;

/** How the couple asks its guests: one row. */
export const rsvp = planTable(
  "rsvp",
  z.object({
    /** Whether the households' pages are open. */
    open: booleanOrFalse,
    /** The last day for answers. */
    until: dateOrNull,
    /** The message at the top of a household's page, in every language that has none of its own in `guestWords`. */
    note: textUpTo(maxNoteLetters),
    /** Contact for questions. */
    contact: textUpTo(300),
    /** A telephone number at which guests may answer by voice; empty where the couple wants none. */
    phone: textUpTo(40),
    /**
     * The couple's own words in the message with a household's link, and in the reminder; empty: the site's.
     * Other languages than English have theirs in `guestWords`.
     */
    invitationWords: textUpTo(1000),
    reminderWords: textUpTo(1000),
    /** The event at which each guest chooses a dish; '' where they choose none. */
    dishEvent: textUpTo(60),
    /** What they choose from, in the couple's words. */
    dishes: z
      .array(z.unknown())
      .transform((said) =>
        [
          ...new Set(
            said.flatMap((dish) => (typeof dish === "string" ? dish.trim().slice(0, maxDishLetters) : [])),
          ),
        ]
          .filter((dish) => dish !== "")
          .slice(0, maxDishes),
      )
      .catch([]),
    /** Theme of the pages. */
    theme: enumOrNull(themeNames),
  }),
);
export const rsvpRowId = "rsvp";

export type RsvpRow = PlanRow<(typeof rsvp)["shape"]>;

/**
 * People who a household says are missing from its invitation. They are guests once the couple accepts, and
 * nothing before.
 */
export const missingGuests = planTable(
  "missing-guests",
  z.object({
    /** Id of the household. */
    household: textUpTo(60),
    name: textUpTo(200),
    /** Who that is, in the household's words. */
    word: textUpTo(300),
    state: enumOrNull(["accepted", "declined"]),
  }),
);

export type MissingGuestRow = PlanRow<(typeof missingGuests)["shape"]>;

/** The couple's own words in a language other than English; empty: see `rsvp`. The row's id is the language. */
export const guestWords = planTable(
  "guest-words",
  z.object({
    invitation: textUpTo(1000),
    reminder: textUpTo(1000),
    /** The message at the top of a household's page. */
    note: textUpTo(maxNoteLetters),
  }),
);

/** Maximum number of households that one relative answers for, and of such relatives. */
export const maxHelperHouseholds = 15;
export const maxReplyHelpers = 20;

/** Relatives who answer for households that the couple chose, each by a link of its own. */
export const replyHelpers = planTable(
  "reply-helpers",
  z.object({
    name: textUpTo(60),
    /** Ids of households. */
    households: z
      .array(z.unknown())
      .transform((ids) =>
        [...new Set(ids.filter((id): id is string => typeof id === "string"))].slice(0, maxHelperHouseholds),
      )
      .catch([]),
    /** What they read, as the couple suggests it; their link can ask for another. Null: English. */
    language: enumOrNull(languages),
  }),
);

export type ReplyHelperRow = PlanRow<(typeof replyHelpers)["shape"]>;

/** Which households were sent their link. The row's id is the household's. */
export const sentInvitations = planTable(
  "sent-invitations",
  z.object({
    /** The day that the couple sent it. */
    on: dateOrNull,
    /** The day of the last reminder. */
    remindedOn: dateOrNull,
  }),
);

export type SentInvitation = PlanRow<(typeof sentInvitations)["shape"]>;
