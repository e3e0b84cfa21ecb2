import { z } from "zod";

import { languages } from "#app/languages/language.ts";
import type { ProjectionKind } from "#database/enums.ts";
import { paletteFamilies, paletteHours } from "#content/invitations/palettes.ts";
import { planSeasons } from "#content/seasons/season-months.ts";
import { pageBlockIds } from "#content/plan/page-blocks.ts";
import { themeNames } from "#content/theme-names.ts";

/** The new value of a row: null deletes it. */
export type ProjectionChange = { kind: ProjectionKind; subject: string; content: object | null };

export const weddingProjection = z.object({
  title: z.string(),
  /** The last of its dates; null where it has none. Rows that a former version wrote do not say. */
  lastDay: z.string().nullable().optional(),
  /** References of the enquiries in it. */
  enquiries: z.array(z.string()).default([]),
});

export type WeddingProjection = z.infer<typeof weddingProjection>;

const diet = z.string();

/** What all households see, and which are invited. */
export const rsvpProjection = z.object({
  open: z.boolean(),
  couple: z.string(),
  note: z.string(),
  /** The note in languages for which the couple worded it. Rows that a former version wrote have none. */
  notes: z.partialRecord(z.enum(languages), z.string()).catch({}),
  contact: z.string(),
  /** Number for answers by voice. Rows that a former version wrote have none. */
  phone: z.string().catch(""),
  until: z.string().nullable(),
  // Rows that a former version wrote have none of these.
  dishEvent: z.string().catch(""),
  dishes: z.array(z.string()).catch([]),
  theme: z.enum(themeNames),
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

export type RsvpProjection = z.infer<typeof rsvpProjection>;

/** What only one household sees. */
export const householdProjection = z.object({
  name: z.string(),
  people: z.number().nullable(),
  message: z.string(),
  // Rows that a former version wrote have none.
  language: z.enum(languages).catch("en"),
  persons: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      // Rows that a former version wrote have none.
      child: z.boolean().catch(false),
      diets: z.array(diet),
      allergies: z.string(),
      // Rows that a former version wrote have none.
      meal: z.string().catch(""),
    }),
  ),
  /** Whom it says is missing, and the couple has not added. Rows that a former version wrote have none. */
  missing: z.array(z.string()).catch([]),
  /** By event. */
  cells: z.record(z.string(), z.object({ invited: z.number(), coming: z.number().nullable() })),
  /** Whom it named of those who come, by event. Rows that a former version wrote have none. */
  attendees: z.record(z.string(), z.array(z.string())).catch({}),
  /** The days that it answered for, by event. Rows that a former version wrote have none. */
  repliedFor: z.record(z.string(), z.iso.date()).catch({}),
  /** Who was added after its answer and has none yet, by event. Rows that a former version wrote have none. */
  open: z.record(z.string(), z.array(z.string())).catch({}),
});

export type HouseholdProjection = z.infer<typeof householdProjection>;

/** A relative who answers for others, and for which households. */
export const familyProjection = z.object({
  name: z.string(),
  households: z.array(z.string()),
  // Rows that a former version wrote have none.
  language: z.enum(languages).catch("en"),
});

export type FamilyProjection = z.infer<typeof familyProjection>;

export const calendarProjection = z.object({
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

/** What a line of a sheet was before, and when it last changed. */
export const lineChange = z.object({
  date: z.string(),
  start: z.number(),
  end: z.number(),
  at: z.iso.datetime(),
  // Rows that a former version wrote have none of these.
  /** The former place; null where it has not changed. */
  place: z.string().nullable().catch(null),
  /** The same of its title. */
  title: z.string().nullable().catch(null),
  /** Whether its people changed, its notes, and its diets or allergies. */
  people: z.boolean().catch(false),
  /** Whether the number of its event's guests changed. */
  guests: z.boolean().catch(false),
  notes: z.boolean().catch(false),
  diets: z.boolean().catch(false),
  dishes: z.boolean().catch(false),
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
  // Rows that a former version wrote have none of these.
  dishes: z.string().catch(""),
  fixed: z.boolean().catch(false),
  before: z.object({ title: z.string(), end: z.number() }).nullable().catch(null),
  event: z.object({ title: z.string(), guests: z.string() }).nullable().catch(null),
  change: lineChange.nullable().catch(null),
});

/** What last changed of a sheet beside its lines, each with the instant; null for nothing yet. */
const sheetChanges = z.object({
  /** Whom to call on the day. */
  call: z.iso.datetime().nullable(),
  /** Which other vendors are there, and how they are reached. */
  beside: z.iso.datetime().nullable(),
  /** When load-in was before. */
  loadIn: z.object({ date: z.string(), start: z.number(), at: z.iso.datetime() }).nullable(),
  /** Lines that were taken off, the newest last. */
  removed: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      date: z.string(),
      start: z.number(),
      at: z.iso.datetime(),
    }),
  ),
});

