import type { deviceName } from "#app/ui/design-system/device-name.ts";

/** What became of a form's draft. */
export type DraftState = "empty" | "saved" | "failed" | "restored";

/** Says what became of a draft, and what the button to throw it away is called. */
export type SayDraft = (what: DraftState | "startOver", device: ReturnType<typeof deviceName>) => string;

/** The same in English. */
export const describeDraft: SayDraft = (what, device) =>
  ({
    empty: `Saves on ${device} as you type`,
    saved: `Draft saved on ${device}`,
    failed: `Drafts can’t be saved on ${device}`,
    restored: `Your draft, saved on ${device}`,
    startOver: "Start over",
  })[what];
