import { SampleMark } from "#app/listings/sample-mark.tsx";

import type { Spotlight } from "./spotlight.ts";

/** What couples would say: samples, until somebody does. */
export function SampleQuotes({ quotes }: { quotes: Spotlight["reviewQuotes"] }) {
  if (quotes.length === 0) return null;
  return (
    <div className="sample-quotes">
      {quotes.map(({ text, who }) => (
        <figure key={text}>
          <blockquote>“{text}”</blockquote>
          <figcaption>
            {who} <SampleMark />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
