import { describeDay } from "#app/calendar/format-date.ts";

import { rowStages, type ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { writeDue } from "#app/plan/checklist/describe-due.ts";
import type { WeddingTime } from "#app/plan/rules/checklist/wedding-date.ts";

type ChecklistSheetProps = {
  title: string;
  time: WeddingTime | null;
  /** Whose tasks or which event's, where not all are printed. */
  only: string;
  rows: readonly ChecklistRow[];
  today: string;
};

/** The list on paper, as it is filtered: a box, the task, by when and whose. Only a printer shows it. */
export function ChecklistSheet({ title, time, only, rows, today }: ChecklistSheetProps) {
  return (
    <section className="checklist-sheet">
      <h2 className="heading-medium">
        {title === "" ? "Our wedding" : title}
        {time?.exact === true && <small> {describeDay(time.day)}</small>}
      </h2>
      <p className="note">
        Checklist{only === "" ? "" : `, ${only}`}. Printed on {describeDay(today)}.
      </p>
      {rowStages.map(({ id, name }) => {
        const some = rows.filter(({ stage }) => stage === id);
        return some.length === 0 ? null : <StageTable key={id} name={name} rows={some} />;
      })}
    </section>
  );
}

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
                  Last day {describeDay(row.deadline.day)}. {row.deadline.says}.
                </small>
              )}
            </td>
            <td>{writeDue(row)}</td>
            <td>{row.assignee}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
