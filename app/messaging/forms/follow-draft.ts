import { deviceName } from "#app/ui/design-system/device-name.ts";

import { describeDraft, type DraftState, type SayDraft } from "./describe-draft.ts";
import {
  draftKey,
  draftSentEvent,
  readDraft,
  removeDraft,
  removeOldDrafts,
  writeDraft,
} from "./draft-store.ts";
import { blankFields, changedFields, fillFields, readDefaults, readTyped } from "./typed-fields.ts";

/** What the line above a form says, and the button to throw the draft away; null where there is none. */
export type DraftLine = { text: string; startOver: string | null };

/**
 * Stores what is typed into a form on this device, and fills it in again. The draft goes when the form is
 * sent: a public form is reset then, of a private one `dropSentDraft` is called.
 * @param owner what the draft belongs to
 * @param show what the line says from now on
 * @param sayDraft its words
 */
export function followDraft(
  form: HTMLFormElement,
  owner: string,
  show: (line: DraftLine) => void,
  sayDraft: SayDraft = describeDraft,
) {
  const key = draftKey(owner);
  // A page that came back refused, without scripts, has what was typed as its defaults.
  const cameRefused = form.querySelector("[aria-invalid=true], [data-form-error]") !== null;
  let before = cameRefused ? blankFields(form) : readDefaults(form);
  const device = deviceName();
  const tell = (state: DraftState) =>
    show({
      text: sayDraft(state, device),
      startOver: state === "saved" || state === "restored" ? sayDraft("startOver", device) : null,
    });
  const typed = () => changedFields(readTyped(form), before);

  function save(): void {
    const fields = typed();
    if (writeDraft(key, fields)) tell("saved");
    else tell(Object.keys(fields).length === 0 ? "empty" : "failed");
  }
  function forget(): void {
    removeDraft(key);
    tell("empty");
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
    tell("restored");
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
