import { href } from "react-router";
import { useCallback, useEffect, useState } from "react";

import { requestFailureMessages, submitForm, withFullStop } from "#app/messaging/forms/submit-form.ts";

/** The page as the server has it. */
export type Publication = {
  /** What follows /w/; null before it was published first. */
  name: string | null;
  isPublic: boolean;
  /** The draft differs from what is public. */
  hasChanges: boolean;
};

export type PublicationChange = "publish" | "unpublish" | "renew";

/**
 * Asks the server how the page is, each time the plan was saved, and changes that.
 * @param key of the link to edit
 * @param version another one after each change of the plan that is on the server; '' while none is
 */
export function usePublication(key: string, version: string) {
  const [publication, setPublication] = useState<Publication | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const take = useCallback((sent: Awaited<ReturnType<typeof send>>) => {
    if (sent.ok) setPublication(sent.saved);
    setError(sent.ok ? null : withFullStop(sent.errors.form ?? ""));
  }, []);
  useEffect(() => {
    if (version === "") return undefined;
    let isGone = false;
    void send(key, "state").then((sent) => !isGone && take(sent));
    return () => {
      isGone = true;
    };
  }, [key, version, take]);
  const change = async (what: PublicationChange) => {
    setBusy(true);
    take(await send(key, what));
    setBusy(false);
  };
  return { publication, error, isBusy, change: (what: PublicationChange) => void change(what) };
}

function send(key: string, what: PublicationChange | "state") {
  const form = new FormData();
  form.append("what", what);
  return submitForm(href("/plans/:key/wedding-page", { key }), form, readPublication, requestFailureMessages);
}

function readPublication(answer: object): Publication | null {
  const { name, isPublic, hasChanges } = { name: undefined, isPublic: null, hasChanges: null, ...answer };
  if (typeof isPublic !== "boolean" || typeof hasChanges !== "boolean") return null;
  return name === null || typeof name === "string" ? { name, isPublic, hasChanges } : null;
}
