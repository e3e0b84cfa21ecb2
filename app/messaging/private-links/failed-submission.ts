import { data, isRouteErrorResponse } from "react-router";

import { faultNumber } from "#app/site/frame/error-request-id.ts";

/** The form of a private page that was sent last, and why it did not arrive, where it did not. */
type Sent = { form: string | null; words: string | null };

let sent: Sent = { form: null, words: null };
const watchers = new Set<() => void>();

function note(now: Sent): void {
  sent = now;
  for (const tell of watchers) tell();
}

export function watchUndelivered(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** Why a form did not arrive when it was sent last; null where it did, or is under way. */
export const undeliveredWords = (form: string): string | null => (sent.form === form ? sent.words : null);

/** A form is on its way from now on. */
export const noteSending = (form: string): void => note({ form, words: null });

/** A form is not on the page any more. */
export function forgetForm(form: string): void {
  if (sent.form === form) note({ form: null, words: null });
}

/**
 * What the routes of private pages do with a form: they send it, and when it does not arrive (the server
 * fails or has no time, there is no way to it) the page stays as it is with everything that was typed, and
 * PrivateForm says why. Otherwise the router would show its error page in place of the form.
 * @param send gives it to the server
 * @param undelivered does what else is to be done then
 */
export async function keepTyped<Answer>(send: () => Promise<Answer>, undelivered?: () => void) {
  const { form } = sent;
  try {
    return await send();
  } catch (error) {
    const words = form === null ? null : whyUndelivered(error);
    if (words === null) throw error;
    note({ form, words });
    undelivered?.();
    // With this status nothing of the page is asked for anew: that would fail, too.
    return data(null, { status: 503 });
  }
}

const unreachable =
  "We could not reach the server. Everything you typed is still here: check your connection and send it again";
const failed =
  "The server could not take this just now. Everything you typed is still here: please send it again in a minute";

/** In words for the sender; null for what is an answer: a way on, or that there is no such page. */
function whyUndelivered(error: unknown): string | null {
  if (error instanceof Response || isAborted(error)) return null;
  if (!isRouteErrorResponse(error)) return navigator.onLine && !isLostWay(error) ? failed : unreachable;
  if (error.status < 500) return null;
  const number = faultNumber(error);
  if (number !== null) return `${failed}. If it fails again, tell us this number: ${number}`;
  // A site that has no time says so itself; the page of a proxy in front of it is for nobody's eyes.
  return typeof error.data === "string" && error.data.includes("still here") ? error.data : failed;
}

/** Another form was sent before the answer came. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** What fetch throws where there is no way to the server. */
const isLostWay = (error: unknown) => error instanceof TypeError;
