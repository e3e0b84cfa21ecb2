import { z } from "zod";

const item = "wild-rose-enquiries";
const paths = z.record(z.string(), z.string().regex(/^\/enquiries\/[\w-]{27}$/));

/**
 * Links to the couple's enquiry pages, by reference. They stay on this device: anybody with such a link may
 * change the enquiry, and everybody with a link to view sees the plan.
 */
export function readDeviceEnquiries(storage: Pick<Storage, "getItem">): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(paths.safeParse(JSON.parse(storage.getItem(item) ?? "{}")).data ?? {}));
  } catch {
    return new Map();
  }
}

/** Notes an enquiry's page, in place of the one known before. Throws where the device stores nothing. */
export function saveDeviceEnquiry(storage: Storage, reference: string, path: string): void {
  const known = [...readDeviceEnquiries(storage), [reference, path]];
  storage.setItem(item, JSON.stringify(Object.fromEntries(known)));
}
