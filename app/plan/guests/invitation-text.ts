import type { Invitation } from "./guest-tables.ts";

/** Most of one household that can be invited. */
const mostOfOne = 500;

const yes = new Set(["yes", "y", "x", "✓", "✔", "true", "invited", "haan", "ja"]);
const no = new Set(["no", "n", "-", "–", "false", "0", "not invited"]);

/**
 * What a cell of the guest list says, as people type it: '4', '3 of 4', '3/4', 'yes', 'no'.
 * @param people how many 'yes' means
 * @returns null for nobody; undefined for what says nothing that is understood
 */
export function readInvitation(typed: string, people: number): Invitation | null | undefined {
  const text = typed.trim().toLowerCase();
  if (no.has(text)) return null;
  if (yes.has(text)) return { invited: people, coming: null };
  const [, first, second] = /^(\d{1,3})(?:\s*(?:of|\/)\s*(\d{1,3}))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [invited, coming] = [Number(second ?? first), second === undefined ? null : Number(first)];
  if (invited < 1 || invited > mostOfOne || (coming ?? 0) > invited) return undefined;
  return { invited, coming };
}

/** As readInvitation reads it: '4', and '3 of 4' once they have answered. */
export function showInvitation({ invited, coming }: Invitation): string {
  return coming === null ? `${invited}` : `${coming} of ${invited}`;
}

/** The same for who listens: 'not invited', '4 invited', '3 of 4 come'. */
export function describeInvitation(invitation: Invitation | undefined): string {
  if (invitation === undefined) return "not invited";
  return `${showInvitation(invitation)} ${invitation.coming === null ? "invited" : "come"}`;
}
