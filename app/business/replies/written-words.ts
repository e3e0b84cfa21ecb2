import type { VendorReplyValues } from "./reply-fields.ts";

/**
 * What a business had written when its couple had closed the enquiry or its day was over, as one text; empty for none.
 * @param answers to the couple's questions, by the name of the field
 */
export function writtenWords(
  { priceFrom = "", priceTo = "", includes = "", message = "" }: VendorReplyValues,
  answers: Readonly<Record<string, string>>,
): string {
  const price = [priceFrom, priceTo].filter((part) => part.trim() !== "").join(" to ");
  const answered = Object.entries(answers)
    .filter(([name]) => name.startsWith("text-"))
    .map(([, words]) => words);
  return [price === "" ? "" : `Price: ${price}`, includes, message, ...answered]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");
}
