export type MatrixProbe = {
  /** From the key to the end of the frame that shows what it did, in milliseconds. */
  presses: Record<"matrix" | "empty handler", number[]>;
  /** From setting the scroll offset to the end of the frame that shows the rows there. */
  scrolls: Record<"matrix" | "plain page", number[]>;
  /** Scrolls a box by so many pixels and notes how long it took. */
  scroll: (box: "matrix" | "plain page", by: number) => Promise<void>;
};

declare global {
  interface Window {
    matrixProbe?: MatrixProbe;
  }
}

/**
 * Watches the guest list's matrix in the page. It travels there as text, so it uses nothing from outside
 * of itself. A frame ends where the first task after its painting begins, as in installTypingProbe.
 */
export function installMatrixProbe(): void {
  const probe: MatrixProbe = {
    presses: { matrix: [], "empty handler": [] },
    scrolls: { matrix: [], "plain page": [] },
    scroll,
  };
  window.matrixProbe = probe;

  const button = document.createElement("button");
  button.id = "bench-press";
  const text = document.createTextNode("0");
  button.append(text);
  const plain = document.createElement("div");
  plain.style.cssText = "overflow: auto; height: 100px; width: 100px";
  const tall = document.createElement("div");
  tall.style.height = "60000px";
  plain.append(tall);
  const corner = document.createElement("div");
  corner.style.cssText = "position: fixed; inset: auto 0 0 auto; z-index: 9; background: white";
  corner.append(button, plain);
  document.querySelector("main")?.append(corner);
  button.addEventListener("keydown", () => (text.data = String(Number(text.data) + 1)));

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what travels into the page is this function alone
  const afterFrame = (isShown: () => boolean, note: () => void) => {
    const look = () => {
      if (isShown()) void window.scheduler.postTask(note, { priority: "user-blocking" });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  document.addEventListener(
    "keydown",
    ({ key, target, timeStamp }) => {
      if (key !== " " || !(target instanceof HTMLElement)) return;
      const isReference = target === button;
      const [label, totals, count] = [target.ariaLabel, footText(), text.data];
      afterFrame(
        () => (isReference ? text.data !== count : target.ariaLabel !== label && footText() !== totals),
        () => probe.presses[isReference ? "empty handler" : "matrix"].push(performance.now() - timeStamp),
      );
    },
    true,
  );

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
  function footText(): string {
    return document.querySelector(".matrix__foot")?.textContent ?? "";
  }

  function scroll(which: "matrix" | "plain page", by: number): Promise<void> {
    const box = which === "matrix" ? document.querySelector(".matrix") : plain;
    if (box === null) throw new Error("There is no matrix");
    const start = performance.now();
    box.scrollTop += by;
    const { top, bottom } = box.getBoundingClientRect();
    /** Whether rows stand where somebody looks: under the heads and over the foot. */
    const isShown = () =>
      which === "plain page" ||
      [top + 100, bottom - 140].every(
        (y) =>
          document.elementFromPoint(box.getBoundingClientRect().left + 40, y)?.closest(".matrix__row") !==
          null,
      );
    return new Promise((resolve) => {
      afterFrame(isShown, () => {
        probe.scrolls[which].push(performance.now() - start);
        resolve();
      });
    });
  }
}
