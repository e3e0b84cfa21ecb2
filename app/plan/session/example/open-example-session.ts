import { UndoManager } from "yjs";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { localOrigin } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import type { PlanSession } from "#app/plan/session/plan-session.ts";

import { buildExample } from "./build-example.ts";
import { exampleDevicePlan } from "./example-tab.ts";

/**
 * Opens the example wedding in memory: nothing of it is stored on the device or sent to the server, and no
 * heart or enquiry of this device gets into it.
 */
export function openExampleSession(): PlanSession {
  const document = buildExample(albertaDate(new Date()));
  const undo = new UndoManager(
    [...planTables, ...planGrids].map(({ name }) => document.getMap(name)),
    { trackedOrigins: new Set([localOrigin]) },
  );
  return {
    document,
    connection: null,
    hasArrived: () => true,
    arrival: Promise.resolve(),
    stored: () => Promise.resolve(),
    here: exampleDevicePlan,
    undo,
    close: () => {
      undo.destroy();
      document.destroy();
    },
  };
}
