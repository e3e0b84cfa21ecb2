import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

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

/**
 * The key of a form's draft on this page.
 * @param form the form's name; several on one page have different ones
 * @param subject what the draft is about, where the path of the page does not say it
 */
export const useDraftKey = (form: string, subject = ""): string =>
  draftKey(form, useLocation().pathname, subject);

type DraftState = "none" | "saved" | "restored" | "refused";

/**
 * Keeps what is typed into the form around it on this device until it is sent, and says so in one line. The
 * draft is back when the page is opened again, and goes when the form is sent, when somebody starts over, and
 * after four weeks.
 * @param draft its key (useDraftKey)
 */
export function FormDraft({ draft: key }: { draft: string }) {
  const line = useRef<HTMLDivElement>(null);
  const startOver = useRef(() => {});
  const [state, setState] = useState<DraftState | null>(null);

  useEffect(() => {
    const form = line.current?.closest("form");
    if (!form) return;
    // A page that came back refused, without scripts, has what was typed as its defaults.
    const cameRefused = form.querySelector("[aria-invalid=true], [data-form-error]") !== null;
    let before = cameRefused ? blankFields(form) : readDefaults(form);
    const typed = () => changedFields(readTyped(form), before);
    const save = () => {
      const fields = typed();
      if (writeDraft(key, fields)) setState("saved");
      else setState(Object.keys(fields).length === 0 ? "none" : "refused");
    };
    const forget = () => {
      removeDraft(key);
      setState("none");
    };
    const forgetSent = (event: Event) => {
      if (!(event instanceof CustomEvent) || event.detail !== key) return;
      before = readTyped(form);
      forget();
    };
    startOver.current = () => {
      fillFields(form, before);
      forget();
    };

    const restore = () => {
      const draft = readDraft(key);
      if (draft === null) return save();
      // What was typed before this script was here, or what the browser put back, is newer.
      const newer = typed();
      fillFields(form, Object.fromEntries(Object.entries(draft).filter(([name]) => !(name in newer))));
      setState("restored");
    };
    removeOldDrafts();
    restore();

    form.addEventListener("input", save);
    form.addEventListener("reset", forget);
    window.addEventListener(draftSentEvent, forgetSent);
    return () => {
      form.removeEventListener("input", save);
      form.removeEventListener("reset", forget);
      window.removeEventListener(draftSentEvent, forgetSent);
    };
  }, [key]);

  const hasDraft = state === "saved" || state === "restored";
  return (
    <div className="form-draft" ref={line}>
      {state !== null && <span>{describeDraft[state](deviceName())}</span>}
      {hasDraft && (
        <button type="button" onClick={() => startOver.current()}>
          Start over
        </button>
      )}
    </div>
  );
}

const describeDraft: Record<DraftState, (device: string) => string> = {
  none: (device) => `Saves on ${device} as you type`,
  saved: (device) => `Draft saved on ${device}`,
  restored: (device) => `Your draft, saved on ${device}`,
  refused: (device) => `Drafts can’t be saved on ${device}`,
};
