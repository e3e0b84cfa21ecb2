import type { DeskActionId, WaitingKind } from "./desk-actions.ts";

/** Something that waits for the team, as the page shows it. */
export type WaitingItem = {
  kind: WaitingKind;
  /** Names it among those of its kind. */
  id: string;
  /** Number of the newest that a couple added to it: an action says what its operator has read. */
  newestAdded?: number;
  /** Since when it waits. */
  since: string;
  title: string;
  /** Why it is held, why it cannot go on by itself, or what to look at before it is decided. */
  why: string | null;
  facts: readonly (readonly [label: string, value: string])[];
  /** What people wrote. */
  texts: readonly { from: string; text: string }[];
  actions: readonly DeskActionId[];
  /** How an operator reaches a business by hand. */
  passOn?: PassOn;
  /** Whom an operator writes to, and about what. */
  writeTo?: { email: string; subject: string };
};

/**
 * What a business is told by hand: of the enquiry, or, where it knows of that, what the couple has added to it, or
 * that it was withdrawn.
 */
export type PassOnAbout = "enquiry" | "update" | "withdrawal";

/** A business that has to be told by hand, and what of. */
export type PassOn = {
  enquiryId: number;
  listingId: number;
  business: string;
  /** The couple's day, in words. */
  day: string;
  about: PassOnAbout;
  phone: string | null;
  email: string | null;
  website: string | null;
};

/** Those of one kind that have waited longest, and how many wait in all. */
export type WaitingPart = { items: WaitingItem[]; total: number };

/** How many of a kind are on the page; the others move up. */
export const maxOfAKind = 50;

/** How many wait, of all kinds. */
export const totalWaiting = (totals: Readonly<Record<WaitingKind, number>>): number =>
  Object.values(totals).reduce((sum, each) => sum + each, 0);

/** Its place on the page, for links to it. */
export const waitingAnchor = ({ kind, id }: Pick<WaitingItem, "kind" | "id">): string => `${kind}-${id}`;

/** What its actions are about. */
export const actedOn = ({ id, newestAdded }: Pick<WaitingItem, "id" | "newestAdded">): string =>
  newestAdded === undefined ? id : `${id}.${newestAdded}`;

/** Whether an action is about it, also one that was begun before something was added. */
export const isAbout = ({ id, newestAdded }: Pick<WaitingItem, "id" | "newestAdded">, of: string): boolean =>
  newestAdded === undefined ? of === id : of.startsWith(`${id}.`);

const hourMillis = 60 * 60 * 1000;

/** 'less than an hour', '5 hours', '3 days'. */
export function describeAge(since: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(since)) / hourMillis);
  if (hours < 1) return "less than an hour";
  if (hours < 48) return hours === 1 ? "1 hour" : `${hours} hours`;
  return `${Math.floor(hours / 24)} days`;
}
