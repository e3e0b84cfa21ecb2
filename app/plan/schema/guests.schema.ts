import { z } from "zod";

import { languages } from "#app/languages/language.ts";
import {
  enumOrNull,
  enumArray,
  textUpTo,
  integerOrNull,
  booleanOrFalse,
} from "#app/plan/document/field-types.ts";
import { planGrid } from "#app/plan/document/plan-grid.ts";
import { parseJson } from "#app/plan/document/parse-json.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";

export const sides = ["one", "two", "both"] as const;
export const tiers = ["must", "should", "if-room"] as const;

/** What South Asian and other caterers ask for. */
export const diets = [
  "vegetarian",
  "vegan",
  "jain",
  "swaminarayan",
  "halal",
  "no-beef",
  "no-pork",
  "gluten-free",
] as const;

/** People who are invited together: one invitation, one answer. */
export const households = planTable(
  "households",
  z.object({
    name: textUpTo(200),
    side: enumOrNull(sides),
    tier: enumOrNull(tiers),
    tags: z.array(textUpTo(60)).catch([]),
    /** Who proposed them. */
    proposer: textUpTo(120),
    /** Number of people, including those without a name here. */
    people: integerOrNull(1, 500),
    /** Number of children among them. */
    children: integerOrNull(0, 500),
    /** The diet of all of them; a person who differs is a guest by name. */
    diets: enumArray(diets),
    allergies: textUpTo(500),
    email: textUpTo(254),
    phone: textUpTo(40),
    address: textUpTo(300),
    /** What they read their invitation in: as the couple suggests it, or as they chose it. Null: English. */
    language: enumOrNull(languages),
    /** Their message with the answer. */
    message: textUpTo(2000),
    notes: textUpTo(4000),
  }),
);

export type HouseholdRow = PlanRow<(typeof households)["shape"]>;

/** Named people of a household. */
export const guests = planTable(
  "guests",
  z.object({
    /** Id of the household. */
    household: textUpTo(60),
    name: textUpTo(200),
    child: booleanOrFalse,
    diets: enumArray(diets),
    allergies: textUpTo(500),
    /** The dish that they chose at the event with dishes (`rsvp.dishEvent`). */
    meal: textUpTo(80),
  }),
);

export type GuestRow = PlanRow<(typeof guests)["shape"]>;

/**
 * Two households that look alike and are not the same, as the couple confirmed. The row's id is `pairId` of
 * theirs, so that two people who confirm at once write one row.
 */
export const distinctHouseholds = planTable("distinct-households", z.object({}));

/** One id for two households, the same in either order: 'a~b'. */
export function pairId(one: string, other: string): string {
  return one < other ? `${one}~${other}` : `${other}~${one}`;
}

/**
 * Household by event: how many are invited, and how many come once they have answered. Packed into one
 * register, because five thousand guests at eight events are forty thousand of them.
 */
export const invitations = planGrid(
  "invitations",
  z
    .string()
    .regex(/^\d{1,3}(:\d{1,3})?$/)
    .transform((packed) => {
      const [invited, coming] = packed.split(":").map(Number);
      return { invited: invited ?? 0, coming: coming ?? null };
    }),
);

export type InvitationCell = {
  invited: number;
  /** Null until they answer. */
  coming: number | null;
};

/** The form of the register: '4:3' where three of four come, '4' until they answer. */
export function packInvitationCell({ invited, coming }: InvitationCell): string {
  return coming === null ? `${invited}` : `${invited}:${coming}`;
}

/**
 * Household by event: which of its people come, packed as `["guest id"]` in JSON, where that isn't all of
 * them. It counts only while it is as long as the number in `invitations`: whoever changes that number alone
 * says nothing of names.
 */
export const attendees = planGrid(
  "attendees",
  z
    .string()
    .transform((packed) => z.array(z.string().min(1).max(201)).max(500).catch([]).parse(parseJson(packed)))
    // A former version marked others with a '?'.
    .transform((ids) => [...new Set(ids)].filter((id) => !id.startsWith("?")).map((guest) => ({ guest }))),
);

/**
 * Guest by event: 'no' for whoever is said not to come where others are named who do; 'open' for whoever was
 * invited after the household's answer and is not part of it, until somebody answers for them. Any other guest who
 * wasn't on the page that gave the answer is unknown. It shares a grid with `attendees`: former versions refuse a
 * grid that they do not know, and read 'open' as an empty cell.
 */
export const guestReplies = planGrid("attendees", z.enum(["no", "open"]));

/**
 * Household by event: the event's day when its answer was given, '2027-08-21'. Older answers have none. Each is a
 * register of its own, because a household's answers come from several devices at once. At five thousand guests
 * whose 1,250 households have all answered for eight events, they are 10,000 of the 100,000 registers that a plan
 * may have, and 0.6 of its 4 MB.
 */
export const replyDays = planGrid(
  "reply-days",
  z.iso.date().transform((day) => ({ day })),
);

export type GuestReply = z.infer<(typeof guestReplies)["cell"]>;

export type Attendees = { guest: string }[];

/** The form of a cell of `attendees`: ids of guests in JSON. */
export const packAttendees = (ids: readonly string[]): string => JSON.stringify(ids);
