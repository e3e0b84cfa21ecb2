import { deviceName } from "#app/ui/design-system/device-name.ts";

import {
  draftKey,
  draftSentEvent,
  readDraft,
  removeDraft,
  removeOldDrafts,
  writeDraft,
} from "./draft-store.ts";
import { blankFields, changedFields, fillFields, readDefaults, readTyped } from "./typed-fields.ts";

/** What the line above a form says, and whether there is a draft to throw away. */
export type DraftLine = { text: string; hasDraft: boolean };

/**
 * Stores what is typed into a form on this device, and fills it in again. The draft goes when the form is
 * sent: a public form is reset then, of a private one `dropSentDraft` is called.
 * @param owner what the draft belongs to
 * @param say what the line says from now on
 */
export function followDraft(form: HTMLFormElement, owner: string, say: (line: DraftLine) => void) {
  const key = draftKey(owner);
  const device = deviceName();
  // A page that came back refused, without scripts, has what was typed as its defaults.
  const cameRefused = form.querySelector("[aria-invalid=true], [data-form-error]") !== null;
  let before = cameRefused ? blankFields(form) : readDefaults(form);
  const typed = () => changedFields(readTyped(form), before);
  const sayEmpty = () => say({ text: `Saves on ${device} as you type`, hasDraft: false });

  function save(): void {
    const fields = typed();
    if (writeDraft(key, fields)) say({ text: `Draft saved on ${device}`, hasDraft: true });
    else if (Object.keys(fields).length === 0) sayEmpty();
    else say({ text: `Drafts can’t be saved on ${device}`, hasDraft: false });
  }
  function forget(): void {
    removeDraft(key);
    sayEmpty();
  }
  function forgetSent(event: Event): void {
    if (!(event instanceof CustomEvent) || event.detail !== key) return;
    before = readTyped(form);
    forget();
  }

  removeOldDrafts();
  const draft = readDraft(key);
  if (draft === null) save();
  else {
    // What was typed before this script was here, or what the browser put back, is newer.
    const newer = typed();
    fillFields(form, Object.fromEntries(Object.entries(draft).filter(([name]) => !(name in newer))));
    say({ text: `Your draft, saved on ${device}`, hasDraft: true });
  }
  form.addEventListener("input", save);
  form.addEventListener("reset", forget);
  window.addEventListener(draftSentEvent, forgetSent);
  return {
    stop: () => {
      form.removeEventListener("input", save);
      form.removeEventListener("reset", forget);
      window.removeEventListener(draftSentEvent, forgetSent);
    },
    startOver: () => {
      fillFields(form, before);
      forget();
    },
  };
}
