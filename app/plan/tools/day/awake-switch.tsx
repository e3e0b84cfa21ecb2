import { useId, useState } from "react";

import { deviceName } from "#app/ui/design-system/device-name.ts";

import { canKeepAwake, useWakeLock } from "./use-wake-lock.ts";

/** A visible switch that keeps the screen on while the run sheet is open. @param isToday on from the start */
export function AwakeSwitch({ isToday }: { isToday: boolean }) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isWanted = chosen ?? isToday;
  const state = useWakeLock(isWanted, attempt);
  const isOn = isWanted && state !== "refused";
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
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.checked);
          setAttempt(attempt + 1);
        }}
      />
      <label htmlFor={id}>Keep the screen on</label>
      {isWanted && state === "refused" && (
        <small>Not possible right now: {deviceName()} may be saving its battery.</small>
      )}
    </p>
  );
}