export type SheetChanges = z.infer<typeof sheetChanges>;

export const businessProjection = z.object({
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
      // Rows that a former version wrote have none.
      loadInOn: z.string().nullable().catch(null),
    }),
  ),
  // Rows that a former version wrote have none.
  changes: sheetChanges.nullable().catch(null),
});

export type BusinessProjection = z.infer<typeof businessProjection>;

/** What a business's own page shows. */
export const vendorSheet = businessProjection.extend({
  /** The same for as long as the link works. */
  id: z.string(),
  /** Paths on this site, by place. */
  directions: z.record(z.string(), z.string()),
});

export type VendorSheet = z.infer<typeof vendorSheet>;

/** What a couple publishes of its wedding's page: all that it wrote and chose. */
export const pageDraft = z.object({
  /** The couple's part of the URL. */
  address: z.string(),
  /** The couple, as a heading. */
  names: z.string(),
  welcome: z.string(),
  poster: z.object({
    /** Id of the event that it invites to; '' for the save-the-date. */
    event: z.string(),
    composition: z.string(),
    family: z.enum(paletteFamilies),
    season: z.enum(planSeasons),
    hour: z.enum(paletteHours),
    words: z.object({
      names: z.string(),
      nativeNames: z.string(),
      hosts: z.string(),
      wording: z.string(),
      nativeWording: z.string(),
      event: z.string(),
      when: z.string(),
      place: z.string(),
    }),
  }),
  /** Those that it shows, in its order. */
  blocks: z.array(z.object({ id: z.enum(pageBlockIds), heading: z.string(), words: z.string() })),
  /** Ids of the events that whoever has the URL sees. */
  publicEvents: z.array(z.string()),
  /** By event. */
  dress: z.record(z.string(), z.string()),
});

export type PageDraft = z.infer<typeof pageDraft>;

const pagePhotograph = z.object({
  /** Hash of its content, part of its URL. */
  hash: z.string(),
  /** Dimensions of the largest size available, in pixels. */
  width: z.number(),
  height: z.number(),
  /** What it shows, in the couple's words; '' where it has not said it. */
  alt: z.string(),
});

export type PagePhotograph = z.infer<typeof pagePhotograph>;

/** A draft as it was published, with the photographs that there were. */
export const publishedPage = pageDraft.extend({
  // Pages that a former version published have none.
  photographs: z.array(pagePhotograph).catch([]),
});

export type PublishedPage = z.infer<typeof publishedPage>;

/** The wedding's page as the plan has it now: the draft, which is public once published, and what follows the plan. */
export const pageProjection = z.object({
  draft: pageDraft,
  /** The traditions of the wedding, and where it is. */
  kinds: z.array(z.string()),
  places: z.array(z.string()),
  /** Number for answers by voice, while guests can reply. Rows that a former version wrote have none. */
  phone: z.string().catch(""),
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      name: z.string(),
      date: z.string().nullable(),
      start: z.number().nullable(),
      minutes: z.number().nullable(),
      place: z.string(),
    }),
  ),
  /** Whether `moments` are only what guests see. Rows that a former version wrote have all. */
  areMomentsForGuests: z.boolean().catch(false),
  /** Those that belong to an event and have an hour, in order. */
  moments: z.array(
    z.object({
      id: z.string(),
      event: z.string(),
      date: z.string(),
      start: z.number(),
      title: z.string(),
      place: z.string(),
    }),
  ),
});

export type PageProjection = z.infer<typeof pageProjection>;
