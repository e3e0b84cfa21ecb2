import type { KeyboardEvent } from "react";

/**
 * Arrow keys move from one task's box to the next, Home and End to the first and last visible ones.
 * @param openDetails the action of Enter
 */
export function moveTaskFocus(event: KeyboardEvent<HTMLInputElement>, openDetails: () => void): void {
  if (event.key === "Enter") {
    event.preventDefault();
    return openDetails();
  }
  const boxes = [...document.querySelectorAll<HTMLInputElement>(".task-list .task__tick")].filter((box) =>
    box.checkVisibility(),
  );
  const here = boxes.indexOf(event.currentTarget);
  const steps: Record<string, number> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: boxes.length - 1,
  };
  const target = boxes[steps[event.key] ?? -1];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
