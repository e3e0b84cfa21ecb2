import type { Expected } from "./typing-plan.ts";

/** One keystroke, all in milliseconds. */
export type Keystroke = {
  field: string;
  text: string;
  /** From the input event to the end of the frame that shows the right count. */
  count: number;
  /** The same from the key itself: what it waited while the page was busy is in it. */
  countFromKey: number;
  /** From there to the end of the frame that shows the right cards; null: the next key came first. */
  cardsAfterCount: number | null;
  /** What the page showed when the next key came, if that was no longer right. */
  spoilt: number | null;
};

export type ProbedField = {
  name: string;
  /** Selector of the field that is typed into. */
  input: string;
  /** Selector of the element whose first number is the count. */
  output: string;
  /** Selector of the elements whose texts are the names on the cards; null: there are no cards. */
  cards: string | null;
};

export type TypingProbe = {
  keystrokes: Keystroke[];
  /** Tasks of 50 ms and more. */
  longTasks: { field: string; start: number; duration: number }[];
};

declare global {
  interface Window {
    typingProbe?: TypingProbe;
    /** Given by the bench: called when a keystroke has got its count. */
    countIsShown?: (text: string) => void;
  }
}

/**
 * Watches fields in the page. It travels there as text, so it uses nothing from outside of itself.
 *
 * The frame ends where the first task after its painting begins: requestAnimationFrame runs right
 * before painting, and a task of the highest priority that is posted there runs right after.
 */
export function installTypingProbe(given: {
  fields: ProbedField[];
  expected: Record<string, Expected>;
}): void {
  const probe: TypingProbe = { keystrokes: [], longTasks: [] };
  window.typingProbe = probe;
  let keyAt = 0;
  let latest: { keystroke: Keystroke | null; expected: Expected; field: ProbedField } | null = null;

  document.addEventListener("keydown", (event) => (keyAt = event.timeStamp), true);
  document.addEventListener("input", begin, true);

  function begin(event: Event): void {
    const { target, timeStamp: inputAt } = event;
    const field = given.fields.find(({ input }) => target instanceof Element && target.matches(input));
    if (!field || !(target instanceof HTMLInputElement)) return;
    if (latest?.keystroke && shownCount(latest.field) !== latest.expected.count)
      latest.keystroke.spoilt = shownCount(latest.field);
    const text = target.value;
    const expected = given.expected[text];
    if (!expected) throw new Error(`Nobody expected '${text}'`);
    const mine: NonNullable<typeof latest> = { keystroke: null, expected, field };
    const startedAt = keyAt;
    latest = mine;
    let countAt = 0;

    const look = () => {
      if (latest !== mine) return;
      // Nothing but the count is read before painting: what the probe itself costs comes after.
      if (countAt > 0 || shownCount(field) === expected.count)
        void window.scheduler.postTask(note, { priority: "user-blocking" });
      else requestAnimationFrame(look);
    };
    const note = () => {
      const now = performance.now();
      if (mine.keystroke === null) {
        countAt = now;
        mine.keystroke = {
          field: field.name,
          text,
          count: now - inputAt,
          countFromKey: now - startedAt,
          cardsAfterCount: null,
          spoilt: null,
        };
        probe.keystrokes.push(mine.keystroke);
        window.countIsShown?.(text);
      }
      if (latest !== mine || field.cards === null) return;
      const names = Array.from(document.querySelectorAll(field.cards), (card) => card.textContent);
      if (names.join("\n") === expected.cards) mine.keystroke.cardsAfterCount = now - countAt;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }

  function shownCount(field: ProbedField): number {
    const shown = document.querySelector(field.output)?.textContent ?? "";
    // Thousands are written with a comma.
    return Number(/[\d,]+/.exec(shown)?.[0].replaceAll(",", "") ?? Number.NaN);
  }

  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      probe.longTasks.push({ field: latest?.field.name ?? "", start, duration });
  }).observe({ type: "longtask" });
}
