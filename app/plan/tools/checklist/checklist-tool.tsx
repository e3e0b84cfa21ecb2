import { flushSync } from "react-dom";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import { useChange, useMayEdit } from "#app/plan/session/plan-provider.tsx";
import type { ToolProps } from "#app/plan/tool-props.ts";

import { AddTask } from "./add-task.tsx";
import { rowStages, type ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { ChecklistHints } from "./checklist-hints.tsx";
import { ChecklistSheet } from "./checklist-print-sheet.tsx";
import { nameFilter } from "#app/plan/checklist/filter-rows.ts";
import { NamesUsed } from "#app/plan/checklist/names-used.tsx";
import { NextTasks } from "./upcoming-tasks-panel.tsx";
import { isLate } from "#app/plan/rules/checklist/upcoming-tasks.ts";
import { LinkOfPlan } from "#app/plan/checklist/plan-place.ts";
import { TaskFilters } from "./task-filters.tsx";
import { TaskStage } from "./task-stage.tsx";
import { spreadRow, spreads, tasks } from "#app/plan/checklist/task-tables.ts";
import { useChecklist, useKeptSpread } from "#app/plan/checklist/use-checklist.ts";
import { useShownTasks } from "#app/plan/checklist/use-shown-tasks.ts";

import "./checklist.css";
import "./checklist-print.css";

/** What is to be done until the wedding and after it: what is next, then stage by stage. */
export default function ChecklistTool({ link }: ToolProps) {
  const list = useChecklist();
  const { rows, today, time, events } = list;
  const looking = useShownTasks(rows, today, time?.day ?? null);
  const { put } = useChange(tasks);
  const mayEdit = useMayEdit();
  useKeptSpread(time?.said, today);

  const tick = (row: ChecklistRow) => {
    looking.keep(row.id);
    put(row.id, { doneOn: row.doneOn === null ? today : null, skipped: false });
  };
  const show = (row: ChecklistRow) => {
    flushSync(() => looking.show(row));
    document.querySelector<HTMLElement>(`#${CSS.escape(`task-${row.id}`)}`)?.focus();
  };
  const item = { today, onTick: tick, onExpand: looking.expand, expanded: looking.expanded };
  return (
    <LinkOfPlan value={link}>
      <div className="checklist">
        <NextTasks rows={rows} time={time} today={today} onTick={tick} onShow={show}>
          <ListActions list={list} />
        </NextTasks>
        <section className="plan__section checklist__all" aria-labelledby="all-tasks">
          <h2 className="heading-large" id="all-tasks">
            From first talk to thanks
          </h2>
          <ChecklistHints list={list} />
          {mayEdit && <AddTask events={events} today={today} />}
          <TaskFilters filter={looking.filter} onFilter={looking.choose} rows={rows} events={events} />
          <NamesUsed rows={rows} />
          {looking.shown.length === 0 && <p>No task is like that.</p>}
          {rowStages.map(({ id, name }) => {
            const some = looking.shown.filter(({ stage }) => stage === id);
            return some.length === 0 ? null : (
              <TaskStage
                key={id}
                name={name}
                all={rows.filter(({ stage }) => stage === id)}
                rows={some}
                isUnfolded={looking.isUnfolded(id)}
                onFold={(isUnfolded) => looking.fold(id, isUnfolded)}
                {...item}
              />
            );
          })}
          {mayEdit && (
            <p className="note">
              With the keyboard: arrows go from box to box, space ticks, Enter opens a task.
            </p>
          )}
        </section>
        <ChecklistSheet {...list} rows={looking.shown} only={nameFilter(looking.filter, events)} />
      </div>
    </LinkOfPlan>
  );
}

/** Printing, and a new spread for whoever is behind. */
function ListActions({ list: { rows, today, time } }: { list: ReturnType<typeof useChecklist> }) {
  const { put } = useChange(spreads);
  const mayEdit = useMayEdit();
  const isBehind = time !== null && time.day > today && rows.some((row) => isLate(row, today));
  return (
    <p className="next-tasks__actions">
      {mayEdit && isBehind && (
        <button
          type="button"
          className="button button--ghost button--small"
          onClick={() => put(spreadRow, { since: today, wedding: time.said })}
        >
          Spread again from today
        </button>
      )}
      <button type="button" className="button button--ghost button--small" onClick={() => window.print()}>
        <Icon name="list" />
        Print
      </button>
    </p>
  );
}
