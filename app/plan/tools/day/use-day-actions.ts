import { useEffect, useMemo, useState } from "react";
import type { Doc } from "yjs";

import { removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import type { ReplacedDelay } from "#app/plan/rules/day/find-replaced-delay.ts";
import type { DelayPreview } from "#app/plan/rules/day/preview-delay.ts";
import { writeDelay, writeDone, writeMoved } from "#app/plan/rules/day/write-delay.ts";
import { doTimesStand, timesOf, type WrittenTimes } from "#app/plan/rules/day/written-times.ts";
import { dayEntries, type DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { delays } from "#app/plan/schema/delays.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { readDisplayName } from "#app/plan/session/display-name.ts";
import { useCanEdit, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { countItems } from "#app/plan/ui/count-items.ts";
import { describeLate, describeMinutes } from "#app/plan/ui/day/describe-delay.ts";
import { changeInOwnStep, type OwnStep } from "#app/plan/ui/own-step.ts";

/** What can be done on the day; what was done last, and how to take it back. */
export type DayActions = {
  /** Null where this link may not edit. */
  edit: {
    setDone: (entry: DayEntry, isDone: boolean) => void;
    applyDelay: (late: DayEntry, preview: DelayPreview, minutes: number) => void;
    /** Brings a newer delay's hours back, or leaves those of the older one that replaced it. */
    decide: (replaced: ReplacedDelay, which: "newer" | "older") => void;
  } | null;
  last: { text: string; undo: (() => void) | null } | null;
};

/** What was done last; gone once its step is taken back, here or by the plan's own undo. */
type LastAction = {
  text: string;
  step: OwnStep;
  /** The hours that it wrote. */
  written: WrittenTimes;
};

/** Makes each tick and each delay an undo step of its own; only the last can be taken back here. */
export function useDayActions(): DayActions {
  const { document, undo } = usePlan();
  const mayEdit = useCanEdit();
  const [last, setLast] = useState<LastAction | null>(null);
  const [held, items] = [useRows(events), useRows(moments)];
  const doesStand = useMemo(
    () => last === null || doTimesStand(last.written, dayEntries(timelineOf(held, items))),
    [last, held, items],
  );
  useEffect(() => {
    if (last === null) return;
    const check = () => {
      if (!last.step.isThere()) setLast(null);
    };
    undo.on("stack-item-popped", check);
    undo.on("stack-cleared", check);
    return () => {
      undo.off("stack-item-popped", check);
      undo.off("stack-cleared", check);
      last.step.close();
    };
  }, [last, undo]);
  const perform = (work: (plan: Doc) => void, text: string | null, moved: readonly string[] = []) => {
    const step = changeInOwnStep(document, undo, work);
    if (text !== null && step.isThere())
      return setLast({ text, step, written: timesOf(moved, readEntries(document)) });
    step.close();
    setLast(null);
  };
  const takeBack = ({ step }: LastAction) => {
    step.takeBack();
    setLast(null);
  };
  const edit = {
    setDone: (entry: DayEntry, isDone: boolean) =>
      perform(
        (plan) => writeDone(plan, entry, isDone ? new Date() : null),
        isDone ? `${entry.title}: done.` : null,
      ),
    applyDelay: ({ title }: DayEntry, { moved }: DelayPreview, minutes: number) => {
      const line = { title, minutes, at: Date.now(), by: readDisplayName() ?? "" };
      perform(
        (plan) => writeDelay(plan, moved, line),
        `Running ${describeMinutes(minutes)} late: ${countItems(moved.length)} moved.`,
        moved.map(({ id }) => id),
      );
    },
    decide: ({ newer, back }: ReplacedDelay, which: "newer" | "older") =>
      which === "newer"
        ? perform(
            (plan) => writeMoved(plan, back),
            `The newer times are back: ${describeLate(newer)}.`,
            back.map(({ id }) => id),
          )
        : perform((plan) => removeRow(delays, plan, newer.id), "The list stays as it is."),
  };
  return {
    edit: mayEdit ? edit : null,
    last:
      last === null
        ? null
        : doesStand
          ? { text: last.text, undo: () => takeBack(last) }
          : { text: "These times have changed again since. The list below has the latest.", undo: null },
  };
}

const readEntries = (plan: Doc) =>
  dayEntries(timelineOf(viewTable(events, plan).rows(), viewTable(moments, plan).rows()));
