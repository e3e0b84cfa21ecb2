import { enquiryWords } from "#app/couple/enquiries/enquiry-texts.ts";

import type { WaitingItem } from "./waiting-item.ts";

/** What a couple wrote in its enquiry, each text under its title. */
export const saidIn = (
  enquiry: Parameters<typeof enquiryWords>[0] & { name: string },
): WaitingItem["texts"] =>
  enquiryWords(enquiry).map((words) => ({
    from: "text" in words ? enquiry.name : words.title,
    text: "text" in words ? words.text : words.lines.join("\n"),
  }));
