import { useState } from "react";

import type { DelayPreview } from "#app/plan/rules/day/preview-delay.ts";
import { writeDelay, writeDone } from "#app/plan/rules/day/write-delay.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";

/** What can be done on the day; what was done last, and how to take it back. */
export type DayActions = {
  /** Null where this link may not edit. */
  edit: {
    setDone: (entry: DayEntry, isDone: boolean) => void;
    applyDelay: (preview: DelayPreview, minutes: number) => void;
  } | null;
  last: { text: string; undo: () => void } | null;
};

export function useDayActions(): DayActions {
  const { undo } = usePlan();
  const inOneStep = useTransaction();
  const mayEdit = useCanEdit();
  const [text, setText] = useState<string | null>(null);
  const takeBack = () => {
    undo.undo();
    setText(null);
  };
  const edit = {
    setDone: (entry: DayEntry, isDone: boolean) => {
      inOneStep((document) => writeDone(document, entry, isDone ? new Date() : null));
      setText(isDone ? `${entry.title}: done.` : null);
    },
    applyDelay: ({ moved }: DelayPreview, minutes: number) => {
      inOneStep((document) => writeDelay(document, moved));
      const items = moved.length === 1 ? "1 item" : `${moved.length} items`;
      setText(`Running ${minutes} minutes late: ${items} moved.`);
    },
  };
  return { edit: mayEdit ? edit : null, last: text === null ? null : { text, undo: takeBack } };
}
