import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";

import type { Spotlight } from "./spotlight.ts";

/** Couples' quotes: samples, until there are real ones. */
export function SampleQuotes({ quotes }: { quotes: Spotlight["reviewQuotes"] }) {
  if (quotes.length === 0) return null;
  return (
    <div className="sample-quotes">
      {quotes.map(({ text, who }) => (
        <figure key={text}>
          <blockquote>“{text}”</blockquote>
          <figcaption>
            {who}
            <SampleBadge />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
