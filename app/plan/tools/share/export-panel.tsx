import { useRef, useState } from "react";

import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { useCutOff } from "#app/plan/session/use-cut-off.ts";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";

import { CalendarLink } from "./calendar-link.tsx";
import { OtherPlanDialog } from "./other-plan-dialog.tsx";
import { DeleteFromDevice } from "./delete-from-device.tsx";
import type { ChangedEntries } from "#app/plan/exports/find-changed-since.ts";
import { importPlan, type ImportResult, type OtherPlan } from "#app/plan/exports/import-plan.ts";
import { exportFormats, exportPlan } from "#app/plan/exports/export-plan.ts";
import "./export-panel.css";

/** Export of the plan: as files, as a calendar; and the import from a file. */
export function ExportPanel({ link }: { link: PrivatePlanLink | null }) {
  const { document: plan, here, undo } = usePlan();
  const inOneStep = useTransaction();
  const mayEdit = useCanEdit();
  const cutOff = useCutOff();
  const [result, setResult] = useState<ImportResult | null>(null);
  const [other, setOther] = useState<OtherPlan | null>(null);
  const changed = result?.changed;
  const output = useRef<HTMLOutputElement>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    undo.stopCapturing();
    const came = await importPlan(plan, file);
    undo.stopCapturing();
    if ("bytes" in came) setOther(came);
    else setResult(came);
  };
  const changeBack = ({ count, changeBack: write }: ChangedEntries) => {
    inOneStep(write);
    const they = count === 1 ? "It’s" : "They’re";
    setResult({ message: `${they} as in the backup again. Undo takes that back.`, changed: null });
    // The button that was pressed goes away.
    output.current?.focus();
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
      {link?.keys && cutOff === null && <CalendarLink calendarKey={link.keys.calendar} />}
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
        {other !== null && (
          <OtherPlanDialog
            other={other}
            replace={() => {
              undo.stopCapturing();
              setResult(other.replace());
              undo.stopCapturing();
            }}
            close={() => setOther(null)}
          />
        )}
        <output ref={output} tabIndex={-1}>
          {result?.message}
        </output>
        {changed && (
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => changeBack(changed)}
          >
            {changed.count === 1 ? "Change it back too" : "Change them back too"}
          </button>
        )}
      </div>
    </div>
  );
}
