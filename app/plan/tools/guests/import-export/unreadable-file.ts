import { decodeText } from "#app/spreadsheets/decode-text.ts";

const pasteIt = "Copy the list and paste it.";

/** The first bytes of files that people open by mistake, as Latin-1 text, and what such a file is. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\s*%PDF-/, `This is a PDF. ${pasteIt}`],
  [
    /^(?:\u00FF\u00D8\u00FF|\u0089PNG|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:hei|mif|avif))/s,
    `This is a picture. ${pasteIt}`,
  ],
  [/^\{\\rtf/, `This is a text document (.rtf). ${pasteIt}`],
  [
    /^\u00D0\u00CF/,
    "It is an older Excel file (.xls) or has a password. Save it as .xlsx without a password and open it again.",
  ],
];

/** How much of a file is looked at. */
const sampled = 4096;

/** Whether no text has a character: control characters, but tabs, line ends and the ends of pages and files. */
const isForeign = (character: string) =>
  character === "\uFFFD" || (character < "\u0020" && !"\t\n\v\f\r\u001A".includes(character));

/** Why a file that is not a workbook holds no list, as sentences; null for a text. */
export function whyUnreadable(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, sampled);
  const start = String.fromCharCode(...sample.subarray(0, 32));
  const known = kinds.find(([pattern]) => pattern.test(start));
  if (known !== undefined) return known[1];
  const { text } = decodeText(sample);
  const foreign = Array.from(text).filter(isForeign).length;
  // Half an emoji in a short paste is no reason.
  return foreign > 3 && foreign * 100 > text.length
    ? "This isn’t a guest list we can read. Save it as Excel or CSV, or copy the list and paste it."
    : null;
}
