import { readQuery } from "#app/site/url-state/read-query.ts";
import { factKeys, type VenueFactKey } from "#content/catalogue/fact-keys.ts";
import { venueFactWords } from "#app/catalogue/venue-facts/venue-fact-words.ts";

const askKey = "ask";

/** Every key that a venue's page reads of its address. */
export const questionQueryKeys = [askKey] as const;

/** What can be asked of a venue beyond what it can report. */
const furtherQuestions = {
  rooms: "Which rooms can we book, and how many guests does each of them take?",
  packages: "Which packages do you offer, what is in them, and is there a minimum spend?",
} as const;

export type QuestionKey = VenueFactKey | keyof typeof furtherQuestions;

const questionKeys: readonly QuestionKey[] = ["guests", "rooms", "packages", ...factKeys];

/** What to ask; the words for a bar follow the province's law. */
export function questionFor(key: QuestionKey, province: string): string {
  return key === "rooms" || key === "packages"
    ? furtherQuestions[key]
    : venueFactWords(key, province).question;
}

/** The questions in a URL (`?ask=openFlame&ask=…`), without duplicates, in canonical order. */
export function parseAskedQuestions(parameters: URLSearchParams): QuestionKey[] {
  const asked = readQuery(parameters, questionQueryKeys).all(askKey);
  return questionKeys.filter((key) => asked.includes(key));
}

/**
 * URL with one more question, or without it when it is there already; everything else in the URL stays.
 * @param search of the present URL
 */
export function toggleAskedHref(search: string, asked: readonly QuestionKey[], key: QuestionKey): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(askKey);
  for (const one of toggleQuestion(asked, key)) parameters.append(askKey, one);
  const text = parameters.toString();
  return `${text === "" ? "" : `?${text}`}#enquiry`;
}

/** The list with the key, or without it when it was there. */
export function toggleQuestion(asked: readonly QuestionKey[], key: QuestionKey): QuestionKey[] {
  return questionKeys.filter((one) => (one === key) !== asked.includes(one));
}

/** The text with one more line at its end, unless it has that line. */
export function addLine(text: string, line: string): string {
  const lines = linesOf(text);
  return lines.includes(line) ? text : [...lines, line].join("\n");
}

/** The text without a line; the couple's other text stays. */
export function removeLine(text: string, line: string): string {
  return linesOf(text)
    .filter((one) => one !== line)
    .join("\n");
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
