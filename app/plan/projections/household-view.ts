import type { Doc } from "yjs";

import { languages, type Language } from "#app/languages/language.ts";
import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { attendees, guests, households, invitations } from "#app/plan/schema/guests.schema.ts";
import { sortEvents } from "#app/plan/rules/wedding-events.ts";

import type {
  FamilyProjection,
  HouseholdProjection,
  RsvpProjection,
} from "#app/plan/document/projection-types.ts";

import { openGuests } from "#app/plan/rules/guests/answer.ts";
import { dishesAt } from "#app/plan/rules/guests/dish-counts.ts";
import { movedFrom, viewReplyDays } from "#app/plan/rules/guests/reply-days.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { attendeesOf } from "#app/plan/rules/rsvp/attendees.ts";
import { combineMissing } from "#app/plan/rules/rsvp/missing-guests.ts";
import { daysAfterReply } from "#app/plan/rules/rsvp/reply-days-after.ts";
import { leavesOpen, type RsvpReply } from "#app/plan/rules/rsvp/rsvp-reply.ts";
import {
  guestWords,
  maxReplyHelpers,
  missingGuests,
  replyHelpers,
  rsvp,
  rsvpRowId,
} from "#app/plan/schema/rsvp.schema.ts";
import type { ThemeName } from "#content/theme-names.ts";

/** An event as an invited household sees it. */
export type InvitedEvent = {
  id: string;
  kind: string;
  /** As the couple named it; '' where it did not. */
  name: string;
  date: string | null;
  start: number | null;
  place: string;
  invited: number;
  coming: number | null;
  /** The day that the answer was given for; null where that is unknown. */
  repliedFor: string | null;
  /** The same, where the event is on another one now. */
  movedFrom: string | null;
  /** Ids of those who come; null where it is unknown. */
  attendees: readonly string[] | null;
  /** Ids of those who were added after the answer, and for whom nobody has answered. */
  open: readonly string[];
  /** What each of them chooses from; empty where nothing is asked. */
  dishes: readonly string[];
};

/** A person of a household, as the couple or the household entered them. */
export type InvitedPerson = {
  id: string;
  name: string;
  child: boolean;
  diets: readonly string[];
  allergies: string;
  /** The dish that they chose, or ''. */
  meal: string;
};

/** All data of a household's page: nothing of the plan that does not belong to this household. */
export type HouseholdView = {
  couple: string;
  name: string;
  language: Language;
  people: number;
  events: InvitedEvent[];
  persons: InvitedPerson[];
  /** Whom it said is missing, and the couple has not added. */
  missing: readonly string[];
  message: string;
  /** The couple's note for all, and in the languages for which it worded it. */
  note: string;
  notes: RsvpProjection["notes"];
  contact: string;
  /** For answers by voice; '' where there is none. */
  phone: string;
  until: string | null;
  theme: ThemeName;
};

/** What all households see of a plan, and which are invited. */
export function projectRsvp(plan: Doc): RsvpProjection {
  const asked = viewTable(rsvp, plan).row(rsvpRowId);
  const cells = viewGrid(invitations, plan).cells();
  const couple = viewTable(wedding, plan).row(weddingRowId);
  const held = sortEvents(viewTable(events, plan).rows(), couple?.kinds ?? []);
  const ids = new Set(held.map(({ id }) => id));
  return {
    open: asked?.open ?? false,
    couple: couple?.title ?? "",
    note: asked?.note ?? "",
    notes: notesOf(plan),
    contact: asked?.contact ?? "",
    phone: asked?.phone ?? "",
    until: asked?.until ?? null,
    dishEvent: asked?.dishEvent ?? "",
    dishes: asked?.dishes ?? [],
    theme: asked?.theme ?? "standard",
    events: held.map(({ id, kind, name, date, start, place }) => ({
      id,
      kind,
      name,
      date,
      start,
      place,
    })),
    invited: viewTable(households, plan)
      .rows()
      .map(({ id }) => id)
      .filter((id) =>
        Array.from(cells.row(id)).some(([event, { invited }]) => ids.has(event) && invited > 0),
      ),
  };
}

/** The couple's note in the languages for which it worded it. */
function notesOf(plan: Doc): RsvpProjection["notes"] {
  const { row } = viewTable(guestWords, plan);
  return Object.fromEntries(
    languages
      .map((language) => [language, row(language)?.note ?? ""] as const)
      .filter(([, note]) => note.trim() !== ""),
  );
}

/** For which households each relative answers, by the id of its link: those that there still are. */
export function projectFamily(plan: Doc): Map<string, FamilyProjection> {
  const { row } = viewTable(households, plan);
  return new Map(
    viewTable(replyHelpers, plan)
      .rows()
      .slice(0, maxReplyHelpers)
      .map(({ id, name, households: chosen, language }) => [
        id,
        {
          name,
          households: chosen.filter((household) => row(household) !== undefined),
          language: language ?? "en",
        },
      ]),
  );
}

