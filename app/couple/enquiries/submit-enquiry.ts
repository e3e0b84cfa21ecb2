import { parseReference, postForm } from "#app/messaging/forms/post-form.ts";
import type { ThemeName } from "#app/site/theme/theme-name.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import type { SubmitResult } from "#app/messaging/forms/submit-form.ts";

type SavedEnquiry = {
  reference: string;
  replyPromise: boolean;
  next: string;
  /** Ids of chosen listings that are invented. */
  samples: number[];
};

/**
 * Sends the enquiry form. Whatever goes wrong comes back as words for the couple; nothing is thrown.
 * @param theme that the mails about it lead to
 */
export async function submitEnquiryForm(
  form: FormData,
  theme: ThemeName,
): Promise<SubmitResult<SavedEnquiry>> {
  return postForm(withThemeParam("/enquiries", theme), form, readSaved);
}

function readSaved(answer: object): SavedEnquiry | null {
  const saved = parseReference(answer);
  if (saved === null || !("replyPromise" in answer) || !("next" in answer)) return null;
  const { replyPromise, next } = answer;
  const samples = "samples" in answer && Array.isArray(answer.samples) ? answer.samples.map(Number) : [];
  return typeof replyPromise === "boolean" && typeof next === "string"
    ? { ...saved, replyPromise, next, samples }
    : null;
}
