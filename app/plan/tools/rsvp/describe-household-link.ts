import { formatDate } from "#app/calendar/format-date.ts";
import { countList } from "#app/languages/count-list.ts";
import type { InvitedHousehold } from "#app/plan/rules/rsvp/invited-households.ts";
import type { SentInvitation } from "#app/plan/schema/rsvp.schema.ts";

/** How far a household is: 'has replied', 'sent 1 March 2027, has not replied'. */
export function describeHouseholdLink(
  { isAnswered, open }: Pick<InvitedHousehold, "isAnswered" | "open">,
  /** Names of the events that moved after its reply. */
  moved: readonly string[],
  sent: SentInvitation | undefined,
): string {
  if (!isAnswered) return describeSent(sent);
  const replied = describeAnswered(open);
  return moved.length === 0 ? replied : `${replied}. That was before ${countList(moved)} moved.`;
}

/** @param open how many guests were added after the answer */
function describeAnswered(open: number): string {
  if (open === 0) return "has replied";
  return `has replied, but not for ${open === 1 ? "1 guest" : `${open} guests`} added since`;
}

function describeSent(sent: SentInvitation | undefined): string {
  if (sent?.on === undefined || sent.on === null) return "has not replied";
  const reminded = sent.remindedOn === null ? "" : `, reminded ${formatDate(sent.remindedOn)}`;
  return `sent ${formatDate(sent.on)}${reminded}, has not replied`;
}
