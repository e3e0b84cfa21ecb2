import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";

import { stepMinutes } from "#app/plan/tools/schedule/shift-entry.ts";

/** Pixels per minute in the drawing of a day. */
export const pixelsPerMinute = 1.5;

const keys: Record<string, number> = {
  ArrowUp: -stepMinutes,
  ArrowDown: stepMinutes,
  PageUp: -60,
  PageDown: 60,
};

/**
 * Moves an element in time, in steps of five minutes: with the arrow keys, or by dragging with a mouse or
 * pen. A finger scrolls; touch users have the buttons of the running order.
 * @param move called with the minutes on release
 * @param open called on a click or Enter
 * @returns the minutes of the current move, and the listeners of its button
 */
export function useDragInTime(move: ((minutes: number) => void) | null, open: () => void) {
  const [moving, setMoving] = useState<number | null>(null);
  const began = useRef(0);
  const wasMoved = useRef(false);
  if (move === null) return { moving: 0, listen: { onClick: open } };
  const minutesAt = (y: number) =>
    Math.round((y - began.current) / pixelsPerMinute / stepMinutes) * stepMinutes;
  return {
    moving: moving ?? 0,
    listen: {
      onClick: () => {
        // A click that ends a move opens nothing.
        if (!wasMoved.current) open();
        wasMoved.current = false;
      },
      onKeyDown: (event: KeyboardEvent) => {
        const by = keys[event.key];
        if (by === undefined) return;
        event.preventDefault();
        move(by);
      },
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === "touch" || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        began.current = event.clientY;
        wasMoved.current = false;
        setMoving(0);
      },
      onPointerMove: (event: PointerEvent) => {
        if (moving === null) return;
        const by = minutesAt(event.clientY);
        if (by !== 0) wasMoved.current = true;
        setMoving(by);
      },
      onPointerUp: (event: PointerEvent) => {
        const by = moving === null ? 0 : minutesAt(event.clientY);
        setMoving(null);
        if (by !== 0) move(by);
      },
      onPointerCancel: () => setMoving(null),
    },
  };
}
