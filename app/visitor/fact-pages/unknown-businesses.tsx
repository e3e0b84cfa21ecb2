import { answerLabel } from "#app/catalogue/venue-facts/fact-status.tsx";
import { FactOrigin } from "#app/catalogue/venue-facts/fact-origin.tsx";
import { formatCount } from "#app/languages/site-language.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";

import type { FactPageData, OpenEntry } from "./fact-page-data.server.ts";

/** Who hasn't answered all that the page asks: one press asks the nearest of them. */
export function UnknownBusinesses({ noun, unknown }: Pick<FactPageData, "noun" | "unknown">) {
  const { count, asked, askingPath } = unknown;
  const nouns = noun.many.toLowerCase();
  const more = count - asked.length;
  return (
    <section className="section section--surface" aria-labelledby="unknown-heading">
      <div className="wrap">
        <SectionHead
          heading={
            count === 1
              ? `One ${noun.one} hasn’t told us yet`
              : `${formatCount(count)} ${nouns} haven’t told us yet`
          }
          id="unknown-heading"
          lede={`That’s neither a yes nor a no${asked.some(({ hints }) => hints.length > 0) ? ", and an answer that is old, not certain or incomplete doesn’t count" : ""}. Ask: you get the answer, and if they agree, it’s added here.`}
        />
        <ul className="answers__unknown">
          {asked.map((entry) => (
            <OpenBusiness key={entry.id} entry={entry} />
          ))}
        </ul>
        {more > 0 && (
          <p className="answers__more">
            And {formatCount(more)} more:{" "}
            <ThemeLink to={noun.path} className="text-link">
              All {nouns}
            </ThemeLink>
          </p>
        )}
        <p>
          <ThemeLink to={askingPath} rel="nofollow" className="button button--primary">
            {asked.length === 1 ? `Ask this ${noun.one}` : `Ask these ${asked.length} ${nouns}`}
          </ThemeLink>
        </p>
      </div>
    </section>
  );
}

/** What it has yet to say; what was said of it once is there to read, and is no answer. */
function OpenBusiness({ entry: { name, path, open, hints } }: { entry: OpenEntry }) {
  return (
    <li>
      <ThemeLink to={path} className="text-link">
        {name}
      </ThemeLink>
      {open.length > 0 && <span>{open.join(", ")}</span>}
      {hints.map(({ key, label, said }) => (
        <div key={key}>
          {label}: {[answerLabel(said.answer), said.text].filter(Boolean).join(". ")}
          <FactOrigin fact={said} sample={false} owner={name} />
        </div>
      ))}
    </li>
  );
}
