import { unreachable } from "./post-form.ts";
import { proofOfWorkField, solveChallenge, type ProofOfWorkChallenge } from "./proof-of-work.ts";

/** What is wrong, by field; `form` is an error that belongs to no field. */
type Errors = Partial<Record<string, string>>;

export type SubmitResult<Saved> = { ok: true; saved: Saved } | { ok: false; errors: Errors };

/** Messages for when the server gives no words of its own. */
type Sayings = {
  unreachable: string;
  failed: (status: number) => string;
  /** Once the server has taken `patienceMillis`; without it, the form waits as long as the browser does. */
  late?: string;
};

/** How long the server may take to answer a form that somebody typed, in milliseconds. */
export const patienceMillis = 30_000;

const ofTyped: Sayings = {
  unreachable,
  failed: (status) =>
    `Something went wrong on our side (${status}). Nothing you typed is lost: please send it again in a minute.`,
  // The form's key makes both one: it may have come through.
  late: "This is taking too long. Nothing you typed is lost: press the button to try again. If nothing in it changed, we only count it once.",
};

/** For requests that a page makes by itself: nobody typed anything that could be lost. */
export const requestFailureMessages: Sayings = {
  unreachable: "We couldn’t reach the server. Check your connection.",
  failed: (status) => `The server had a problem (${status}).`,
};

/**
 * Sends a form. Every failure comes back as words for the sender; nothing is thrown. (Responses are parsed by
 * hand: a validator would be most of the page's weight.) A response that asks for proof of work gets it,
 * once, and the form is sent again automatically. A server that hangs isn't waited for without end.
 * @param readSaved turns the response to a saved form into a value; null when it is another response
 * @param sayings messages for a request that nobody typed
 */
export async function submitForm<Saved>(
  path: string,
  form: FormData,
  readSaved: (answer: object) => Saved | null,
  sayings = ofTyped,
): Promise<SubmitResult<Saved>> {
  try {
    const answered = await post(path, form, sayings.late === undefined ? null : patienceMillis);
    if (answered === null) return refused(sayings.late ?? sayings.unreachable);
    const { status, answer } = answered;
    if (status === 413) return refused("That’s too long for us. Shorten it and send it again.");
    if (typeof answer === "object" && answer !== null) {
      const challenge = form.has(proofOfWorkField) ? null : readChallenge(answer);
      const proof = challenge && (await solveChallenge(challenge));
      if (proof !== null) {
        form.append(proofOfWorkField, proof);
        return await submitForm(path, form, readSaved, sayings);
      }
      const saved = readSaved(answer);
      if (saved !== null) return { ok: true, saved };
      const errors = readErrors(answer);
      if (errors !== null) return { ok: false, errors };
    }
    return refused(sayings.failed(status));
  } catch {
    return refused(sayings.unreachable);
  }
}

/**
 * Posts a form, and reads the whole answer.
 * @param patience in milliseconds; null for no limit
 * @returns null where it took longer
 */
async function post(
  path: string,
  form: FormData,
  patience: number | null,
): Promise<{ status: number; answer: unknown } | null> {
  const limit = new AbortController();
  const timer = patience === null ? undefined : setTimeout(() => limit.abort(), patience);
  try {
    const response = await fetch(path, {
      method: "POST",
      // URL-encoded: half the size of multipart, and no files are sent here.
      body: new URLSearchParams(
        [...form].filter((field): field is [string, string] => typeof field[1] === "string"),
      ),
      signal: limit.signal,
    });
    const answer: unknown = await response.json().catch(() => null);
    return limit.signal.aborted ? null : { status: response.status, answer };
  } catch (error) {
    if (limit.signal.aborted) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** A rejection's words as a sentence: some come with their full stop, some without. */
export const withFullStop = (words: string) => (words === "" || /[.!?]$/.test(words) ? words : `${words}.`);

function readErrors(answer: object): Errors | null {
  if (!("errors" in answer) || typeof answer.errors !== "object" || answer.errors === null) return null;
  const errors = Object.entries(answer.errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return errors.length === 0 ? null : Object.fromEntries(errors);
}

function readChallenge(answer: object): ProofOfWorkChallenge | null {
  if (!("challenge" in answer) || typeof answer.challenge !== "object" || answer.challenge === null)
    return null;
  const { token, salt, digest, numbers } = {
    token: null,
    salt: null,
    digest: null,
    numbers: null,
    ...answer.challenge,
  };
  const isWhole =
    typeof token === "string" &&
    typeof salt === "string" &&
    typeof digest === "string" &&
    typeof numbers === "number";
  return isWhole ? { token, salt, digest, numbers } : null;
}

const refused = (form: string) => ({ ok: false, errors: { form } }) as const;
