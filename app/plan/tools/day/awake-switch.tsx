import { useId, useState } from "react";

import { deviceName } from "#app/ui/design-system/device-name.ts";

import { canKeepAwake, useWakeLock } from "./use-wake-lock.ts";

/** A visible switch that keeps the screen on while the run sheet is open. @param isToday on from the start */
export function AwakeSwitch({ isToday }: { isToday: boolean }) {
  const id = useId();
  /** How often it was switched on; null where it was switched off. */
  const [presses, setPresses] = useState<number | null>(isToday ? 0 : null);
  const state = useWakeLock(presses);
  const isOn = presses !== null && state !== "refused";
  if (!canKeepAwake())
    return (
      <p className="day-switch">
        <small>
          This browser can&rsquo;t keep the screen on: set it to stay on in the settings of {deviceName()}.
        </small>
      </p>
    );
  return (
    <p className="day-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => setPresses(checked ? (presses ?? 0) + 1 : null)}
      />
      <label htmlFor={id}>Keep the screen on</label>
      {presses !== null && state === "refused" && (
        <small>Not possible right now: {deviceName()} may be saving its battery.</small>
      )}
    </p>
  );
}
