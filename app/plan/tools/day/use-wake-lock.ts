import { useEffect, useState } from "react";

/** Whether the screen stays on; a browser may not be able to, or may refuse (a low battery). */
export type WakeState = "on" | "off" | "refused";

/** Whether this browser can keep the screen on at all. */
export const canKeepAwake = (): boolean => "wakeLock" in navigator;

/**
 * Keeps the screen on while wanted and while the page is visible. The browser takes the lock away when the page
 * is hidden: it is requested again when the page is looked at again, and released when it is left.
 * @param wanted null: the screen may go dark; another number asks again for what was refused
 */
export function useWakeLock(wanted: number | null): WakeState {
  const [state, setState] = useState<WakeState>("off");
  useEffect(() => {
    if (wanted === null) return;
    let isOver = false;
    let lock: WakeLockSentinel | null = null;
    const request = async () => {
      if (document.visibilityState !== "visible" || (lock !== null && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (isOver) return void taken.release();
        lock = taken;
        setState("on");
        taken.addEventListener("release", () => setState("off"));
      } catch {
        if (!isOver) setState("refused");
      }
    };
    const again = () => void request();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, [wanted]);
  return state;
}
