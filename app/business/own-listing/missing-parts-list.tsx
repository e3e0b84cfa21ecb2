import type { MissingPart } from "./missing-parts.ts";

/** What a listing still lacks, and what that means for couples; each leads to where it is added. */
export function MissingPartsList({ parts }: { parts: readonly MissingPart[] }) {
  if (parts.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="missing-heading">
      <h2 className="heading-large" id="missing-heading">
        What’s still missing
      </h2>
      <p>You’re listed. Each of these makes it easier to choose you; add them whenever you have a minute.</p>
      <ul className="own-listing__missing">
        {parts.map(({ label, why, target }) => (
          <li key={target}>
            <a href={`#${target}`} className="text-link">
              {label}
            </a>
            <span>{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
