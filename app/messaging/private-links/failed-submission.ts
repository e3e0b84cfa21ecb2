import { data, isRouteErrorResponse } from "react-router";

import { errorRequestId } from "#app/site/frame/error-request-id.ts";

/** The form of a private page that was sent last, whose draft it has, and why its sending failed, if it did. */
type Sent = { form: string | null; failure: SubmissionFailure | null; draft?: string | null };

/** Why a form was not delivered; what a busy site said of it stands in its words. */
export type SubmissionFailure =
  | { reason: "unreachable" }
  | { reason: "failed"; number: string | null }
  | { reason: "busy"; words: string };

let sent: Sent = { form: null, failure: null };
const watchers = new Set<() => void>();

function note(now: Sent): void {
  sent = now;
  for (const tell of watchers) tell();
}

/** Calls back when a form is sent, fails or leaves its page. @returns how to stop */
export function subscribeToFailedSubmissions(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

/** Why the last sending of a form failed; null where it succeeded, or is in progress. */
export const submissionFailure = (form: string): SubmissionFailure | null =>
  sent.form === form ? sent.failure : null;

/**
 * Marks a form as being sent.
 * @param draft owner of its draft, which goes once the form is saved
 */
export const markFormSending = (form: string, draft: string | null): void =>
  note({ form, failure: null, draft });

/** Forgets a form that is no longer on the page. */
export function clearFormFailure(form: string): void {
  if (sent.form === form) note({ form: null, failure: null });
}

/**
 * How the routes of private pages submit a form: when the sending fails (the server fails or is busy, or
 * cannot be reached) the page stays as it is with everything that was typed, and PrivateForm says why.
 * Otherwise the router would show its error page in place of the form.
 * @param send sends it to the server
 * @param undelivered does what else is needed after a failure
 */
export async function submitKeepingInput<Answer>(send: () => Promise<Answer>, undelivered?: () => void) {
  const { form, draft } = sent;
  try {
    return await send();
  } catch (error) {
    // The routes answer a form that is saved with a redirect.
    if (error instanceof Response && draft) await dropDraft(draft);
    const failure = form === null ? null : whyUndelivered(error);
    if (failure === null) throw error;
    note({ form, failure });
    undelivered?.();
    // With this status the router reloads nothing of the page: that would fail, too.
    return data(null, { status: 503 });
  }
}

/** A form with a draft has loaded this before. */
async function dropDraft(owner: string): Promise<void> {
  try {
    const { dropSentDraft } = await import("#app/messaging/forms/draft-store.ts");
    dropSentDraft(owner);
  } catch {
    // It cannot be loaded any more: the draft ends by itself.
  }
}

const unreachable =
  "We couldn’t reach the server. Everything you typed is still here: check your connection and send it again";
const failed =
  "We couldn’t save this just now. Everything you typed is still here: please send it again in a minute";

/** A failure in words for the sender. */
export function describeFailure(failure: SubmissionFailure): string {
  if (failure.reason === "unreachable") return unreachable;
  if (failure.reason === "busy") return failure.words;
  const { number } = failure;
  return number === null ? failed : `${failed}. If it fails again, tell us this number: ${number}`;
}

/** Null for a regular answer: a redirect, or that there is no such page. */
function whyUndelivered(error: unknown): SubmissionFailure | null {
  if (error instanceof Response || isAborted(error)) return null;
  if (!isRouteErrorResponse(error))
    return navigator.onLine && !isLostWay(error)
      ? { reason: "failed", number: null }
      : { reason: "unreachable" };
  if (error.status < 500) return null;
  const number = errorRequestId(error);
  // A busy site says so itself; the error page of a proxy in front of it is not shown to anybody.
  return number === null && typeof error.data === "string" && error.data.includes("still here")
    ? { reason: "busy", words: error.data }
    : { reason: "failed", number };
}

/** Another form was sent before the answer came. */
const isAborted = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/** The error that fetch throws where the server cannot be reached. */
const isLostWay = (error: unknown) => error instanceof TypeError;
