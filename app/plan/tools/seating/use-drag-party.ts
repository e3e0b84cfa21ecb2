import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from "react";

/** Minimum pointer movement of a drag, in pixels; less is a click. */
const threshold = 6;
/** Distance from the window's edge at which the page scrolls along, in pixels. */
const edge = 70;

/** The attribute of drop targets. */
const dropAttribute = "data-drop";

/**
 * Drags an element with mouse, pen or finger to an element with `data-drop`, without rendering the page: a
 * copy follows the pointer. A finger drags only by the grip, so that it can scroll elsewhere.
 * @param drop called with the value of `data-drop` on release
 */
export function useDragParty(drop: (target: string) => void) {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  return (event: ReactPointerEvent<HTMLElement>) => {
    const card = event.currentTarget;
    const isOnGrip = event.target instanceof Element && event.target.closest("[data-grip]") !== null;
    if (event.button !== 0 || (event.pointerType === "touch" && !isOnGrip)) return;
    const [fromX, fromY] = [event.clientX, event.clientY];
    const box = card.getBoundingClientRect();
    let [x, y] = [fromX, fromY];
    let ghost: HTMLElement | null = null;
    let over: Element | null = null;
    let frame = 0;

    const follow = () => {
      if (ghost === null) return;
      if (y < edge + 60) window.scrollBy(0, -12);
      if (y > window.innerHeight - edge) window.scrollBy(0, 12);
      ghost.style.transform = `translate(${x - fromX}px, ${y - fromY}px)`;
      const below = document.elementFromPoint(x, y)?.closest(`[${dropAttribute}]`) ?? null;
      if (below !== over) {
        over?.removeAttribute("data-over");
        below?.setAttribute("data-over", "");
        over = below;
      }
      frame = requestAnimationFrame(follow);
    };
    const moved = (next: PointerEvent) => {
      [x, y] = [next.clientX, next.clientY];
      if (ghost !== null || Math.hypot(x - fromX, y - fromY) < threshold) return;
      ghost = ghostOf(card, box);
      frame = requestAnimationFrame(follow);
    };
    const finish = () => {
      cancelAnimationFrame(frame);
      ghost?.remove();
      over?.removeAttribute("data-over");
      window.removeEventListener("pointermove", moved);
      window.removeEventListener("pointerup", dropped);
      window.removeEventListener("pointercancel", finish);
      stop.current = null;
    };
    const dropped = () => {
      const target = over?.getAttribute(dropAttribute) ?? null;
      const wasDragged = ghost !== null;
      finish();
      if (!wasDragged) return;
      // The browser's click after the drag would pick the card up.
      card.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => card.removeEventListener("click", swallow, { capture: true }));
      if (target !== null) drop(target);
    };
    window.addEventListener("pointermove", moved);
    window.addEventListener("pointerup", dropped);
    window.addEventListener("pointercancel", finish);
    stop.current = finish;
  };
}

const swallow = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** A copy above the page at the card's position. */
function ghostOf(card: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = card.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) throw new Error("A card is an element of the page.");
  ghost.classList.add("party--ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    left: `${box.left}px`, // physical: where the card is
    top: `${box.top}px`,
    width: `${box.width}px`,
  });
  document.body.append(ghost);
  return ghost;
}
