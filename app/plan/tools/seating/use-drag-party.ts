import { useEffect, useRef, type PointerEvent as ReactPointerEvent } from "react";

/** Pixels that a pointer has to go before it drags; less is a click. */
const threshold = 6;
/** As near to the window's edge as this the page scrolls along. */
const edge = 70;

/** Where something can be dropped: the attribute names it. */
const dropAttribute = "data-drop";

/**
 * Drags an element with mouse, pen or finger to something that has `data-drop`, without drawing anything of
 * the page anew: a copy follows the pointer. A finger drags by the grip alone, so that it can scroll by the rest.
 * @param drop is told the value of `data-drop` where it was let go
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
      // The click that the browser makes of it would pick the card up.
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

/** A copy that lies over the page where the card is. */
function ghostOf(card: HTMLElement, box: DOMRect): HTMLElement {
  const ghost = card.cloneNode(true);
  if (!(ghost instanceof HTMLElement)) throw new Error("A card is an element of the page.");
  ghost.classList.add("party--ghost");
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
  document.body.append(ghost);
  return ghost;
}
