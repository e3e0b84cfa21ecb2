/** Leads to the first field of a part of the page that has something wrong. @returns whether there is one */
export function focusInvalid(part: HTMLElement): boolean {
  const wrong = part.querySelector<HTMLElement>("[aria-invalid=true]");
  if (wrong === null) return false;
  const folded = wrong.closest("details");
  if (folded !== null) folded.open = true;
  wrong.focus();
  return true;
}
