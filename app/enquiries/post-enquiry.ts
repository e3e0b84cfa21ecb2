import { z } from "zod/mini";

import { postForm, type Posted } from "#app/letterbox/post-form.ts";

export type KeptEnquiry = { reference: string; replyPromise: boolean };

const kept = z.object({ reference: z.string(), replyPromise: z.boolean() });

/** Sends the enquiry form. Whatever goes wrong comes back as words for the couple; nothing is thrown. */
export async function postEnquiry(form: FormData): Promise<Posted<KeptEnquiry>> {
  return postForm<KeptEnquiry>("/enquiries", form, kept);
}
