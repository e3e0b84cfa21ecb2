import { useEffect, useId, useRef, useState } from "react";

import { previewDelay, type DelayPreview } from "#app/plan/rules/day/preview-delay.ts";
import type { ConflictSources } from "#app/plan/rules/schedule/conflicts/find-conflicts.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { ConflictList, NoConflicts } from "#app/plan/ui/conflicts/conflict-list.tsx";

import { describeMinutes } from "#app/plan/ui/day/describe-delay.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";

import { MovedList } from "./moved-list.tsx";

const choices = [5, 10, 15, 25, 40, 60, 90] as const;
/** Minutes; what is later than that is moved in the schedule. */
const mostLate = 600;

type DelayDialogProps = {
  entry: DayEntry;
  sources: ConflictSources;
  /** The current minute. */
  clock: number;
  apply: (preview: DelayPreview, minutes: number) => void;
  close: () => void;
};

/** Asks how late something runs, and shows what moves and what collides before anything is changed. */
export function DelayDialog({ entry, sources, clock, apply, close }: DelayDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [minutes, setMinutes] = useState<number | null>(null);
  /** The text of the field for another number; '' where one of the choices counts. */
  const [other, setOther] = useState("");
  const error = other !== "" && minutes === null ? `enter a whole number from 1 to ${mostLate}` : undefined;
  // What has begun when the dialog opens is what was meant, however long it stays open.
  const [at] = useState(clock);
  useEffect(() => dialog.current?.showModal(), []);
  const preview = minutes === null ? null : previewDelay(sources, { from: entry.id, minutes, at });
  return (
    <dialog ref={dialog} className="delay" aria-labelledby={id} onClose={close}>
      <h2 id={id}>Running late: {entry.title}</h2>
      <fieldset>
        <legend>By how many minutes?</legend>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === minutes}
            onClick={() => {
              setMinutes(choice);
              setOther("");
            }}
          >
            {choice}
            <span className="visually-hidden"> minutes</span>
          </button>
        ))}
        <label>
          <span>Other</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            value={other}
            aria-invalid={error !== undefined || undefined}
            aria-describedby={`${id}-error`}
            onChange={({ currentTarget: { value } }) => {
              setOther(value);
              setMinutes(parseLate(value));
            }}
          />
        </label>
        <FieldError id={`${id}-error`} error={error} />
      </fieldset>
      <div aria-live="polite">
        {preview !== null && (
          <>
            {preview.collisions.length === 0 ? (
              <NoConflicts>No conflicts: nothing fixed is in the way.</NoConflicts>
            ) : (
              <ConflictList
                heading={
                  preview.collisions.length === 1 ? "1 conflict" : `${preview.collisions.length} conflicts`
                }
                conflicts={preview.collisions}
              />
            )}
            <MovedList preview={preview} />
          </>
        )}
      </div>
      <div className="delay__actions">
        <button
          type="button"
          className="day-button"
          data-kind="primary"
          disabled={preview === null || preview.moved.length === 0}
          onClick={() => {
            if (preview === null || minutes === null) return;
            apply(preview, minutes);
            dialog.current?.close();
          }}
        >
          {preview === null || minutes === null ? "Move the schedule" : `Move by ${describeMinutes(minutes)}`}
        </button>
        <button type="button" className="day-button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </div>
    </dialog>
  );
}

/** Minutes as typed; null for what is no whole number within the limits. */
function parseLate(typed: string): number | null {
  const minutes = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return minutes >= 1 && minutes <= mostLate ? minutes : null;
}
