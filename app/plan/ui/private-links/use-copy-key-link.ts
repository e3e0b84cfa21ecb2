import { useState } from "react";

import { withFullStop, requestFailureMessages, submitForm } from "#app/messaging/forms/submit-form.ts";
import { useToast } from "#app/site/frame/toasts.tsx";
import { useCopy } from "#app/site/frame/use-copy.ts";

type KeyLink = {
  /** Where the key is asked for. */
  action: string;
  /** Whose link it is: a field of the form. */
  subject: readonly [field: string, id: string];
  /** The path of the page that the key opens. */
  pathOf: (key: string) => string;
  /** What is said once it is copied; a renewed link has ended the one before. */
  told: (isRenewed: boolean) => string;
};

/** Asks for somebody's private link, the present one or a new one, and copies it. */
export function useCopyKeyLink({ action, subject: [field, id], pathOf, told }: KeyLink) {
  const toast = useToast();
  const copyText = useCopy();
  const [isBusy, setBusy] = useState(false);
  const copy = async (renew: boolean) => {
    setBusy(true);
    const form = new FormData();
    form.append(field, id);
    if (renew) form.append("renew", "yes");
    const posted = await submitForm(action, form, readKey, requestFailureMessages);
    setBusy(false);
    if (!posted.ok)
      return toast({
        title: "We couldn’t copy the link",
        description: withFullStop(posted.errors.form ?? "Please try again."),
      });
    const { href } = new URL(pathOf(posted.saved.key), window.location.href);
    await copyText("link", href, told(renew));
  };
  return { isBusy, copy };
}

function readKey(answer: object): { key: string } | null {
  return "key" in answer && typeof answer.key === "string" ? { key: answer.key } : null;
}
