import { GuideCards, PreviousNext } from "./guide-cards.tsx";
import { GuideOpening } from "./guide-opening.tsx";
import { GuideWaysOn } from "./guide-ways-on.tsx";
import { InkSwatches } from "./ink-swatches.tsx";
import type { OpenDecoration } from "./open-decoration.server.ts";
import { SourceNote } from "./source-note.tsx";
import { SourcedList } from "./sourced-list.tsx";

/** A way to decorate: what it is, its season, what it needs and what it costs; all others after it. */
export function DecorationGuide({ decoration }: { decoration: OpenDecoration }) {
  const { article, idea, resources, others } = decoration;
  return (
    <>
      <article className="guide">
        <div className="wrap">
          <GuideOpening
            up={{ to: "/decoration-ideas", label: "Decoration ideas" }}
            name={idea.title}
            subtitle={idea.season}
            image={idea.image}
            alt={decoration.alt}
            shape="wide"
            lede={article.lede}
            glance={[
              { label: "Season", value: idea.season },
              { label: "Best for", value: idea.bestFor },
              { label: "Colours", value: <InkSwatches inks={idea.colors} /> },
            ]}
          >
            <section className="guide__story" aria-labelledby="what">
              <h2 id="what" className="heading-large">
                What it is
              </h2>
              {article.what.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <h3 className="heading-small">Its season</h3>
              <p>{article.season}</p>
              <SourceNote of={article.basis} />
            </section>
          </GuideOpening>
          <section className="guide__needs" aria-labelledby="needs">
            <h2 id="needs" className="heading-large">
              What it needs from the venue
            </h2>
            <SourcedList statements={article.needs} />
          </section>
          <section className="guide__cost" aria-labelledby="cost">
            <h2 id="cost" className="heading-large">
              What it costs
            </h2>
            {article.cost === null ? (
              <p>No page that we trust gives a figure for Calgary. Ask for a quote that names each item.</p>
            ) : (
              <>
                <p>{article.cost.text}</p>
                <SourceNote of={article.cost} />
              </>
            )}
          </section>
          <GuideWaysOn ask={article.ask} resources={resources} />
          <PreviousNext previous={decoration.previous} next={decoration.next} />
        </div>
      </article>
      <section className="section section--surface without-print" aria-labelledby="others">
        <div className="wrap">
          <h2 id="others" className="heading-large guide__others">
            More ways to decorate
          </h2>
          <GuideCards cards={others} size="small" />
        </div>
      </section>
    </>
  );
}
