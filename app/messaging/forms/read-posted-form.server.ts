import { isFile } from "./form-values.ts";
import type { Refusal } from "./form-rejection.ts";

export type PostedForm = { ok: true; form: FormData } | ({ ok: false } & Refusal);

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/**
 * Reads the body of a posted form; what is none is refused in words. So are files, whatever they say
 * they are, and bodies that would grow when they are unpacked: no browser compresses a form.
 * @param allow.files for the one form that pictures are sent with
 */
export async function readPostedForm(request: Request, allow = { files: false }): Promise<PostedForm> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type))
    return { ok: false, status: 415, message: "Send the fields of the form, as a form." };
  if (request.headers.has("Content-Encoding"))
    return { ok: false, status: 415, message: "Send the form as it is, without compressing it." };
  try {
    const form = await request.formData();
    return !allow.files && [...form.values()].some(isFile)
      ? { ok: false, status: 422, message: "Files cannot be sent here." }
      : { ok: true, form };
  } catch {
    return { ok: false, status: 400, message: "The form arrived damaged. Please send it again." };
  }
}
