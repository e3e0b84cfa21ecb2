import type { SitePath } from "#app/site/theme/site-path.ts";

/** A short message that a visitor is shown for a moment. */
export type ToastMessage = {
  title: string;
  description?: string;
  /** Where it goes on from here; `onFollow` is called before. */
  link?: { to: SitePath; label: string; onFollow?: () => void };
  /** A button beside the message, which then goes. */
  action?: {
    label: string;
    run: () => void;
    /** Takes what closes the message once there is nothing left to do. @returns ends that */
    onObsolete?: (close: () => void) => () => void;
  };
};

export type ToastQueue = {
  say: (message: ToastMessage) => void;
  /**
   * Gives the messages that wait, then every later one.
   * @returns ends it
   */
  read: (reader: (message: ToastMessage) => void) => () => void;
};

/** Messages wait until somebody reads them: what shows them is fetched with the first one. */
export function createToastQueue(): ToastQueue {
  const waiting: ToastMessage[] = [];
  let reader: ((message: ToastMessage) => void) | null = null;
  return {
    say: (message) => {
      if (reader === null) waiting.push(message);
      else reader(message);
    },
    read: (next) => {
      reader = next;
      for (const message of waiting.splice(0)) next(message);
      return () => {
        if (reader === next) reader = null;
      };
    },
  };
}
