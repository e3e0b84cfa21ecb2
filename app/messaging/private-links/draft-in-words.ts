import type { Say } from "#app/languages/translate.ts";
import type { SayDraft } from "#app/messaging/forms/describe-draft.ts";

const messages = {
  empty: "draftEmpty",
  saved: "draftSaved",
  failed: "draftFailed",
  restored: "draftRestored",
} as const;

/** Says in a guest's language what became of what is typed into a form. */
export const draftIn =
  (say: Say<"frame">): SayDraft =>
  (what, device) =>
    what === "startOver"
      ? say("frame", "startOver")
      : say("frame", messages[what], {
          device: device === "this phone" ? say("frame", "phone") : say("frame", "computer"),
        });
