import { useCallback, useDeferredValue } from "react";
import { flushSync } from "react-dom";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { useShownElement, useShownRow } from "#app/plan/ui/shown-row.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";

import { AddTask } from "./add-task.tsx";
import { checklistStages, type ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { ChecklistHints } from "./checklist-hints.tsx";
import { ChecklistPrintSheet } from "./checklist-print-sheet.tsx";
import { describeTaskFilter, listAssignees } from "./filter-tasks.ts";
import { AssigneeOptions } from "./assignee-options.tsx";
import { UpcomingTasksPanel } from "./upcoming-tasks-panel.tsx";
import { isLateTask } from "#app/plan/rules/checklist/upcoming-tasks.ts";
import { PlanLinkContext } from "./use-tool-link.ts";
import { TaskFilters } from "./task-filters.tsx";
import { NoTasks } from "./no-tasks.tsx";
import { TaskStage } from "./task-stage.tsx";
import { checklistStartRowId, checklistStarts, tasks } from "#app/plan/schema/checklist.schema.ts";
import { useChecklist, useSavedChecklistStart } from "./use-checklist.ts";
import { useFilteredTasks } from "./use-filtered-tasks.ts";

import "./checklist.css";
import "./checklist-print.css";

/** Tasks before and after the wedding: the next ones, then stage by stage. */
export default function ChecklistTool({ link }: ToolProps) {
  const list = useChecklist();
  const { rows, today, time, events } = list;
  const asked = useShownRow();
  const looking = useFilteredTasks(rows, today, time?.day ?? null, asked);
  useShownElement(asked === null ? null : `task-${asked}`);
  const { put } = useRowMutations(tasks);
  const mayEdit = useCanEdit();
  useSavedChecklistStart(time?.said, today);

  const { keep, expand } = looking;
  const tick = useCallback(
    (row: ChecklistRow) => {
      keep(row.id);
      put(row.id, { doneOn: row.doneOn === null ? today : null, skipped: false });
    },
    [keep, put, today],
  );
  const toggle = useCallback(
    (id: string) => {
      flushSync(() => expand(id));
      // What was closed may be in another stage now.
      if (document.activeElement === document.body) focusTask(id);
    },
    [expand],
  );
  const show = (row: ChecklistRow) => {
    flushSync(() => looking.show(row));
    focusTask(row.id);
  };
  const assignees = listAssignees(rows);
  // The paper follows the press.
  const printed = useDeferredValue(looking.shown);
  return (
    <PlanLinkContext value={link}>
      <div className="checklist">
        <UpcomingTasksPanel rows={rows} time={time} today={today} onTick={tick} onShow={show}>
          <ListActions list={list} />
        </UpcomingTasksPanel>
        <section className="plan__section checklist__all" aria-labelledby="all-tasks">
          <h2 className="heading-large" id="all-tasks">
            From first talk to thanks
          </h2>
          <ChecklistHints list={list} />
          {mayEdit && <AddTask events={events} today={today} />}
          <TaskFilters
            filter={looking.filter}
            onFilter={looking.choose}
            assignees={assignees}
            events={events}
          />
          <AssigneeOptions assignees={assignees} />
          {looking.shown.length === 0 && <NoTasks filter={looking.filter} onFilter={looking.choose} />}
          {checklistStages.map(({ id, name }) => {
            const some = looking.shown.filter(({ stage }) => stage === id);
            return some.length === 0 ? null : (
              <TaskStage
                key={id}
                id={id}
                name={name}
                all={looking.listed.filter(({ stage }) => stage === id)}
                rows={some}
                isUnfolded={looking.isUnfolded(id)}
                onFold={looking.fold}
                expanded={some.some((row) => row.id === looking.expanded) ? looking.expanded : null}
                today={today}
                onTick={tick}
                onExpand={toggle}
              />
            );
          })}
          {mayEdit && (
            <p className="note">
              With the keyboard: arrows go from box to box, space ticks, Enter opens a task.
            </p>
          )}
        </section>
        <ChecklistPrintSheet
          title={list.title}
          time={time}
          today={today}
          rows={printed}
          only={describeTaskFilter(looking.filter, events)}
        />
      </div>
    </PlanLinkContext>
  );
}

function focusTask(id: string): void {
  document.querySelector<HTMLElement>(`#${CSS.escape(`task-${id}`)}`)?.focus();
}

/** Printing, and a new spread for a couple that is behind. */
function ListActions({ list: { rows, today, time } }: { list: ReturnType<typeof useChecklist> }) {
  const { put } = useRowMutations(checklistStarts);
  const mayEdit = useCanEdit();
  const isBehind = time !== null && time.day > today && rows.some((row) => isLateTask(row, today));
  return (
    <p className="next-tasks__actions">
      {mayEdit && isBehind && (
        <button
          type="button"
          className="button button--ghost button--small"
          onClick={() => put(checklistStartRowId, { since: today, wedding: time.said })}
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
