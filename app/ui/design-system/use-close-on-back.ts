import { useEffect } from "react";

type CloseWatcher = EventTarget & { destroy: () => void };

declare global {
  interface Window {
    /** The types of the DOM do not know it yet (MDN: CloseWatcher). */
    CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * While something lies over the page, a phone's Back closes it and stays on the page, where the browser has
 * close watchers (Chromium; elsewhere Back leaves the page, as for any dialog).
 * @param setOpen with a stable identity
 */
export function useCloseOnBack(isOpen: boolean, setOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isOpen || window.CloseWatcher === undefined) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => setOpen(false));
    return () => watcher.destroy();
  }, [isOpen, setOpen]);
}
