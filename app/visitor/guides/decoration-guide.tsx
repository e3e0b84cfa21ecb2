import { AddGuideToPlan } from "./add-guide-to-plan.tsx";
import { decorTask } from "./guide-tasks.ts";
import { PreviousNext } from "./guide-cards.tsx";
import { GuideIntro } from "./guide-intro.tsx";
import { GuideSection } from "./guide-section.tsx";
import { GuideNextSteps } from "./guide-next-steps.tsx";
import { ColourSwatches } from "./colour-swatches.tsx";
import type { DecorationGuideData } from "./decoration-guide-data.server.ts";
import { OtherGuides } from "./other-guides.tsx";
import { SourceNote } from "#app/catalogue/listings/source-note.tsx";
import { SourcedList } from "./sourced-list.tsx";

/** A way to decorate: what it is, its season, what it needs and what it costs; all others after it. */
export function DecorationGuide({ decoration }: { decoration: DecorationGuideData }) {
  const { article, idea, resources, others } = decoration;
  return (
    <>
      <article className="guide">
        <div className="wrap">
          <GuideIntro
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
              { label: "Colours", value: <ColourSwatches inks={idea.colors} /> },
            ]}
          >
            <GuideSection id="what" kind="story" heading="What it is">
              {article.what.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <h3 className="heading-small">Its season</h3>
              <p>{article.season}</p>
              <SourceNote of={article.basis} />
            </GuideSection>
          </GuideIntro>
          <GuideSection id="needs" kind="needs" heading="What it needs from the venue">
            <SourcedList statements={article.needs} />
            <AddGuideToPlan message={decorTask(idea.title, article)} />
          </GuideSection>
          <GuideSection id="cost" kind="cost" heading="What it costs">
            {article.cost === null ? (
              <p>No page that we trust gives a figure for Calgary. Ask for a quote that names each item.</p>
            ) : (
              <>
                <p>{article.cost.text}</p>
                <SourceNote of={article.cost} />
              </>
            )}
          </GuideSection>
          <GuideNextSteps ask={article.ask} resources={resources} />
          <PreviousNext previous={decoration.previous} next={decoration.next} />
        </div>
      </article>
      <OtherGuides heading="More ways to decorate" cards={others} />
    </>
  );
}
