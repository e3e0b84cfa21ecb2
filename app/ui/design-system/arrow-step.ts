/**
 * How an arrow key moves along a line of things.
 * @param direction of the page, as `document.dir` has it: empty where nobody said it
 * @returns 1 for the next, -1 for the one before, 0 for other keys
 */
export function arrowStep(key: string, direction: string): number {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  return (key === "ArrowLeft") === (direction === "rtl") ? 1 : -1;
}
