import type { ReactNode } from "react";

/** What the couple wrote, in paragraphs as it typed them; web addresses in it are links. */
export function WrittenWords({ words }: { words: string }) {
  const paragraphs = words.split(/\n\s*\n/).map((text) => text.trim());
  return paragraphs
    .filter((text) => text !== "")
    .map((text, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- paragraphs never change places
      <p key={at} className="guest-page__words" dir="auto">
        {withLinks(text)}
      </p>
    ));
}

const webAddress = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

function withLinks(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: url, index } of text.matchAll(webAddress)) {
    parts.push(text.slice(from, index));
    parts.push(
      <a key={index} href={url} rel="nofollow noopener noreferrer">
        {url.replace(/^https?:\/\/(?:www\.)?/, "")}
      </a>,
    );
    from = index + url.length;
  }
  return [...parts, text.slice(from)];
}
