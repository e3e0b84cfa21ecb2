import { memo } from "react";

import { formatDate } from "#app/calendar/format-date.ts";

import { checklistStages, type ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { formatDueDate } from "./describe-due-date.ts";
import type { WeddingDate } from "#app/plan/rules/checklist/wedding-date.ts";

type ChecklistSheetProps = {
  title: string;
  time: WeddingDate | null;
  /** The person or the event of the printed tasks, where not all are printed. */
  only: string;
  rows: readonly ChecklistRow[];
  today: string;
};

/** The printed list, as filtered: a box, the task, its day and its person. Visible only in print. */
export const ChecklistPrintSheet = memo(function ChecklistPrintSheet({
  title,
  time,
  only,
  rows,
  today,
}: ChecklistSheetProps) {
  return (
    <section className="checklist-sheet">
      <h2 className="heading-medium">
        {title === "" ? "Our wedding" : title}
        {time?.exact === true && <small> {formatDate(time.day)}</small>}
      </h2>
      <p className="note">
        Checklist{only === "" ? "" : `, ${only}`}. Printed on {formatDate(today)}.
      </p>
      {checklistStages.map(({ id, name }) => {
        const some = rows.filter(({ stage }) => stage === id);
        return some.length === 0 ? null : <StageTable key={id} name={name} rows={some} />;
      })}
    </section>
  );
});

function StageTable({ name, rows }: { name: string; rows: ChecklistRow[] }) {
  return (
    <table>
      <colgroup>
        <col className="checklist-sheet__box" />
        <col />
        <col className="checklist-sheet__day" />
        <col className="checklist-sheet__name" />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={2} scope="col">
            {name}
          </th>
          <th scope="col">By</th>
          <th scope="col">Who</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td aria-label={row.doneOn === null ? "open" : "done"}>{row.doneOn === null ? "☐" : "☑"}</td>
            <td>
              {row.title}
              {row.note !== "" && <small>{row.note}</small>}
              {row.deadline !== null && row.doneOn === null && (
                <small>
                  Last day {formatDate(row.deadline.day)}. {row.deadline.says}.
                </small>
              )}
            </td>
            <td>{formatDueDate(row)}</td>
            <td>{row.assignee}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
