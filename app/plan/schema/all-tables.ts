import { budgetItems, payments } from "./budget.schema.ts";
import { checklistStarts, tasks } from "./checklist.schema.ts";
import {
  attendees,
  distinctHouseholds,
  guests,
  households,
  invitations,
  replyDays,
} from "./guests.schema.ts";
import { delays } from "./delays.schema.ts";
import { deletions } from "./deletions.schema.ts";
import { commentReplies, polls, proposalDecisions } from "./family.schema.ts";
import { invitationDesigns } from "./invitations.schema.ts";
import { guestWords, missingGuests, replyHelpers, rsvp, sentInvitations } from "./rsvp.schema.ts";
import { businessesAt, drives, moments } from "./schedule.schema.ts";
import { seatedHouseholds, seatingTables, seatingWishes } from "./seating.schema.ts";
import { shortlist } from "./shortlist.schema.ts";
import { weddingPage, weddingPageBlocks, weddingPageEvents } from "./wedding-page.schema.ts";

import { events, wedding } from "./wedding.schema.ts";

/** All tables with what a couple wrote and chose, for downloads. */
export const contentTables = [
  wedding,
  events,
  tasks,
  checklistStarts,
  budgetItems,
  payments,
  households,
  guests,
  distinctHouseholds,
  moments,
  drives,
  seatingTables,
  seatingWishes,
  shortlist,
  rsvp,
  guestWords,
  sentInvitations,
  missingGuests,
  replyHelpers,
  invitationDesigns,
  weddingPage,
  weddingPageBlocks,
  weddingPageEvents,
  proposalDecisions,
  commentReplies,
  polls,
];

/** All tables, for features over the whole plan: undo, clearing, the check of what others send. */
export const planTables = [...contentTables, delays, deletions];

/** All grids, for the same. */
export const planGrids = [invitations, attendees, replyDays, seatedHouseholds, businessesAt];
