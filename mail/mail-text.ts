import type { MailContent, MailFooter, MailPart, MailSender } from "./mail-content.ts";

/** Maximum length of a line in a plain text mail, in UTF-16 units. */
const maxLineLength = 76;

/** The mail as plain text. */
export function mailText(letter: MailContent, { sender, unsubscribeUrl }: MailFooter): string {
  const parts = [letter.heading, "=".repeat(Math.min(letter.heading.length, maxLineLength)), ""];
  for (const part of letter.parts) parts.push(...partLines(part), "");
  parts.push("-- ", ...wrap(letter.reason), ...unsubscribeLines(unsubscribeUrl), ...footerLines(sender));
  return `${parts.join("\n")}\n`;
}

function partLines(part: MailPart): string[] {
  switch (part.kind) {
    case "text":
      return wrap(part.text);
    case "facts":
      return part.rows.flatMap(([label, value]) => wrap(`${label}: ${value}`, "  "));
    case "quote":
      return [`${part.from}:`, ...wrap(part.text).map((line) => `> ${line}`.trimEnd())];
    case "list":
      return part.items.flatMap((item) => wrap(`- ${item}`, "  "));
    case "links":
      return part.links.flatMap(({ label, url }) => [...wrap(`- ${label}`, "  "), `  ${url}`]);
    case "button":
      return [`${part.label}:`, part.url];
  }
}

const unsubscribeLines = (url: string | null) => (url === null ? [] : ["Unsubscribe:", url]);

/** The sender: name, email and postal address, as Canada's anti-spam law (CASL) requires in a mail. */
export function footerLines({ siteUrl, contactEmail, postalAddress }: MailSender): string[] {
  return ["Wild Rose Weddings", siteUrl, contactEmail, ...(postalAddress === null ? [] : [postalAddress])];
}

/** Breaks lines between words; a word longer than a line, such as a URL, stays whole. */
function wrap(text: string, indent = ""): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      if (line !== "" && line.length + 1 + word.length > maxLineLength) {
        lines.push(line);
        line = `${indent}${word}`;
      } else line = line === "" ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}
