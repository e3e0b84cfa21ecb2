/** Does something once the page has shown what it has now; while nobody sees it, when somebody does again. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => void setTimeout(act));
}
