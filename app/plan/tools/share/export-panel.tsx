import { useState } from "react";

import { useMayEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import type { LinkToPlan } from "#app/plan/share/link-to-plan.ts";

import { CalendarLink } from "./calendar-link.tsx";
import { DeleteHere } from "./delete-from-device.tsx";
import { openCopy } from "#app/plan/exports/import-plan.ts";
import { kindsOfFile, takeAlong } from "#app/plan/exports/export-plan.ts";
import "./export-panel.css";

/** The plan out of the plan: as files, as a calendar, and the way back from a file. */
export function PlanCopies({ link }: { link: LinkToPlan | null }) {
  const { document: plan, here } = usePlan();
  const mayEdit = useMayEdit();
  const [said, setSaid] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file !== undefined) setSaid(await openCopy(plan, file));
  };
  return (
    <div className="plan-copies">
      <h3 className="plan-copies__heading">Take it along</h3>
      <ul className="plan-copies__files">
        {kindsOfFile.map(({ kind, name, says }) => (
          <li key={kind}>
            <button
              type="button"
              className="button button--line button--small"
              onClick={() => void takeAlong(kind, plan, here.planId ?? here.store)}
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
            Open a copy
            <input
              type="file"
              accept=".wedding-plan,.json"
              className="visually-hidden"
              onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
            />
          </label>
        )}
        <DeleteHere />
        <output>{said}</output>
      </div>
    </div>
  );
}
