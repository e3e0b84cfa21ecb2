import { proofField, solveChallenge, type Challenge } from "./proof-of-work.ts";

/** What is wrong, by field; `form` is what belongs to none. */
type Errors = Partial<Record<string, string>>;

export type Posted<Kept> = { ok: true; kept: Kept } | { ok: false; errors: Errors };

const unreachable =
  "We could not reach the server. Everything you typed is still here: check your connection and send it again.";

/** What is said where the server gives no words of its own. */
type Sayings = { unreachable: string; failed: (status: number) => string };

const ofTyped: Sayings = {
  unreachable,
  failed: (status) => `The server answered ${status}. Nothing was lost: please send it again in a minute.`,
};

/** For what a page asks by itself: nobody typed anything that could be lost. */
export const ofAsked: Sayings = {
  unreachable: "We couldn’t reach the server. Check your connection.",
  failed: (status) => `The server had a problem (${status}).`,
};

/**
 * Sends a form. Whatever goes wrong comes back as words for the sender; nothing is thrown. (Answers
 * are read by hand: a validator would be most of what the page weighs.) An answer that asks for work
 * first gets it, once, and the form goes out again by itself.
 * @param readKept makes the answer to a form that was kept a value; null when it is another answer
 * @param sayings for what nobody typed
 */
export async function postForm<Kept>(
  path: string,
  form: FormData,
  readKept: (answer: object) => Kept | null,
  sayings = ofTyped,
): Promise<Posted<Kept>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      // The plain form encoding: half the size of the other, and no files are sent here.
      body: new URLSearchParams(
        [...form].filter((field): field is [string, string] => typeof field[1] === "string"),
      ),
    });
    if (response.status === 413)
      return refused("This is more text than we can take. Shorten it and send it again.");
    const answer: unknown = await response.json().catch(() => null);
    if (typeof answer === "object" && answer !== null) {
      const challenge = form.has(proofField) ? null : readChallenge(answer);
      const proof = challenge && (await solveChallenge(challenge));
      if (proof !== null) {
        form.append(proofField, proof);
        return await postForm(path, form, readKept, sayings);
      }
      const kept = readKept(answer);
      if (kept !== null) return { ok: true, kept };
      const errors = readErrors(answer);
      if (errors !== null) return { ok: false, errors };
    }
    return refused(sayings.failed(response.status));
  } catch {
    return refused(sayings.unreachable);
  }
}

/** A refusal's words as a sentence: some come with their full stop, some without. */
export const asSentence = (words: string) => (words === "" || /[.!?]$/.test(words) ? words : `${words}.`);

function readErrors(answer: object): Errors | null {
  if (!("errors" in answer) || typeof answer.errors !== "object" || answer.errors === null) return null;
  const errors = Object.entries(answer.errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return errors.length === 0 ? null : Object.fromEntries(errors);
}

function readChallenge(answer: object): Challenge | null {
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

/** The reference of an answer that has one. */
export function readReference(answer: object): { reference: string } | null {
  return "reference" in answer && typeof answer.reference === "string"
    ? { reference: answer.reference }
    : null;
}

const refused = (form: string) => ({ ok: false, errors: { form } }) as const;
