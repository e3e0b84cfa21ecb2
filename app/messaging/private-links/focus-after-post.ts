/** What the button said that a form of a private page was last sent by, with what it does. */
let pressed: string | null = null;

/** Remembers by which button a form is sent: the page that comes back may have new elements. */
export function rememberPressed(form: HTMLFormElement, submitter: HTMLElement | null): void {
  pressed = submitter === null ? null : nameOf(form, submitter);
}

/**
 * Gives the keyboard back to the button that was pressed where the page lost it, or to the notice of what was done
 * where no such button, or more than one, is left. The page is not scrolled.
 */
export function focusAfterPost(notice: HTMLElement): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const buttons = [...document.forms].flatMap((form) => {
    const button = form.querySelector<HTMLElement>("button[type=submit]");
    return button !== null && nameOf(form, button) === pressed ? [button] : [];
  });
  const [only, ...others] = buttons;
  (only !== undefined && others.length === 0 ? only : notice).focus({ preventScroll: true });
}

function nameOf(form: HTMLFormElement, button: HTMLElement): string {
  const what = new FormData(form).get("what");
  return `${typeof what === "string" ? what : ""} ${button.textContent}`;
}
