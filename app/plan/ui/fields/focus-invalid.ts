/** Leads to the first field of a form that has something wrong. @returns whether there is one */
export function focusInvalid(form: HTMLFormElement): boolean {
  const wrong = form.querySelector<HTMLElement>("[aria-invalid=true]");
  if (wrong === null) return false;
  const folded = wrong.closest("details");
  if (folded !== null) folded.open = true;
  wrong.focus();
  return true;
}
