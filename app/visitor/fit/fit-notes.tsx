import { PageLinks } from "#app/visitor/page-links/page-links.tsx";

import type { FitPageData } from "./fit-page.tsx";

/** The rules in words, and where they come from. */
export function FitNotes({ rules, answerPages }: Pick<FitPageData, "rules" | "answerPages">) {
  return (
    <section className="section section--surface" aria-labelledby="fit-notes-heading">
      <div className="wrap fit-notes">
        <h2 className="heading-medium" id="fit-notes-heading">
          What we check each place and vendor for
        </h2>
        <ul>
          {rules.map(({ id, words, sources }) => (
            <li key={id}>
              {words}
              {sources.map(({ title, url }) => (
                <small key={url} className="fit-source">
                  {" "}
                  <a href={url}>{title}</a>
                </small>
              ))}
            </li>
          ))}
        </ul>
        <p className="note">
          A yes or a no stands on a fact of their page, with its source and day. What nobody has said is
          neither. Sample listings are invented, and say so.
        </p>
        <PageLinks id="fit-answers-heading" heading="Who said yes to what couples ask" pages={answerPages} />
      </div>
    </section>
  );
}
