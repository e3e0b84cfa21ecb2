import { isFile } from "#app/messaging/forms/form-values.ts";

import { maxCalendarBytes, maxCalendarSizeText } from "./calendar-size.ts";

/** Name of the field with the file. */
const calendarFileField = "calendar";

/**
 * The text of a calendar that a business sent as a file. The file itself is stored nowhere.
 * @returns what is wrong with it, as its sender reads it, where it cannot be read
 */
export async function readCalendarFile(
  form: FormData,
): Promise<{ ok: true; text: string } | { ok: false; error: string }> {
  const files = form.getAll(calendarFileField).filter(isFile);
  const [file] = files;
  // A browser sends a field without a file as one without a name.
  if (file === undefined || (file.size === 0 && file.name === ""))
    return { ok: false, error: "choose the file first" };
  if (files.length > 1) return { ok: false, error: "send one file at a time" };
  if (file.size === 0) return { ok: false, error: "that file is empty: export your calendar again" };
  if (file.size > maxCalendarBytes)
    return {
      ok: false,
      error: `that file is larger than ${maxCalendarSizeText}: export a calendar with fewer past events`,
    };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // 'PK': Google exports a calendar packed.
  return bytes[0] === 0x50 && bytes[1] === 0x4b
    ? { ok: false, error: "that’s a zip file: unpack it, and send the .ics file in it" }
    : { ok: true, text: new TextDecoder().decode(bytes) };
}
