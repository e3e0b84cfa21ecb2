/** One press, in milliseconds to the end of the frame that shows what it did; counted as a Keystroke is. */
export type Press = {
  /** From the key's event as it reaches the page. */
  fromHandler: number;
  /** The same from the key itself: what it waited while the page was busy is in it. */
  fromKey: number;
};

export type MatrixProbe = {
  presses: Record<"matrix" | "empty handler", Press[]>;
  /** From setting the scroll offset to the end of the frame that shows the rows there, in milliseconds. */
  scrolls: Record<"matrix" | "plain page", number[]>;
  /** The same where rows are gone to that are not drawn ahead. */
  leaps: Record<"matrix" | "plain page", number[]>;
  /** Scrolls a box by a number of pixels and notes how long it took. */
  scroll: (kind: "scrolls" | "leaps", box: "matrix" | "plain page", by: number) => Promise<void>;
};

declare global {
  interface Window {
    matrixProbe?: MatrixProbe;
  }
}

/**
 * Watches the guest list's matrix in the page. It travels there as text, so it uses nothing from outside
 * of itself.
 *
 * A frame ends where the first task after its painting begins, as in installTypingProbe.
 */
export function installMatrixProbe(given: { rowHeight: number; headAndFoot: number }): void {
  const probe: MatrixProbe = {
    presses: { matrix: [], "empty handler": [] },
    scrolls: { matrix: [], "plain page": [] },
    leaps: { matrix: [], "plain page": [] },
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
      const startedAt = performance.now();
      const isReference = target === button;
      const [label, totals, count] = [target.ariaLabel, footText(), text.data];
      afterFrame(
        () => (isReference ? text.data !== count : target.ariaLabel !== label && footText() !== totals),
        () => {
          const now = performance.now();
          probe.presses[isReference ? "empty handler" : "matrix"].push({
            fromHandler: now - startedAt,
            fromKey: now - timeStamp,
          });
        },
      );
    },
    true,
  );

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- as above
  function footText(): string {
    return document.querySelector(".matrix__foot")?.textContent ?? "";
  }

  function scroll(kind: "scrolls" | "leaps", which: "matrix" | "plain page", by: number): Promise<void> {
    const box = which === "matrix" ? document.querySelector(".matrix") : plain;
    if (box === null) throw new Error("There is no matrix");
    const room = box.clientHeight - given.headAndFoot;
    const start = performance.now();
    box.scrollTop += by;
    // Read while nothing has to be laid out for it; later the page would pay for what the probe asks.
    const [top, bottom] = [box.scrollTop, box.scrollTop + room];
    /** Whether the rows are there that lie under the heads and over the foot. */
    const isShown = () => {
      if (which === "plain page") return true;
      const drawn = new Set(
        Array.from(document.querySelectorAll(".matrix__row"), (row) => row.getAttribute("aria-rowindex")),
      );
      for (let row = Math.floor(top / given.rowHeight); row * given.rowHeight < bottom; row += 1)
        if (!drawn.has(`${row + 2}`)) return false;
      return true;
    };
    return new Promise((resolve) => {
      afterFrame(isShown, () => {
        probe[kind][which].push(performance.now() - start);
        resolve();
      });
    });
  }
}
