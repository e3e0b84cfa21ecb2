/** A short message that a visitor is shown for a moment. */
export type Message = { title: string; description: string };

export type Messages = {
  say: (message: Message) => void;
  /**
   * Gives the messages that wait, then every later one.
   * @returns ends it
   */
  read: (reader: (message: Message) => void) => () => void;
};

/** Messages wait until somebody reads them: what shows them is fetched with the first one. */
export function createMessages(): Messages {
  const waiting: Message[] = [];
  let reader: ((message: Message) => void) | null = null;
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
