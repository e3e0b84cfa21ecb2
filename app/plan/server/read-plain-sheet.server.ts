import type { Site } from "#app/messaging/request-context.ts";
import {
  calendarProjection,
  householdProjection,
  rsvpProjection,
  weddingProjection,
} from "#app/plan/document/projection-types.ts";
import { partOpenedByLink } from "#app/plan/document/plan-link.ts";
import { repliesSheet, scheduleSheet, type PlainSheet } from "#app/plan/projections/plain-sheets.ts";
import {
  awaitProjections,
  readProjection,
  readProjections,
} from "#app/plan/repository/read-projections.server.ts";

import type { OpenedPlanLink } from "./links/plan-links.server.ts";

type Premises = Pick<Site, "database" | "planWork">;

/**
 * The replies or the schedule of a plan for a browser without scripts, from its projections: the plan is not
 * opened. A link that opens the outline gets what the outline has.
 * @returns null for a tool that has no such sheet
 */
export async function readPlainSheet(
  site: Premises,
  link: OpenedPlanLink,
  tool: string | undefined,
): Promise<PlainSheet | null> {
  if (tool !== "rsvp" && tool !== "schedule") return null;
  const { database } = site;
  const { planId } = link;
  const details = { showsDetails: partOpenedByLink(link) === "plan" };
  await awaitProjections(site, planId);
  if (tool === "schedule") {
    const about = await readProjection(database, weddingProjection, { planId, kind: "wedding" });
    const calendar = await readProjection(database, calendarProjection, { planId, kind: "calendar" });
    return scheduleSheet(about?.title ?? "", calendar ?? { entries: [] }, details);
  }
  const asked = await readProjection(database, rsvpProjection, { planId, kind: "rsvp" });
  const households = await readProjections(database, householdProjection, { planId, kind: "household" });
  return repliesSheet(asked ?? { couple: "", events: [] }, households, details);
}
