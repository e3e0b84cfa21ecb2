import type { EnquiryView } from "./enquiry-view.server.ts";

/**
 * Whether a vendor has the enquiry, or gets it, and the couple still talks with it: somebody who isn't told
 * when the couple deletes it.
 */
export const isOpenWithVendors = ({
  isWithdrawn,
  isUnsent,
  isPast,
  openWith,
}: Pick<EnquiryView, "isWithdrawn" | "isUnsent" | "isPast" | "openWith">): boolean =>
  !isWithdrawn && !isUnsent && !isPast && openWith.length > 0;
