import type { WeddingOutline } from "#content/traditions/tradition-article.ts";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";

import { SourceNote } from "#app/catalogue/listings/source-note.tsx";

/** Each kind of wedding as a band of days, from the first evening down to the last. */
export function WeddingTypes({ ways }: { ways: readonly WeddingOutline[] }) {
  return (
    <section className="section section--wall" aria-labelledby="ways">
      <div className="wrap">
        <SectionHead id="ways" heading="Seven kinds of wedding, day by day" />
        <div className="ways">
          {ways.map((way) => (
            <section key={way.id} className="way" aria-labelledby={way.id}>
              <h3 id={way.id} className="heading-medium">
                {way.name}
              </h3>
              <p>{way.heart}</p>
              <ol className="way__days">
                {way.order.map(({ when, what }) => (
                  <li key={`${when} ${what}`}>
                    <small>{when}</small>
                    {what}
                  </li>
                ))}
              </ol>
              <p className="way__venue">
                <strong>For the venue:</strong> {way.venue}
              </p>
              <SourceNote of={way} />
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
