import { useState } from "react";

import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";

import { CalendarLink } from "./calendar-link.tsx";
import { DeleteFromDevice } from "./delete-from-device.tsx";
import { importPlan } from "#app/plan/exports/import-plan.ts";
import { exportFormats, exportPlan } from "#app/plan/exports/export-plan.ts";
import "./export-panel.css";

/** Export of the plan: as files, as a calendar; and the import from a file. */
export function ExportPanel({ link }: { link: PrivatePlanLink | null }) {
  const { document: plan, here } = usePlan();
  const mayEdit = useCanEdit();
  const [said, setSaid] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file !== undefined) setSaid(await importPlan(plan, file));
  };
  return (
    <div className="plan-copies">
      <h3 className="plan-copies__heading">Download &amp; export</h3>
      <ul className="plan-copies__files">
        {exportFormats.map(({ kind, name, says }) => (
          <li key={kind}>
            <button
              type="button"
              className="button button--line button--small"
              onClick={() => void exportPlan(kind, plan, here.planId ?? here.store)}
            >
              {name}
            </button>
            <span className="note">{says}</span>
          </li>
        ))}
      </ul>
      {link?.keys && <CalendarLink calendarKey={link.keys.calendar} />}
      <div className="plan__copies">
        {mayEdit && (
          <label className="button button--line button--small plan__open">
            Restore a backup
            <input
              type="file"
              accept=".wedding-plan,.json"
              className="visually-hidden"
              onChange={({ currentTarget }) => {
                void open(currentTarget.files?.[0]);
                // The same file can be chosen again.
                currentTarget.value = "";
              }}
            />
          </label>
        )}
        <DeleteFromDevice />
        <output>{said}</output>
      </div>
    </div>
  );
}