/** What each household sees of itself, by its id. */
export function projectHouseholds(plan: Doc): Map<string, HouseholdProjection> {
  const persons = Map.groupBy(viewTable(guests, plan).rows(), ({ household }) => household);
  const missing = Map.groupBy(
    viewTable(missingGuests, plan)
      .rows()
      .filter(({ state, name }) => state !== "accepted" && name !== ""),
    ({ household }) => household,
  );
  const held = viewTable(events, plan);
  const cells = viewAnswers(plan).cells();
  const said = viewGrid(attendees, plan).cells();
  return new Map(
    viewTable(households, plan)
      .rows()
      .map(({ id, name, people, message, language }) => [
        id,
        {
          name,
          people,
          message,
          language: language ?? "en",
          persons: (persons.get(id) ?? []).map(
            ({ id: guest, name: called, child, diets, allergies, meal }) => ({
              id: guest,
              name: called,
              child,
              diets: [...diets],
              allergies,
              meal,
            }),
          ),
          missing: (missing.get(id) ?? []).map((guest) => guest.name),
          cells: Object.fromEntries(
            Array.from(cells.row(id))
              .filter(([event, { invited }]) => invited > 0 && held.row(event) !== undefined)
              .map(([event, { invited, coming }]) => [event, { invited, coming }]),
          ),
          open: Object.fromEntries(
            Array.from(cells.row(id)).flatMap(([event, { open }]) =>
              open === undefined || held.row(event) === undefined ? [] : [[event, [...open]]],
            ),
          ),
          repliedFor: viewReplyDays(plan, id),
          attendees: Object.fromEntries(
            Array.from(said.row(id))
              .filter(([event]) => held.row(event) !== undefined)
              .map(([event, who]) => [event, who.map(({ guest }) => guest)]),
          ),
        },
      ]),
  );
}

/**
 * The content of a household's page.
 * @returns null where the couple does not ask, or the household is invited to nothing
 */
export function composeHouseholdView(
  asked: RsvpProjection,
  household: HouseholdProjection,
): HouseholdView | null {
  if (!asked.open) return null;
  const people = household.persons.map(({ id }) => id);
  const held = asked.events.flatMap((event) => {
    const cell = household.cells[event.id];
    if (cell === undefined) return [];
    const said = household.attendees[event.id]?.map((guest) => ({ guest }));
    const who = attendeesOf(cell, said, people);
    return [
      {
        ...event,
        ...cell,
        repliedFor: household.repliedFor[event.id] ?? null,
        movedFrom: movedFrom(cell.coming, household.repliedFor[event.id], event.date),
        attendees: who === null ? null : [...who],
        open: openGuests(cell, said, household.open[event.id] ?? []),
        dishes: dishesAt(asked, event.id),
      },
    ];
  });
  if (held.length === 0) return null;
  const { name, persons, message } = household;
  return {
    couple: asked.couple,
    name,
    language: household.language,
    people: Math.max(household.people ?? 1, persons.length, ...held.map(({ invited }) => invited)),
    events: held,
    persons,
    missing: household.missing,
    message,
    note: asked.note,
    notes: asked.notes,
    contact: asked.contact,
    phone: asked.phone,
    until: asked.until,
    theme: asked.theme,
  };
}

/** A person of a household of whom nothing is known yet. */
export const namelessPerson = (id: string) => ({
  id,
  name: "",
  child: false,
  diets: [],
  allergies: "",
  meal: "",
});

/** A household with its reply merged in: see mergeReply, which writes the reply into the plan. */
export function withReply(household: HouseholdProjection, answer: RsvpReply): HouseholdProjection {
  const cells = Object.entries(household.cells).map(([event, { invited, coming }]) => {
    const said = answer.coming[event];
    const people = typeof said === "object" ? said.length : said;
    return [event, { invited, coming: people === undefined ? coming : Math.min(people, invited) }] as const;
  });
  const named = Object.entries(answer.coming).map(
    ([event, said]) => [event, typeof said === "object" ? said : []] as const,
  );
  const persons = new Map(household.persons.map((person) => [person.id, person]));
  for (const person of answer.persons)
    persons.set(person.id, { ...(persons.get(person.id) ?? namelessPerson(person.id)), ...person });
  return {
    ...household,
    missing: combineMissing(
      household.missing.map((called) => ({ name: called, word: "" })),
      answer.missing ?? [],
    ).map((guest) => guest.name),
    message: answer.message ?? household.message,
    language: answer.language ?? household.language,
    cells: Object.fromEntries(cells),
    repliedFor: daysAfterReply(household.repliedFor, answer),
    attendees: { ...household.attendees, ...Object.fromEntries(named) },
    open: Object.fromEntries(
      Object.entries(household.open).map(([event, ids]) => [
        event,
        ids.filter((guest) => leavesOpen(answer, event, guest)),
      ]),
    ),
    persons: [...persons.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/**
 * What a household may see of a plan.
 * @returns null where the couple does not ask, the household does not exist, or is invited to nothing
 */
export function viewHousehold(plan: Doc, id: string): HouseholdView | null {
  const household = projectHouseholds(plan).get(id);
  return household === undefined ? null : composeHouseholdView(projectRsvp(plan), household);
}
