import { showInvitation } from "#app/plan/guests/invitation-text.ts";

import type { CurrentList } from "./compare-list.ts";
import { showDiets } from "./diets-cell.ts";
import { showGuests } from "./guests-cell.ts";
import { listFields } from "./list-columns.ts";

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
 * The guest list as a table that readList reads back: a column for each event says 4, '3 of 4' or 'no'.
 * The reference at the end keeps a household the same when its name is changed in the spreadsheet.
 */
export function writeList(list: CurrentList): { header: string[]; rows: string[][] } {
  const header = [
    ...columns.map((field) => listFields[field].heading),
    ...list.events.map(({ name }) => name),
    listFields.reference.heading,
  ];
  const rows = list.households.map((household) => {
    const cells = {
      ...household,
      household: household.name,
      side: list.showSide(household.side),
      tier: list.showTier(household.tier),
      people: `${household.people ?? ""}`,
      children: `${household.children ?? ""}`,
      guests: showGuests(list.guestsOf(household.id)),
      diets: showDiets(household.diets),
      tags: household.tags.join(", "),
    };
    const invited = list.invitationsOf(household.id);
    const invitations = list.events.map(({ id }) => {
      const invitation = invited.get(id);
      return invitation === undefined ? "no" : showInvitation(invitation);
    });
    return [...columns.map((field) => cells[field]), ...invitations, household.id];
  });
  return { header, rows };
}
