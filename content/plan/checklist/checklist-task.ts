import { z } from "zod";

import { eventKinds, type EventKindId } from "../event-kinds.ts";
import { prose } from "../../prose-schema.ts";
import { weddingPlaceIds } from "../../wedding-places.ts";
import { provenance } from "../../provenance.ts";

const lead = z.discriminatedUnion("unit", [
  z.strictObject({ unit: z.literal("months"), count: z.int().min(1).max(18) }),
  z.strictObject({ unit: z.literal("days"), count: z.int().min(-90).max(120) }),
]);

const eventIds = eventKinds.map(({ id }) => id) satisfies EventKindId[];

/** The other tools of a plan that a task can send to. */
const toolIds = ["details", "budget", "guests", "schedule", "seating", "shortlist", "share"] as const;

/** A task of the checklist. Its id is permanent: plans keep under it what was done. */
export const checklistTask = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    title: prose(10, 110),
    /** What to know before one begins. */
    about: prose(40, 420),
    before: lead,
    /** Only where one of these events is held; left out where every wedding needs it. */
    events: z.array(z.enum(eventIds)).min(1).optional(),
    /** Counted from the first marriage rite: it can be on another day than the wedding. */
    countedFrom: z.literal("first-rite").optional(),
    /** Only where this is one of the wedding's places. */
    place: z.enum(weddingPlaceIds).optional(),
    /** 'mixed': only where two families bring a ceremony each. 'each-event': once for every event that has guests of its own. */
    repeats: z.enum(["mixed", "each-event"]).optional(),
    /** Of 'each-event': kinds whose host feeds nobody through a caterer and takes its numbers otherwise. */
    except: z.array(z.enum(eventIds)).min(1).optional(),
    /** The last moment that somebody else has set: the task's day is never put after it. */
    deadline: z.strictObject({ before: lead, says: prose(10, 140) }).optional(),
    /** Not before the first day whose marriage licence is still valid at the wedding. */
    opens: z.literal("licence-window").optional(),
    /** Vendors or guide that it needs. */
    links: z.array(z.strictObject({ to: z.string().startsWith("/"), label: prose(3, 50) })).max(3),
    /** The tool of the plan in which it is done. */
    tool: z.enum(toolIds).optional(),
    ...provenance,
  })
  .refine(({ links, tool }) => links.length > 0 || tool !== undefined, "a task leads somewhere")
  .refine(
    ({ repeats, title }) => (repeats === "each-event") === title.includes("{event}"),
    "only a task of each event names it, as {event}",
  );
export type ChecklistTask = z.infer<typeof checklistTask>;
