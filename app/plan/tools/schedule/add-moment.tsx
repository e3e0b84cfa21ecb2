import { memo, useState } from "react";

import { newId } from "#app/plan/document/new-id.ts";
import { isInNightOf } from "#app/plan/rules/schedule/late-event.ts";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { offsetFromEventStart } from "./moment-offset.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";

type AddMomentProps = {
  date?: string;
  event?: EventRow;
  /** The event of the day that lasts past midnight: what is added for its night belongs to it. */
  late?: EventRow | undefined;
};

/** Adds a line to a day, or to an event of it. */
export const AddMoment = memo(function AddMoment({ date, event, late }: AddMomentProps) {
  const { put } = useRowMutations(moments);
  const [title, setTitle] = useState("");
  const [hour, setHour] = useState("");
  if (!useCanEdit()) return null;
  const [hours, minutes] = hour.split(":").map(Number);
  const start = hours === undefined || minutes === undefined ? null : 60 * hours + minutes;
  const from = event === undefined ? "Between events" : "Another item";
  return (
    <form
      className="add-moment"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (title.trim() === "" || start === null) return;
        const owner = event ?? (late !== undefined && isInNightOf(late, start) ? late : undefined);
        put(
          newId(),
          owner === undefined
            ? { title: title.trim(), date: date ?? null, start, minutes: 15 }
            : {
                title: title.trim(),
                event: owner.id,
                after: offsetFromEventStart(start, owner.start ?? 0),
                minutes: 15,
              },
        );
        setTitle("");
        setHour("");
      }}
    >
      <label>
        <span className="field__label">{from}</span>
        <input
          className="input"
          value={title}
          maxLength={200}
          required
          autoComplete="off"
          placeholder="Bus leaves the hotel"
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </label>
      <label>
        <span className="field__label">At</span>
        <input
          className="input"
          type="time"
          value={hour}
          required
          onChange={({ currentTarget }) => setHour(currentTarget.value)}
        />
      </label>
      <button className="button button--line button--small">Add</button>
    </form>
  );
});
