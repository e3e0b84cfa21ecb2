import { budgetItems, payments } from "#app/plan/budget/budget-tables.ts";
import { spreads, tasks } from "#app/plan/checklist/task-tables.ts";
import { distinctHouseholds, guests, households, invitations } from "#app/plan/guests/guest-tables.ts";
import { commentAnswers, proposalDecisions } from "#app/plan/proposals/proposal-tables.ts";
import { rsvp } from "#app/plan/rsvp/rsvp-tables.ts";
import { businessesAt, moments } from "#app/plan/schedule/schedule-tables.ts";
import { seatedHouseholds, seatingTables } from "#app/plan/schema/seating.schema.ts";
import { shortlist } from "#app/plan/shortlist/shortlist-tables.ts";

import { events, wedding } from "./wedding-tables.ts";

/** All tables, for what goes through the whole plan: undoing, downloads. */
export const planTables = [
  wedding,
  events,
  tasks,
  spreads,
  budgetItems,
  payments,
  households,
  guests,
  distinctHouseholds,
  moments,
  seatingTables,
  shortlist,
  rsvp,
  proposalDecisions,
  commentAnswers,
];

/** All grids, for the same. */
export const planGrids = [invitations, seatedHouseholds, businessesAt];
