import { countChildren } from "#app/plan/rules/guests/count-children.ts";
import { describeFormerDay } from "#app/plan/rules/guests/former-day.ts";
import { formatInvitation } from "#app/plan/rules/guests/invitation-text.ts";
import type { MovedReplies } from "#app/plan/rules/guests/reply-days.ts";

import { nameAttendees, nameOpenGuests } from "#app/plan/rules/rsvp/attendees.ts";

import type { CurrentGuestList } from "./compare-list.ts";
import { formatDietsCell } from "./diets-cell.ts";
import { formatGuestsCell } from "./guests-cell.ts";
import { listFields } from "./list-fields.ts";

const columns = [
  "household",
  "side",
  "tier",
  "people",
  "children",
  "guests",
  "diets",
  "allergies",
  "tags",
  "proposer",
  "email",
  "phone",
  "address",
  "message",
  "notes",
] as const;

/**
 * The guest list as a table that parseList reads back: a column for each event says 4, '3 of 4', with the
 * names of those who come and of those who have not answered where they are known, or 'no'. The
 * reference at the end identifies a household even when its name is changed in the spreadsheet.
 * @param moved the events that moved after households had replied: such a reply says for which day it is
 */
export function writeList(
  list: CurrentGuestList,
  moved: readonly Pick<MovedReplies, "event" | "households">[] = [],
): { header: string[]; rows: string[][] } {
  const header = [
    ...columns.map((field) => listFields[field]),
    ...list.events.map(({ name }) => name),
    listFields.reference,
  ];
  const movedOf = new Map(moved.map(({ event, households }) => [event, households]));
  const rows = list.households.map((household) => {
    const cells = {
      ...household,
      household: household.name,
      side: list.showSide(household.side),
      tier: list.showTier(household.tier),
      people: `${household.people ?? ""}`,
      children: `${countChildren(household.children, list.guestsOf(household.id)) ?? ""}`,
      guests: formatGuestsCell(list.guestsOf(household.id)),
      diets: formatDietsCell(household.diets),
      tags: household.tags.join(", "),
    };
    const invited = list.invitationsOf(household.id);
    const said = list.attendeesOf(household.id);
    const invitations = list.events.map(({ id }) => {
      const invitation = invited.get(id);
      if (invitation === undefined) return "no";
      const own = list.guestsOf(household.id);
      const names = nameAttendees(invitation, said.get(id), own).join(", ");
      const formerDay = describeFormerDay(movedOf.get(id)?.get(household.id));
      const known = [...formerDay, names, ...nameOpenGuests(invitation, own)]
        .filter((text) => text !== "")
        .join("; ");
      return `${formatInvitation(invitation)}${known === "" ? "" : ` (${known})`}`;
    });
    return [...columns.map((field) => cells[field]), ...invitations, household.id];
  });
  return { header, rows };
}
