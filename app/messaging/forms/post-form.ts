import type { SubmitResult } from "./submit-form.ts";

/** What could not be sent stays in the form. */
export const unreachable =
  "We couldn’t reach the server. Everything you typed is still here: check your connection and send it again.";

/** Loads what sends forms, ahead of the first one. */
export const loadSender = () => import("./submit-form.ts");

/** Sends a form with code that is loaded when somebody fills one in. */
export async function postForm<Saved>(
  path: string,
  form: FormData,
  readSaved: (answer: object) => Saved | null,
): Promise<SubmitResult<Saved>> {
  try {
    const { submitForm } = await loadSender();
    return await submitForm(path, form, readSaved);
  } catch {
    return { ok: false, errors: { form: unreachable } };
  }
}

/** The reference in a response that has one. */
export function parseReference(answer: object): { reference: string } | null {
  return "reference" in answer && typeof answer.reference === "string"
    ? { reference: answer.reference }
    : null;
}
