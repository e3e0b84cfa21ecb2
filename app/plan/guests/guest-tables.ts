import { z } from "zod";

import { oneOrNone, someOf, text, wholeOrNone, yesOrNo } from "#app/plan/document/fields-of-tables.ts";
import { planGrid } from "#app/plan/document/plan-grid.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

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

/** Who is invited together: one letter, one answer. */
export const households = planTable(
  "households",
  z.object({
    name: text(200),
    side: oneOrNone(sides),
    tier: oneOrNone(tiers),
    tags: z.array(text(60)).catch([]),
    /** Who proposed them. */
    proposer: text(120),
    /** How many they are, those without a name here included. */
    people: wholeOrNone(1, 500),
    /** How many of them are children. */
    children: wholeOrNone(0, 500),
    /** What all of them eat; who differs is a guest by name. */
    diets: someOf(diets),
    allergies: text(500),
    email: text(254),
    phone: text(40),
    address: text(300),
    /** What they wrote with their answer. */
    message: text(2000),
    notes: text(4000),
  }),
);

/** People of a household who are known by name. */
export const guests = planTable(
  "guests",
  z.object({
    /** Id of the household. */
    household: text(60),
    name: text(200),
    child: yesOrNo,
    diets: someOf(diets),
    allergies: text(500),
  }),
);

/**
 * Two households that look like one and are not, as the couple said. The row's id is `pairId` of theirs,
 * so that two who say it at once say it once.
 */
export const distinctHouseholds = planTable("distinct-households", z.object({}));

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

export type Invitation = {
  invited: number;
  /** Null until they answer. */
  coming: number | null;
};

export function packInvitation({ invited, coming }: Invitation): string {
  return coming === null ? `${invited}` : `${invited}:${coming}`;
}
