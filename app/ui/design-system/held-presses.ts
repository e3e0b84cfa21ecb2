/** What acts on the page once its code is here: a button, a form that is sent, and a link that is a button. */
const acts = ':is([role="button"], button:is([type="button"], [type="submit"]))';

const kinds = ["click", "keydown"] as const;

/** Milliseconds after which a press is better made without its code than not at all. */
const patience = 5000;

/**
 * Holds presses in a part of the page whose code is not here yet. Otherwise such a link leads away without what
 * it was to do, a button does nothing, and a form is sent by another page. What is pressed is busy meanwhile; where
 * the code fails or hangs, it does what it does without scripts.
 * @param id of the part's element
 * @param fetch loads the code
 * @returns to be called once the code has taken over: it makes the presses again, and holds no further ones
 */
export function holdPresses(id: string, fetch: () => Promise<void>): () => void {
  const held = new Set<number>();
  // By their order: the part may have been drawn again meanwhile.
  const buttons = () => [...document.querySelectorAll<HTMLElement>(`#${id} ${acts}`)];
  const hold = (event: MouseEvent | KeyboardEvent) => {
    // A real button makes a click of Space by itself.
    if (event instanceof KeyboardEvent && (event.key !== " " || !(event.target instanceof HTMLAnchorElement)))
      return;
    const path = event.composedPath();
    const pressed = buttons().find((button) => path.includes(button));
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    // Whoever presses again while nothing happens wants it done once.
    held.add(buttons().indexOf(pressed));
    pressed.ariaBusy = "true";
    fetch().catch(release);
    setTimeout(release, patience);
  };
  const release = () => {
    for (const kind of kinds) window.removeEventListener(kind, hold, true);
    const now = buttons();
    for (const at of held) {
      const button = now[at];
      if (!button) continue;
      button.ariaBusy = null;
      button.click();
    }
    held.clear();
  };
  // React stops what is pressed in a part that it does not know yet, as soon as the document hears of it.
  for (const kind of kinds) window.addEventListener(kind, hold, true);
  return release;
}
