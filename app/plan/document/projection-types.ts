import { z } from "zod";

/** What readers without the document see of a plan, one row each (table plan_readings). */
export const readingKinds = ["wedding", "rsvp", "household", "business", "calendar"] as const;

export type ReadingKind = (typeof readingKinds)[number];

/** A row as it is to be: null where it is to go. */
export type ReadingChange = { kind: ReadingKind; subject: string; content: object | null };

export const weddingReading = z.object({ title: z.string() });

const diet = z.string();

/** What all households see, and who is invited. */
export const rsvpReading = z.object({
  open: z.boolean(),
  couple: z.string(),
  note: z.string(),
  contact: z.string(),
  until: z.string().nullable(),
  theme: z.enum(["standard", "indian"]),
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      name: z.string(),
      date: z.string().nullable(),
      start: z.number().nullable(),
      place: z.string(),
    }),
  ),
  /** Ids of the households that are invited to anything. */
  invited: z.array(z.string()),
});

export type RsvpReading = z.infer<typeof rsvpReading>;

/** What a household alone sees. */
export const householdReading = z.object({
  name: z.string(),
  people: z.number().nullable(),
  message: z.string(),
  persons: z.array(
    z.object({ id: z.string(), name: z.string(), diets: z.array(diet), allergies: z.string() }),
  ),
  /** By event. */
  cells: z.record(z.string(), z.object({ invited: z.number(), coming: z.number().nullable() })),
});

export type HouseholdReading = z.infer<typeof householdReading>;

export const calendarReading = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      date: z.string(),
      start: z.number().nullable(),
      minutes: z.number(),
      place: z.string(),
      notes: z.string(),
    }),
  ),
});

const sliceLine = z.object({
  id: z.string(),
  type: z.enum(["event", "moment"]),
  start: z.number(),
  end: z.number(),
  title: z.string(),
  place: z.string(),
  people: z.string(),
  notes: z.string(),
  diets: z.string(),
  allergies: z.string(),
});

export const businessReading = z.object({
  title: z.string(),
  name: z.string(),
  loadIn: z.number().nullable(),
  toCall: z.array(z.string()),
  days: z.array(z.object({ date: z.string(), lines: z.array(sliceLine) })),
  beside: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      contact: z.string(),
      phone: z.string(),
      email: z.string(),
      loadIn: z.number().nullable(),
    }),
  ),
});
