import type { InvitationCell } from "#app/plan/schema/guests.schema.ts";

/** Maximum number of people that can be invited in one household. */
const mostOfOne = 500;

const yes = new Set(["yes", "y", "x", "✓", "✔", "true", "invited", "haan", "ja"]);
const no = new Set(["no", "n", "-", "–", "false", "0", "not invited"]);

/**
 * Parses a cell of the guest list as people type it: '4', '3 of 4', '3/4', 'yes', 'no'.
 * @param people the number that 'yes' means
 * @returns null for nobody; undefined for anything that is not understood
 */
export function parseInvitation(typed: string, people: number): InvitationCell | null | undefined {
  const text = typed.trim().toLowerCase();
  if (no.has(text)) return null;
  if (yes.has(text)) return { invited: people, coming: null };
  const [, first, second] = /^(\d{1,3})(?:\s*(?:of|\/)\s*(\d{1,3}))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [invited, coming] = [Number(second ?? first), second === undefined ? null : Number(first)];
  if (invited < 1 || invited > mostOfOne || (coming ?? 0) > invited) return undefined;
  return { invited, coming };
}

/** The form that parseInvitation accepts: '4', and '3 of 4' once they have answered. */
export function formatInvitation({ invited, coming }: InvitationCell): string {
  return coming === null ? `${invited}` : `${coming} of ${invited}`;
}

/** The same for screen readers: 'not invited', '4 invited', '3 of 4 come'. */
export function describeInvitation(invitation: InvitationCell | undefined): string {
  if (invitation === undefined) return "not invited";
  return `${formatInvitation(invitation)} ${invitation.coming === null ? "invited" : "come"}`;
}
