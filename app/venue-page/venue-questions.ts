import { factKeys } from "#content/catalogue/fact-keys.ts";
import { reportWords, type ReportKey } from "#app/venue-facts/report-keys.ts";

/** What can be asked of a venue beyond what it can report. */
const furtherQuestions = {
  rooms: "Which rooms can we book, and how many guests does each of them take?",
  packages: "Which packages do you offer, what is in them, and is there a minimum spend?",
} as const;

export type QuestionKey = ReportKey | keyof typeof furtherQuestions;

const questionKeys: readonly QuestionKey[] = ["guests", "rooms", "packages", ...factKeys];

/** What to ask; the words for a bar follow the province's law. */
export function questionFor(key: QuestionKey, province: string): string {
  return key === "rooms" || key === "packages" ? furtherQuestions[key] : reportWords(key, province).question;
}

/** The questions that an address asks (`?ask=openFlame&ask=…`), each once, in their one order. */
export function readAsked(parameters: URLSearchParams): QuestionKey[] {
  const asked = parameters.getAll("ask");
  return questionKeys.filter((key) => asked.includes(key));
}

/**
 * Address that asks one question more, or takes it back when it is asked already; all else of the
 * address stays.
 * @param search of the present address
 */
export function toggleAskedHref(search: string, asked: readonly QuestionKey[], key: QuestionKey): string {
  const parameters = new URLSearchParams(search);
  parameters.delete("ask");
  for (const one of toggled(asked, key)) parameters.append("ask", one);
  const text = parameters.toString();
  return `${text === "" ? "" : `?${text}`}#enquiry`;
}

/** The list with the key, or without it when it was there. */
export function toggled(asked: readonly QuestionKey[], key: QuestionKey): QuestionKey[] {
  return questionKeys.filter((one) => (one === key) !== asked.includes(one));
}

/** The text with one line more at its end, unless it has that line. */
export function withLine(text: string, line: string): string {
  const lines = linesOf(text);
  return lines.includes(line) ? text : [...lines, line].join("\n");
}

/** The text without a line; what else the couple wrote stays. */
export function withoutLine(text: string, line: string): string {
  return linesOf(text)
    .filter((one) => one !== line)
    .join("\n");
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
