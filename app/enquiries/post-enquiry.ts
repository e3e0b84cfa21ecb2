import { z } from "zod/mini";

import type { EnquiryErrors } from "./enquiry.ts";

export type PostedEnquiry =
  { ok: true; reference: string; replyPromise: boolean } | { ok: false; errors: EnquiryErrors };

const answers = z.union([
  z.object({ reference: z.string(), replyPromise: z.boolean() }),
  z.object({ errors: z.record(z.string(), z.string()) }),
]);

const unreachable =
  "We could not reach the server. Everything you typed is still here: check your connection and send it again.";

/** Sends the form. Whatever goes wrong comes back as words for the couple; nothing is thrown. */
export async function postEnquiry(form: FormData): Promise<PostedEnquiry> {
  try {
    const response = await fetch("/enquiries", {
      method: "POST",
      // The plain form encoding: half the size of the other, and no files are sent here.
      body: new URLSearchParams(
        [...form].filter((field): field is [string, string] => typeof field[1] === "string"),
      ),
    });
    if (response.status === 413)
      return refused("This is more text than we can take. Shorten it and send it again.");
    const answer = answers.safeParse(await response.json().catch(() => null));
    if (!answer.success)
      return refused(
        `The server answered ${response.status}. Nothing was lost: please send it again in a minute.`,
      );
    return "reference" in answer.data
      ? { ok: true, ...answer.data }
      : { ok: false, errors: answer.data.errors };
  } catch {
    return refused(unreachable);
  }
}

const refused = (form: string): PostedEnquiry => ({ ok: false, errors: { form } });
