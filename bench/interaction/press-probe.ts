/** What is pressed, and where the page shows that it was. */
export type ProbedPress = {
  name: string;
  /** Selector of what is pressed. */
  pressed: string;
  /**
   * Where a change says that it has been done: an attribute of what is pressed, whether something of a
   * selector is there, or nothing: then the next frame counts, as its state of being pressed is in it.
   */
  shows: { attribute: string } | { presence: string } | null;
};

type PressProbe = {
  /** Milliseconds from each click to the end of the frame that shows what it did, by name. */
  presses: Record<string, number[]>;
};

declare global {
  interface Window {
    pressProbe?: PressProbe;
  }
}

/** The button whose handler does next to nothing. */
export const emptyHandler: ProbedPress = {
  name: "empty handler",
  pressed: "#bench-press",
  shows: { attribute: "data-times" },
};

/**
 * Watches clicks in the page, and adds the button with the empty handler. It travels there as text, so
 * it uses nothing from outside of itself. A frame ends where the first task after its painting begins,
 * as in installTypingProbe.
 */
export function installPressProbe(probed: readonly ProbedPress[]): void {
  const probe: PressProbe = { presses: Object.fromEntries(probed.map(({ name }) => [name, []])) };
  window.pressProbe = probe;

  const button = document.createElement("button");
  button.id = "bench-press";
  const text = document.createTextNode("0");
  button.append(text);
  button.style.cssText = "position: fixed; inset: auto 0 0 auto; z-index: 9; padding: 4px; background: white";
  document.body.append(button);
  button.addEventListener("click", () => {
    text.data = String(Number(text.data) + 1);
    button.dataset["times"] = text.data;
  });

  document.addEventListener(
    "click",
    ({ target, timeStamp }) => {
      if (!(target instanceof Element)) return;
      for (const { name, pressed, shows } of probed) {
        const element = target.closest(pressed);
        if (element === null) continue;
        const state = () => {
          if (shows === null) return "";
          return "attribute" in shows
            ? element.getAttribute(shows.attribute)
            : String(document.querySelector(shows.presence) !== null);
        };
        const before = state();
        const note = () => probe.presses[name]?.push(performance.now() - timeStamp);
        const look = () => {
          if (shows === null || state() !== before)
            void window.scheduler.postTask(note, { priority: "user-blocking" });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }
    },
    true,
  );
}
