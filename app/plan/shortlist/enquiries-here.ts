import { z } from "zod";

const item = "wild-rose-enquiries";
const paths = z.record(z.string(), z.string().regex(/^\/enquiries\/[\w-]{27}$/));

/**
 * Where the couple's pages of its enquiries are, by their references. They stay on this device: whoever
 * has such a link may change the enquiry, and a plan is seen by everybody who has a link to look at it.
 */
export function readEnquiriesHere(storage: Pick<Storage, "getItem">): ReadonlyMap<string, string> {
  try {
    return new Map(Object.entries(paths.safeParse(JSON.parse(storage.getItem(item) ?? "{}")).data ?? {}));
  } catch {
    return new Map();
  }
}

export function noteEnquiryHere(storage: Storage, reference: string, path: string): void {
  const known = [...readEnquiriesHere(storage), [reference, path]];
  storage.setItem(item, JSON.stringify(Object.fromEntries(known)));
}
