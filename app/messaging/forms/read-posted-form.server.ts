import { isFile } from "./form-values.ts";
import type { FormRejection } from "./form-rejection.ts";

export type PostedFormResult = { ok: true; form: FormData } | ({ ok: false } & FormRejection);

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Parses the body of a posted form; anything else is rejected in words. Files are rejected whatever type they
 * claim, and so are compressed bodies, which could grow when unpacked: no browser compresses a form.
 * @param allow.files for the one form that pictures are sent with
 */
export async function readPostedForm(request: Request, allow = { files: false }): Promise<PostedFormResult> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type))
    return { ok: false, status: 415, message: "Please send the form from its page." };
  if (request.headers.has("Content-Encoding"))
    return { ok: false, status: 415, message: "Please send the form uncompressed, from its page." };
  try {
    const form = await request.formData();
    return !allow.files && [...form.values()].some(isFile)
      ? { ok: false, status: 422, message: "Files cannot be sent here." }
      : { ok: true, form };
  } catch {
    return { ok: false, status: 400, message: "The form didn’t arrive in one piece. Please send it again." };
  }
}
