export type PlanPressProbe = {
  /** Milliseconds from each press to the end of the frame that shows the first change after it, by name. */
  presses: Record<string, number[]>;
  /** Counts the next press under this name. */
  next: string | null;
};

declare global {
  interface Window {
    planPressProbe?: PlanPressProbe;
  }
}

/**
 * Watches presses in the page, and adds a button whose handler writes one text node. It travels there as text, so
 * it uses nothing from outside of itself. A frame ends where the first task after its painting begins, as in
 * installTypingProbe.
 * @param heardAs the event of a press: a click, or the input of a slider
 */
export function installPlanPressProbe(heardAs: string): void {
  const probe: PlanPressProbe = { presses: {}, next: null };
  window.planPressProbe = probe;

  const button = document.createElement("button");
  button.id = "bench-press";
  const text = document.createTextNode("0");
  button.append(text);
  button.style.cssText =
    "position: fixed; inset: auto 0 0 auto; z-index: 99; padding: 4px; background: white";
  document.body.append(button);
  button.addEventListener("click", () => (text.data = String(Number(text.data) + 1)));

  let hasChanged = false;
  const observer = new MutationObserver(() => (hasChanged = true));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  // What opens by itself changes no attribute.
  document.addEventListener("toggle", () => (hasChanged = true), true);

  document.addEventListener(
    heardAs,
    ({ timeStamp }) => {
      const name = probe.next;
      if (name === null) return;
      probe.next = null;
      hasChanged = false;
      const note = () => (probe.presses[name] ??= []).push(performance.now() - timeStamp);
      const look = () => {
        if (hasChanged) void window.scheduler.postTask(note, { priority: "user-blocking" });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}
