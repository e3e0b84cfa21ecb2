import { useState } from "react";

import { newId } from "#app/plan/document/new-id.ts";
import { useChange, useMayEdit } from "#app/plan/session/plan-provider.tsx";

import { afterOf } from "#app/plan/schedule/hour-of-moment.ts";
import type { PlannedEvent } from "#app/plan/schedule/planned.ts";
import { moments } from "#app/plan/schedule/schedule-tables.ts";

/** Adds a line to a day, or to an event of it. */
export function AddMoment({ date, event }: { date?: string; event?: PlannedEvent }) {
  const { put } = useChange(moments);
  const [title, setTitle] = useState("");
  const [hour, setHour] = useState("");
  if (!useMayEdit()) return null;
  const [hours, minutes] = hour.split(":").map(Number);
  const start = hours === undefined || minutes === undefined ? null : 60 * hours + minutes;
  const from = event === undefined ? "Between the events" : "Another moment";
  return (
    <form
      className="add-moment"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (title.trim() === "" || start === null) return;
        put(
          newId(),
          event === undefined
            ? { title: title.trim(), date: date ?? null, start, minutes: 15 }
            : { title: title.trim(), event: event.id, after: afterOf(start, event.start ?? 0), minutes: 15 },
        );
        setTitle("");
        setHour("");
      }}
    >
      <label>
        <span className="field__label">{from}: what</span>
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
}
