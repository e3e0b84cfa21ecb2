export type PostedForm = { ok: true; form: FormData } | { ok: false; status: 400 | 415; message: string };

const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** Reads the body of a posted form; what is none is refused in words. */
export async function readPostedForm(request: Request): Promise<PostedForm> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!formTypes.includes(type))
    return { ok: false, status: 415, message: "Send the fields of the form, as a form." };
  try {
    return { ok: true, form: await request.formData() };
  } catch {
    return { ok: false, status: 400, message: "The form arrived damaged. Please send it again." };
  }
}
