import type { Letter, LetterFoot, LetterPart, Sender } from "./letter.ts";

/** Longest line of a plain mail, in UTF-16 units. */
const longestLine = 76;

/** The letter as plain text. */
export function letterText(letter: Letter, { sender, unsubscribeUrl }: LetterFoot): string {
  const parts = [letter.heading, "=".repeat(Math.min(letter.heading.length, longestLine)), ""];
  for (const part of letter.parts) parts.push(...partLines(part), "");
  parts.push("-- ", ...wrap(letter.reason), ...unsubscribeLines(unsubscribeUrl), ...footLines(sender));
  return `${parts.join("\n")}\n`;
}

function partLines(part: LetterPart): string[] {
  switch (part.kind) {
    case "text":
      return wrap(part.text);
    case "facts":
      return part.rows.flatMap(([label, value]) => wrap(`${label}: ${value}`, "  "));
    case "quote":
      return [`${part.from}:`, ...wrap(part.text).map((line) => `> ${line}`.trimEnd())];
    case "list":
      return part.items.flatMap((item) => wrap(`- ${item}`, "  "));
    case "button":
      return [`${part.label}:`, part.url];
  }
}

const unsubscribeLines = (url: string | null) => (url === null ? [] : ["No more of these mails:", url]);

/** Who sends: name, address and postal address, as Canada's anti-spam law (CASL) wants them in a mail. */
export function footLines({ siteUrl, contactEmail, postalAddress }: Sender): string[] {
  return ["Wild Rose Weddings", siteUrl, contactEmail, ...(postalAddress === null ? [] : [postalAddress])];
}

/** Breaks lines between words; a word longer than a line, such as an address, stays whole. */
function wrap(text: string, indent = ""): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (line !== "" && line.length + 1 + word.length > longestLine) {
        lines.push(line);
        line = `${indent}${word}`;
      } else line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}
