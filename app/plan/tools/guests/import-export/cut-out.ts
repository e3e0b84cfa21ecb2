/** A line, of which each part that was understood is cut out. */
export type Remainder = { text: string };

/** Stands where something was cut out: what follows it is a remark and not the name. No text has it (a private use character). */
export const cutMark = "\uE000";

/** What may stand before a part: 'Gill, 4', 'Gill & 2 kids', 'Gill and 2 kids'. */
export const joint = String.raw`(?:(?:[,;+&(–—-]|\b(?:and|with|plus|including|incl)\b\.?)\s*)?`;

/** The end of a part: of the line, or before a comma, a bracket or something that was cut out. */
export const partEnd = String.raw`(?=\s*(?:[,;()\uE000]|$))`;

/**
 * Cuts the first match of a pattern out of the text and leaves a mark in its place.
 * @param leave the part of the match that stays before the mark
 */
export function cutOut(
  remainder: Remainder,
  pattern: RegExp,
  leave: (match: RegExpExecArray) => string = () => "",
): RegExpExecArray | null {
  const match = pattern.exec(remainder.text);
  if (match === null) return null;
  const before = remainder.text.slice(0, match.index);
  const after = remainder.text.slice(match.index + match[0].length);
  remainder.text = `${before} ${leave(match)} ${cutMark} ${after}`;
  return match;
}

/** Without the blanks, commas, lone brackets and joining words around it. */
export function tidyPart(text: string): string {
  const tidy = text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^(?:[\s,;:=+&()–—/-]|(?:and|with|plus)(?=\s|$))+/gi, "")
    .replaceAll(/(?:[\s,;:=+&(–—/-]|(?<=\s)(?:and|with|plus)(?=\s|$))+$/gi, "");
  if (!tidy.includes("(")) return tidy.replaceAll(/[\s)]+$/g, "");
  return tidy.includes(")") ? tidy : tidy.replaceAll(/\s*\(\s*/g, " ");
}
