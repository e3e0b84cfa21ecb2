/** Where the focus was, for when what had it is gone: its ancestors, the nearest first. */
export function rememberFocus(): () => void {
  const trail: HTMLElement[] = [];
  for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) trail.push(at);
  return () => {
    const now = document.activeElement;
    const isElsewhere = now !== null && now !== document.body && now.closest(".toasts") === null;
    const nearest = trail.find((element) => element.isConnected && element !== document.body);
    if (isElsewhere || nearest === undefined) return;
    focusOnce(nearest);
  };
}

/** Focuses an element that takes no focus by itself, until the focus leaves it. */
function focusOnce(element: HTMLElement): void {
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
