import { useId, useState } from "react";

import { useWakeLock } from "./use-wake-lock.ts";

/** A visible switch that keeps the screen on while the run sheet is open. @param isToday on from the start */
export function AwakeSwitch({ isToday }: { isToday: boolean }) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isWanted = chosen ?? isToday;
  const state = useWakeLock(isWanted);
  return (
    <p className="day-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isWanted}
        checked={isWanted}
        onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
      />
      <label htmlFor={id}>Keep the screen on</label>
      {isWanted && state === "unavailable" && <small>This browser can&rsquo;t.</small>}
    </p>
  );
}
