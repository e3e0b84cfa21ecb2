import { z } from "zod";

import { prose } from "../prose-schema.ts";
import { provenance, topicStatement } from "../provenance.ts";

/** One question of the planning page, with its answer and what stands behind it. */
export const planningResource = z.strictObject({
  /** The anchor on /planning; links to it are permanent. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** For the index. */
  name: prose(4, 40),
  question: prose(15, 90).regex(/\?$/),
  /** The whole answer in two or three sentences; search engines are given it as the answer. */
  answer: prose(80, 420),
  statements: z.array(topicStatement).max(12),
  links: z.array(z.strictObject({ to: z.string().startsWith("/"), label: prose(4, 50) })).max(4),
});
export type PlanningResource = z.infer<typeof planningResource>;

/** What one line of a wedding costs, in Canadian dollars before GST: an illustration, no vendor's price. */
export const costLine = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    item: prose(4, 60),
    /** Lowest and highest that the sources know. */
    range: z.tuple([z.int().positive(), z.int().positive()]),
    /** What most couples pay. */
    usual: z.tuple([z.int().positive(), z.int().positive()]),
    unit: prose(3, 30),
    category: z
      .string()
      .regex(/^[a-z]+$/)
      .nullable(),
    ...provenance,
  })
  .refine(
    ({ range: [low, high], usual: [from, to] }) => low <= from && from <= to && to <= high,
    "the usual price lies within the range",
  );
export type CostLine = z.infer<typeof costLine>;

/** How many months before the wedding something is booked: latest and earliest. */
export const bookingWindow = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    what: prose(4, 50),
    months: z.tuple([z.number().min(0), z.number().max(24)]),
    note: prose(4, 120).nullable(),
    category: z
      .string()
      .regex(/^[a-z]+$/)
      .nullable(),
    ...provenance,
  })
  .refine(({ months: [latest, earliest] }) => latest <= earliest, "the latest month comes first");
export type BookingWindow = z.infer<typeof bookingWindow>;
